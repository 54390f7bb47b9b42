import { createTexts, type TextKeys } from "payload-kit/texts";
import accountsEn from "./texts/accounts/en.json";
import accountsPt from "./texts/accounts/pt.json";
import accountsRu from "./texts/accounts/ru.json";
import auditEn from "./texts/audit/en.json";
import auditPt from "./texts/audit/pt.json";
import auditRu from "./texts/audit/ru.json";

export const TEXTS = {
  accounts: { en: accountsEn, pt: accountsPt, ru: accountsRu },
  audit: { en: auditEn, pt: auditPt, ru: auditRu },
};

export type TextKey = TextKeys<typeof TEXTS>;

export const { localized, translate } = createTexts(TEXTS);
