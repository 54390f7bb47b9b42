import { getLocale, type LocaleCode } from "@future-native/contract/locales";
import { readMessages } from "../../locales/read-messages";

/** Messages of the site in a locale. @param name of their file */
export const siteMessages = <Name extends Parameters<typeof readMessages>[1]>(name: Name, locale: LocaleCode) =>
  readMessages<Name>(getLocale(locale).tag, name);
