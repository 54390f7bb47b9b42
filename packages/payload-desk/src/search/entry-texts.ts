import type { FlattenedField } from "payload";
import { isRecord, walkFields } from "payload-kit";

/**
 * The texts of an entry in a language, in the order of its form: those that each language has, and those that all share.
 * Hidden fields are left out.
 * @param entry as the database has it: a translated text is an object with a value for each locale
 */
export function entryTexts(fields: readonly FlattenedField[], entry: unknown, locale: string): string[] {
  if (!isRecord(entry)) return [];
  return [...walkFields(fields, entry, isHidden)]
    .flatMap(({ field, value: stored }) => {
      const value = "localized" in field && field.localized && isRecord(stored) ? stored[locale] : stored;
      if (field.type === "richText") return isRecord(value) ? textsOfNode(value.root) : [];
      const isText = field.type === "text" || field.type === "textarea" || field.type === "email";
      return isText ? [value].flat().filter((text) => typeof text === "string") : [];
    })
    .filter((text) => text.trim() !== "");
}

/** Passwords and tokens are hidden. */
function isHidden(field: FlattenedField): boolean {
  return Boolean(("hidden" in field && field.hidden) || (field.admin && "hidden" in field.admin && field.admin.hidden));
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Keys of a block that hold no text. */
const NO_WORDS = new Set(["id", "blockType", "blockName", "url", "format", "type", "mode", "style"]);

/** The words of a rich text, one string for each stretch that is read as one. */
function textsOfNode(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const children = rowsOf(node.children);
  const isLine = children.some((child) => isRecord(child) && typeof child.text === "string");
  if (isLine) return [children.map(wordsOfInline).join("")];
  return [...children.flatMap(textsOfNode), ...textsOfBlock(node.fields)];
}

function wordsOfInline(node: unknown): string {
  if (!isRecord(node)) return "";
  return typeof node.text === "string" ? node.text : rowsOf(node.children).map(wordsOfInline).join("");
}

function textsOfBlock(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfBlock);
  if (!isRecord(value)) return [];
  if (isRecord(value.root)) return textsOfNode(value.root);
  return Object.entries(value).flatMap(([name, part]) => {
    if (NO_WORDS.has(name)) return [];
    return typeof part === "string" ? [part] : textsOfBlock(part);
  });
}
