import { NEEDED } from "payload-kit/needed";
import type { FlattenedField } from "payload";

/** A text that is written in each locale. */
export interface TextField {
  /** For instance `seo.title`. */
  path: string;
  /** As Payload's config has it: a text, or one a language. */
  label: unknown;
  /** Whether a locale without it does not show the entry. */
  isNeeded: boolean;
  /** For a list: which fields of its rows are written in each locale. */
  columns?: string[];
}

/** The texts of a collection or global that are translated, in the order of its form. */
export function textFieldsOf(fields: readonly FlattenedField[], before = ""): TextField[] {
  return fields.flatMap((field): TextField[] => {
    const path = before + field.name;
    if (field.type === "group" || field.type === "tab") return textFieldsOf(field.flattenedFields, `${path}.`);
    if (field.type === "array") {
      const columns = field.flattenedFields.filter(isTranslated).map(({ name }) => name);
      return columns.length > 0 ? [{ path, label: field.label, isNeeded: false, columns }] : [];
    }
    if (!isTranslated(field)) return [];
    return [{ path, label: field.label, isNeeded: field.custom?.[NEEDED] === true }];
  });
}

type Translated = Extract<FlattenedField, { type: "text" | "textarea" | "richText" }>;

function isTranslated(field: FlattenedField): field is Translated {
  return (field.type === "text" || field.type === "textarea" || field.type === "richText") && Boolean(field.localized);
}
