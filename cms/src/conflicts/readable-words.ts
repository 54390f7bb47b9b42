import { isRecord } from "../is-record";
import { wordsOf } from "../rich-text/marks";
import { textUnitsOf } from "../rich-text/text-units";

/** Keys of a row that nobody wrote. */
const UNWRITTEN = new Set(["id", "blockType", "blockName"]);

/** A field's value as words: of a rich text its paragraphs, of rows and groups what is in them, a line each. */
export function readableWords(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return lines(value);
  if (!isRecord(value)) return JSON.stringify(value);
  if (isRecord(value.root))
    return textUnitsOf(value)
      .map(({ text }) => wordsOf(text.content))
      .join("\n\n");
  const written = Object.entries(value).filter(([key]) => !UNWRITTEN.has(key));
  return lines(written.sort(([a], [b]) => a.localeCompare(b)).map(([, inner]) => inner));
}

const lines = (values: readonly unknown[]): string => values.map(readableWords).filter(Boolean).join("\n");
