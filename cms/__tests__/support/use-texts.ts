import { createTexts } from "payload-kit/texts";
import { TEXTS as DESK } from "payload-desk/texts";
import { TEXTS as GATE } from "payload-publish-gate/texts";
import { TEXTS as RELEASES } from "payload-releases/texts";
import { TEXTS as TRANSLATIONS } from "payload-translations/texts";
import { ADMIN } from "../../src/texts";

/** One of Payload's own. */
const general = { en: { loading: "Loading" }, pt: {}, ru: {} };

const { translator } = createTexts({ ...ADMIN, ...DESK, ...GATE, ...RELEASES, ...TRANSLATIONS, general });

/** The texts that Payload hands to a component in the admin, for tests of components: its provider is no module for Jest. */
export const useTexts = () => ({ t: translator("en"), i18n: { language: "en" } });
