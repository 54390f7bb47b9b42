/** Words of a rich text and of its blocks, for the comparison of two versions. */
import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField } from "payload";
import { isRecord, relatedId } from "payload-kit";
import type { Asker, EntryRef } from "payload-kit/entry-titles";
import { blockOf, childrenOf } from "./block-fields";
import { everyBlock } from "./blocks";
import { addressOfLink, entryOfLink, linkFields } from "./link-target";
import { translate } from "../i18n";

/** How values are put into words. */
export interface Speech {
  readonly i18n: Asker["i18n"];
  /** Title of another entry as editors see it. */
  readonly titleOf: (entry: EntryRef) => string;
}

/** Text of a value; empty if there is none. Each item of a list is a line. */
function valueWords(field: FlattenedField, value: unknown, speech: Speech): string {
  if (Array.isArray(value)) {
    return value
      .map((one) => valueWords(field, one, speech))
      .filter(Boolean)
      .join("\n");
  }
  switch (field.type) {
    case "checkbox":
      return translate(speech.i18n.language, value ? "versions:yes" : "versions:no");
    case "select":
      return optionWords(field.options, value, speech);
    case "date":
      return typeof value === "string" ? momentWords(value, speech) : "";
    case "relationship":
    case "upload": {
      const id = relatedId(value);
      return id === undefined ? "" : speech.titleOf({ list: String(field.relationTo), id: String(id) });
    }
    case "richText":
      return textWords(value, speech);
    default:
      return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  }
}

type Options = Extract<FlattenedField, { type: "select" }>["options"];

function optionWords(options: Options, value: unknown, { i18n }: Speech): string {
  const chosen = options.find((option) => typeof option === "object" && option.value === value);
  if (typeof chosen !== "object") return typeof value === "string" ? value : "";
  return String(getTranslation(chosen.label, i18n));
}

function momentWords(moment: string, { i18n: { language } }: Speech): string {
  const style = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(new Date(moment))} UTC`;
}

type Node = Readonly<Record<string, unknown>>;

/** The paragraphs of a text and the words of its blocks, with an empty line between them. */
export function textWords(state: unknown, speech: Speech): string {
  return childrenOf(isRecord(state) ? state.root : undefined)
    .map((node) => (node.type === "block" ? blockWords(node, speech) : lineWords(node, speech)))
    .filter((line) => line.trim() !== "")
    .join("\n\n");
}

function lineWords(node: Node, speech: Speech): string {
  if (node.type === "linebreak") return "\n";
  if (typeof node.text === "string") return node.text;
  const separator = node.type === "list" ? "\n" : "";
  const inside = childrenOf(node)
    .map((child) => lineWords(child, speech))
    .join(separator);
  if (node.type === "listitem") return `• ${inside}`;
  return node.type === "link" || node.type === "autolink" ? `${inside} (${targetWords(node.fields, speech)})` : inside;
}

function targetWords(fields: unknown, { titleOf }: Speech): string {
  const { data } = linkFields.safeParse(fields);
  const entry = data && entryOfLink(data);
  if (entry) return titleOf({ list: entry.list, id: String(entry.id) });
  return (data && addressOfLink(data, () => undefined)) ?? "";
}

/** A block by its name, and below it each of its fields that is filled. */
function blockWords(node: Node, speech: Speech): string {
  const block = blockOf(node);
  if (!block) return isRecord(node.fields) ? String(node.fields.blockType) : "";
  const { slug = "", labels } = everyBlock.find((known) => known.slug === block.values.blockType) ?? {};
  const label = getTranslation(labels?.singular ?? slug, speech.i18n);
  return [`[${label}]`, ...fieldLines(block.fields, block.values, speech)].join("\n");
}

function fieldLines(fields: readonly FlattenedField[], values: Node, speech: Speech): string[] {
  return fields.flatMap((field): string[] => {
    const value = values[field.name];
    if (field.type === "array") {
      const rows = Array.isArray(value) ? value.filter(isRecord) : [];
      return rows.map((row) => `• ${rowWords(field.flattenedFields, row, speech)}`);
    }
    if (field.type === "checkbox" && !value) return [];
    const said = valueWords(field, value, speech);
    return said && field.name !== "id" && field.name !== "blockName" ? [`${labelWords(field, speech)}: ${said}`] : [];
  });
}

const rowWords = (fields: readonly FlattenedField[], row: Node, speech: Speech): string =>
  fields
    .map((field) => (field.name === "id" ? "" : valueWords(field, row[field.name], speech)))
    .filter(Boolean)
    .join(" · ");

const labelWords = (field: FlattenedField, { i18n }: Speech): string =>
  String("label" in field && field.label ? getTranslation(field.label, i18n) : field.name);
