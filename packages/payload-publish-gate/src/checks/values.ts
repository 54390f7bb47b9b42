import type { FieldOfDoc } from "payload-kit";
import type { JudgedValue } from "../content";

/** Every text of a value that people have written, a paragraph or a field of a block each; none of what is no text. */
export function writtenTexts({ field, parts, value }: WrittenValue): readonly string[] {
  if (parts) return parts.texts;
  const isText = field.type === "text" || field.type === "textarea";
  return isText && typeof value === "string" ? [value] : [];
}

type WrittenValue = Pick<JudgedValue, "parts" | "value"> & Pick<FieldOfDoc, "field">;

/** Whether a value holds a letter, a digit or a picture: blanks, signs and invisible characters are nothing to read. */
export function hasContent(written: WrittenValue): boolean {
  if (written.parts && written.parts.pictures.length > 0) return true;
  return writtenTexts(written).some((text) => /[\p{L}\p{N}\p{S}]/u.test(text));
}
