import type { FormType, FormValues } from "@future-native/contract/form-rules";
import { textsOf } from "./form-values";

const keyOf = (formType: FormType) => `enquiry-${formType}`;

/** What was typed into a form of this tab and not sent (F5); empty where the browser keeps nothing. */
export function readDraft(formType: FormType): FormValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(formType)) ?? "{}");
    return typeof draft === "object" && draft ? textsOf(formType, (field) => Reflect.get(draft, field)) : {};
  } catch {
    return {};
  }
}

/** Keeps the texts of a form until the tab is closed; consents and files are given anew. */
export function keepDraft(formType: FormType, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(formType), JSON.stringify(textsOf(formType, (field) => values[field])));
  } catch {
    // A browser that keeps nothing keeps this no more than anything else.
  }
}

export function dropDraft(formType: FormType): void {
  try {
    sessionStorage.removeItem(keyOf(formType));
  } catch {
    // There is none.
  }
}
