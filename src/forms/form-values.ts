import {
  FORM_FIELDS,
  requiredConsents,
  type FormErrors,
  type FormType,
  type FormValues,
  type TextField,
} from "@future-native/contract/form-rules";
import type { Locale, LocaleCode } from "@future-native/contract/locales";

/** Initial values of a form. */
export interface Prefilled {
  vacancy?: string | undefined;
}

/**
 * Initial values of a form (F3): the consent to privacy is unticked; the one to advertising is given in locales that do
 * not ask for it.
 */
export function firstValues(
  formType: FormType,
  { asksAdvertisingConsent }: Locale,
  { vacancy }: Prefilled,
): FormValues {
  return {
    ...Object.fromEntries(FORM_FIELDS[formType].map((field) => [field, ""])),
    ...(formType === 2 && vacancy ? { vacancy } : {}),
    privacy: false,
    advertising: !asksAdvertisingConsent,
  };
}

/** The texts among what was read out of a form's elements or a draft, those of this form only. */
export function textsOf(formType: FormType, read: (field: TextField) => unknown): FormValues {
  const texts = FORM_FIELDS[formType].map((field) => [field, read(field)] as const);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === "string" && value !== ""));
}

/** Number of required answers, and of those that are valid. */
export interface AnswerCounts {
  readonly answered: number;
  readonly asked: number;
}

/** @param errors of the current values */
export function countAnswers(formType: FormType, locale: LocaleCode, errors: FormErrors): AnswerCounts {
  const asked = [...FORM_FIELDS[formType], ...requiredConsents(locale)];
  return { answered: asked.filter((field) => !errors[field]).length, asked: asked.length };
}
