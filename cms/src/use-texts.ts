import { useTranslation } from "@payloadcms/ui";
import type { AdminTextKey } from "./i18n";

/** Payload's `useTranslation`, whose `t` knows the texts of this CMS too. */
export const useTexts = () => useTranslation<object, AdminTextKey>();
