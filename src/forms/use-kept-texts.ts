import { useEffect, type RefObject } from "react";
import { useForm } from "react-final-form";
import type { FormType, FormValues } from "@future-native/contract/form-rules";
import { keepDraft, readDraft } from "./draft";
import { textsOf } from "./form-values";

/**
 * Puts what was typed back into a form (F5): before hydration it is in the fields, before the form was closed
 * or the page loaded again it is in the draft. Consents are given anew, unless they were given before the script came.
 * @returns a function that keeps the current values
 */
export function useKeptTexts(element: RefObject<HTMLFormElement | null>, formType: FormType): () => void {
  const form = useForm<FormValues>();
  // Not before the fields have registered, in effects of their own: they would begin with nothing.
  useEffect(() => {
    if (!element.current) return;
    const typed = new FormData(element.current);
    const texts = { ...readDraft(formType), ...textsOf(formType, (field) => typed.get(field)) };
    form.batch(() => {
      for (const [field, text] of Object.entries(texts)) form.change(field as keyof FormValues, text);
      for (const consent of ["privacy", "advertising"] as const) {
        if (typed.has(consent)) form.change(consent, true);
      }
    });
  }, [element, form, formType]);
  return () => keepDraft(formType, form.getState().values);
}
