import type { FieldValue } from "payload-kit";
import { partsOf } from "./rich-text-parts";

/** Whether a value holds a letter, a digit or a picture: blanks, signs and invisible characters are nothing to read. */
export function hasContent(fieldValue: Pick<FieldValue, "field" | "value">): boolean {
  if (fieldValue.field.type === "richText" && partsOf(fieldValue.value).pictures.length > 0) return true;
  return writtenTexts(fieldValue).some((text) => /[\p{L}\p{N}\p{S}]/u.test(text));
}

/** Every text of a value that people have written, a paragraph or a field of a block each; none of what is no text. */
export function writtenTexts({ field, value }: Pick<FieldValue, "field" | "value">): string[] {
  if (field.type === "richText") return partsOf(value).texts;
  const isText = field.type === "text" || field.type === "textarea";
  return isText && typeof value === "string" ? [value] : [];
}
