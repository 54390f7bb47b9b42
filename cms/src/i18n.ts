/** The texts of the CMS, from the JSON of `texts`: a folder a namespace, a file a language (docs/builder.md). */
import type { GenericTranslationsObject, I18nOptions } from "@payloadcms/translations";
import { en } from "@payloadcms/translations/languages/en";
import { pt } from "@payloadcms/translations/languages/pt";
import { ru } from "@payloadcms/translations/languages/ru";
import { createTexts, gatherTexts, type TextKeys, type Values } from "payload-kit/texts";
import { ADMIN, SERVER } from "./texts";

export { inEachLanguage, inLanguage, type Language, type Localized, type Values } from "payload-kit/texts";

/** `namespace:key` of a text that components have. */
export type AdminTextKey = TextKeys<typeof ADMIN>;
export type TextKey = AdminTextKey | TextKeys<typeof SERVER>;
export type Translate = (key: AdminTextKey, values?: Values) => string;

/** For Payload's config. The admin has these languages; plugins add their texts. */
export const i18n: I18nOptions<GenericTranslationsObject> = {
  supportedLanguages: { en, pt, ru },
  fallbackLanguage: "en",
  translations: gatherTexts(ADMIN),
};

export const { localized, translate, translator } = createTexts({ ...ADMIN, ...SERVER });
