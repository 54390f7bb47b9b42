/** Words of cards that no content has, in each language. Read by the build alone: no page ships them. */
import type { TFunction } from "i18next";
import type { LocaleCode } from "@future-native/contract/locales";
import enCard from "../../../locales/en/card.json";
import enCareer from "../../../locales/en/career.json";
import enErrors from "../../../locales/en/errors.json";
import enForm from "../../../locales/en/form.json";
import enSearch from "../../../locales/en/search.json";
import ptCard from "../../../locales/pt/card.json";
import ptCareer from "../../../locales/pt/career.json";
import ptErrors from "../../../locales/pt/errors.json";
import ptForm from "../../../locales/pt/form.json";
import ptSearch from "../../../locales/pt/search.json";
import ruCard from "../../../locales/ru/card.json";
import ruCareer from "../../../locales/ru/career.json";
import ruErrors from "../../../locales/ru/errors.json";
import ruForm from "../../../locales/ru/form.json";
import ruSearch from "../../../locales/ru/search.json";
import { createI18n } from "../../i18n/create-i18n";

const INSTANCES = {
  en: createI18n("en", { card: enCard, career: enCareer, errors: enErrors, form: enForm, search: enSearch }),
  ru: createI18n("ru", { card: ruCard, career: ruCareer, errors: ruErrors, form: ruForm, search: ruSearch }),
  br: createI18n("pt", { card: ptCard, career: ptCareer, errors: ptErrors, form: ptForm, search: ptSearch }),
} as const;

export function cardWords(locale: LocaleCode): TFunction {
  return INSTANCES[locale].t;
}
