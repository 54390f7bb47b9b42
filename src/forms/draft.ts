import type { FormType, FormValues } from "@future-native/contract/form-rules";
import { textsOf } from "./form-values";

const keyOf = (formType: FormType) => `enquiry-${formType}`;

/** Unsent texts of a form in this tab (F5); empty if the browser stores nothing. */
export function readDraft(formType: FormType): FormValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(formType)) ?? "{}");
    return typeof draft === "object" && draft ? textsOf(formType, (field) => Reflect.get(draft, field)) : {};
  } catch {
    return {};
  }
}

/** Keeps the texts of a form until the tab is closed; consents and files have to be given again. */
export function keepDraft(formType: FormType, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(formType), JSON.stringify(textsOf(formType, (field) => values[field])));
  } catch {
    // Without storage there is no draft.
  }
}

export function dropDraft(formType: FormType): void {
  try {
    sessionStorage.removeItem(keyOf(formType));
  } catch {
    // Without storage there is no draft.
  }
}
