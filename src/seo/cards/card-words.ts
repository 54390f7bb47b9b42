/** Words of cards that no content has, in each language. Read by the build alone: no page ships them. */
import type { i18n, TFunction } from "i18next";
import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { readMessages } from "../../../locales/read-messages";
import { createI18n } from "../../i18n/create-i18n";

const NAMES = ["card", "career", "errors", "form", "search"] as const;

const instances = new Map<LocaleCode, i18n>();

export function cardWords(locale: LocaleCode): TFunction {
  const { tag } = getLocale(locale);
  const files = () => NAMES.map((name) => [name, readMessages(tag, name)]);
  const instance = instances.get(locale) ?? createI18n(tag, Object.fromEntries(files()));
  instances.set(locale, instance);
  return instance.t;
}
