import type { FieldValue } from "payload-kit";
import { partsOf } from "./rich-text-parts";

/** Every text of a value that people have written, a paragraph or a field of a block each; none of what is no text. */
export function writtenTexts({ field, value }: Pick<FieldValue, "field" | "value">): string[] {
  if (field.type === "richText") return partsOf(value).texts;
  const isText = field.type === "text" || field.type === "textarea";
  return isText && typeof value === "string" ? [value] : [];
}
