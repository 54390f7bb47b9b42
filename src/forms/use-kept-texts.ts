import { useEffect, type RefObject } from "react";
import { useForm } from "react-final-form";
import type { FormType, FormValues } from "@future-native/contract/form-rules";
import { keepDraft, readDraft } from "./draft";
import { textsOf } from "./form-values";

/**
 * Restores the input of a form (F5): from the fields if it was typed before hydration, from the draft if the form was
 * closed or the page reloaded. Consents have to be given again, unless they were given before hydration.
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
