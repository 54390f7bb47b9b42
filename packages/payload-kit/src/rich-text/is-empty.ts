import { isRecord } from "../is-record";

function hasContent(node: unknown): boolean {
  if (!isRecord(node)) return false;
  if (node.type === "block") return true;
  if (typeof node.text === "string") return node.text.trim() !== "";
  return Array.isArray(node.children) && node.children.some(hasContent);
}

/** Whether a rich text field holds neither a word nor a block. An editor that was emptied leaves an empty paragraph. */
export function isEmptyRichText(value: unknown): boolean {
  return !isRecord(value) || !hasContent(value.root);
}
