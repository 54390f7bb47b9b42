import { useField } from "react-final-form";
import {
  MAX_LENGTH,
  type FieldError,
  type FormType,
  type TextField as FieldName,
} from "@future-native/contract/form-rules";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { TextField } from "../ui/text-field";

interface QuestionProps {
  id: string;
  field: FieldName;
  formType: FormType;
}

/** Hints of a field for the browser and on-screen keyboards. */
const HINTS: Readonly<Record<FieldName, { type?: string; autoComplete?: string; inputMode?: "email" | "tel" }>> = {
  name: { autoComplete: "name" },
  org: { autoComplete: "organization" },
  vacancy: {},
  speaker: {},
  description: {},
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
};

/** One question of a form. Its error shows after the field has been left, or a submission was attempted (F5). */
export function Question({ id, field, formType }: QuestionProps) {
  const { t } = useTranslation();
  const { input, meta } = useField<string, HTMLElement>(field, {
    subscription: { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const refused: FieldError | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const fault: FieldError | undefined = meta.touched ? (meta.error ?? refused) : undefined;
  const { type: _, ...typed } = input;
  const shared = {
    ...typed,
    id,
    required: true,
    maxLength: MAX_LENGTH[field],
    label: labelOf(t, field, formType),
    error: fault && t(`form.errors.${fault}`),
  };
  return field === "description" ? <TextField {...shared} multiline /> : <TextField {...shared} {...HINTS[field]} />;
}

function labelOf(t: TFunction, field: FieldName, formType: FormType): string {
  if (field !== "description") return t(`form.fields.${field}`);
  return formType === 2 ? t("form.descriptions.2") : t("form.descriptions.3");
}
