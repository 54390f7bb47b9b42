import { translator } from "../../src/i18n";

/** The texts that Payload hands to a component in the admin, for tests of components: its provider is no module for Jest. */
export const useTexts = () => ({ t: translator("en"), i18n: { language: "en" } });
