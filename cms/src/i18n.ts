/** The texts of the CMS, from the JSON of `texts`: a folder a namespace, a file a language (docs/builder.md). */
import type { GenericTranslationsObject, I18nOptions } from "@payloadcms/translations";
import { en } from "@payloadcms/translations/languages/en";
import { pt } from "@payloadcms/translations/languages/pt";
import { ru } from "@payloadcms/translations/languages/ru";
import { createTexts, gatherTexts, inEachLanguage, type TextKeys, type Values } from "payload-kit/texts";
import { ADMIN, SERVER } from "./texts";
import { PAYLOAD } from "./texts/payload";

export { inEachLanguage, inLanguage, type Language, type Localized, type Values } from "payload-kit/texts";

/** `namespace:key` of a text that components have. */
export type AdminTextKey = TextKeys<typeof ADMIN>;
export type TextKey = AdminTextKey | TextKeys<typeof SERVER>;
export type Translate = (key: AdminTextKey, values?: Values) => string;

const own = gatherTexts(ADMIN);

/** For Payload's config. The admin has these languages; plugins add their texts. */
export const i18n: I18nOptions<GenericTranslationsObject> = {
  supportedLanguages: { en, pt, ru },
  fallbackLanguage: "en",
  translations: inEachLanguage((language) => ({ ...own[language], ...PAYLOAD[language] })),
};

export const { localized, translate, translator } = createTexts({ ...ADMIN, ...SERVER });
