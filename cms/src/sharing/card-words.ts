import type { LocaleCode } from "@future-native/contract/locales";
import enCard from "../../../locales/en/card.json";
import enCareer from "../../../locales/en/career.json";
import ptCard from "../../../locales/pt/card.json";
import ptCareer from "../../../locales/pt/career.json";
import ruCard from "../../../locales/ru/card.json";
import ruCareer from "../../../locales/ru/career.json";

interface CardWords {
  readonly card: { readonly case: string; readonly vacancy: string };
  readonly workFormats: Readonly<Record<"office" | "hybrid" | "remote", string>>;
}

/** The words that the site is built of. */
export const CARD_WORDS: Readonly<Record<LocaleCode, CardWords>> = {
  en: { ...enCard, ...enCareer },
  ru: { ...ruCard, ...ruCareer },
  br: { ...ptCard, ...ptCareer },
};
