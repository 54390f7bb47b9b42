/** Parts of a rich text of any shape: a text that the site cannot render is judged as far as it can be parsed. */
import { isRecord } from "payload-kit";
import type { TextParts } from "payload-publish-gate";
import { childrenOf } from "./block-fields";
import { addressOfLink, entryOfLink, linkFields, placeOfLink } from "./link-target";

/** While they are gathered. */
type Parts = { [Name in keyof TextParts]: TextParts[Name][number][] };

/** Names of the fields of blocks that hold a picture. */
export const PICTURES: readonly string[] = ["picture", "left", "right", "second", "poster"];

const NO_TEXTS = new Set(["id", "blockName", "blockType", "beat", "kind", "url"]);

/** @param state the value of a rich text field */
export function partsOf(state: unknown): TextParts {
  const parts: Parts = { links: [], headings: [], pictures: [], videos: [], paragraphs: [], texts: [] };
  childrenOf(isRecord(state) ? state.root : undefined).forEach((node, at) => readNode(node, at, parts));
  return parts;
}

const wordsOf = (node: Record<string, unknown>): string =>
  typeof node.text === "string" ? node.text : childrenOf(node).map(wordsOf).join("");

const isLink = ({ type }: Record<string, unknown>) => type === "link" || type === "autolink";

function readNode(node: Record<string, unknown>, at: number, parts: Parts): void {
  const fields = isRecord(node.fields) ? node.fields : {};
  if (node.type === "block") return readBlock(fields, at, parts);
  if (node.type === "heading") parts.headings.push({ level: node.tag === "h3" ? 3 : 2, text: wordsOf(node).trim() });
  if (isLink(node)) readLink(fields, wordsOf(node), parts);
  const children = childrenOf(node);
  // The words of a link are a part of its sentence.
  const isLine = !isLink(node) && children.some((child) => child.type === "text" || isLink(child));
  if (isLine) {
    parts.texts.push(wordsOf(node));
    parts.paragraphs.push(wordsOf(node).trim());
  }
  for (const child of children) readNode(child, at, parts);
}

function readLink(fields: Record<string, unknown>, words: string, { links }: Parts): void {
  const { data } = linkFields.safeParse(fields);
  const entry = data && entryOfLink(data);
  if (entry) links.push({ href: "", words, entry: { ...entry, place: placeOfLink(data) } });
  const href = data ? addressOfLink(data, () => undefined) : String(fields.url ?? "").trim();
  if (href) links.push({ href, words });
}

function readBlock(fields: Record<string, unknown>, at: number, parts: Parts): void {
  for (const name of PICTURES) {
    const id = fields[name];
    if (typeof id === "number") parts.pictures.push({ id, block: at });
  }
  if (fields.blockType === "beat") parts.headings.push({ level: 2, text: String(fields.title ?? "").trim() });
  if (fields.blockType === "video" && typeof fields.url === "string") parts.videos.push(fields.url.trim());
  parts.texts.push(...textsIn(fields));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NO_TEXTS.has(name) ? [] : textsIn(inner)));
}
