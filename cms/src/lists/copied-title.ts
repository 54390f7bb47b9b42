import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import type { Field, FieldHook } from "payload";
import { isRecord } from "payload-kit";
import { siteMessages } from "../site-messages";

const TITLE_CELL = "/lists/admin/title-cell#TitleCell";

const nameCopy: FieldHook = ({ field, siblingData, value }) => {
  if (typeof value !== "string" || !field?.name) return value;
  const texts: unknown = siblingData[field.name];
  // Payload does not say in which language a text is, and a name may be the same in two: each is looked up once.
  const locale = LOCALES.find(({ code }) => isRecord(texts) && texts[code] === value)?.code;
  if (locale && isRecord(texts)) texts[locale] = undefined;
  return `${value} (${siteMessages("server", locale ?? languageOf(siblingData.locale, value)).copy})`;
};

/** Language of an entry that is written in one only: news say in which, the blog's articles do not. */
const languageOf = (locale: unknown, text: string): LocaleCode =>
  LOCALES.find(({ code }) => code === locale)?.code ?? (/\p{Script=Cyrillic}/u.test(text) ? "ru" : "en");

/**
 * Marks the copy of an entry in its title, in each language, so that the two can be distinguished in a list, and has the
 * list take the title of another language where there is none.
 * @param name of the field that heads an entry
 * @returns the fields, of which the one with the name does so
 */
export function withTitle(fields: readonly Field[], name: string): Field[] {
  return fields.map((field): Field => {
    if (field.type === "tabs") {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withTitle(tab.fields, name) })) };
    }
    if (field.type !== "text" || field.name !== name) return field;
    const components = { ...field.admin?.components, ...(field.localized && { Cell: TITLE_CELL }) };
    const admin = { ...field.admin, components };
    return { ...field, admin, hooks: { ...field.hooks, beforeDuplicate: [nameCopy] } };
  });
}
