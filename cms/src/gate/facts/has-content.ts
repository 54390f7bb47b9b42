import type { FieldValue } from "payload-kit";
import { partsOf } from "./rich-text-parts";
import { writtenTexts } from "./written-texts";

/** Whether a value holds a letter, a digit or a picture: blanks, signs and invisible characters are nothing to read. */
export function hasContent(fieldValue: Pick<FieldValue, "field" | "value">): boolean {
  if (fieldValue.field.type === "richText" && partsOf(fieldValue.value).pictures.length > 0) return true;
  return writtenTexts(fieldValue).some((text) => /[\p{L}\p{N}\p{S}]/u.test(text));
}
