/** Marks the texts and pictures of an entry, so that what is made of it can be followed back to its fields (X11). */
import { withMark, type LocaleCode, type PreviewSource } from "@future-native/contract";
import { flattenAllFields, type Field, type FlattenedField } from "payload";
import { labelOf } from "../gate/label-of";
import { isRecord } from "../is-record";
import { everyBlock } from "../rich-text/blocks";

type Languages = Parameters<typeof labelOf>[2];

/** A file of the library under an id that no other field has. */
export interface MarkedFile {
  readonly collection: string;
  readonly id: number;
  /** Below which it stands for this one field. */
  readonly alias: number;
  /** Of the field among the sources. */
  readonly mark: number;
}

/** Numbers what is marked. */
export class Marker {
  readonly sources: PreviewSource[] = [];
  readonly files: MarkedFile[] = [];

  /**
   * @param languages in which fields are named
   * @param from number of the first mark
   */
  constructor(
    readonly languages: Languages,
    private readonly from = 0,
  ) {}

  text(text: string, source: PreviewSource): string {
    return withMark(text, this.number(source));
  }

  /** @returns an id for this use of the file; ids of the database are positive */
  file(collection: string, id: number, source: PreviewSource): number {
    const alias = -1 - this.files.length;
    this.files.push({ collection, id, alias, mark: this.number(source) });
    return alias;
  }

  private number(source: PreviewSource): number {
    return this.from + this.sources.push(source) - 1;
  }
}

/** The entry of which something is marked. */
export interface MarkedEntry {
  readonly list: string;
  /** Empty for a global. */
  readonly id: string;
  readonly locale: LocaleCode;
}

interface Place extends MarkedEntry {
  readonly marker: Marker;
  readonly fields: readonly FlattenedField[];
  /** Path of what holds the fields that are marked, with a dot behind it; empty for the entry itself. */
  readonly before: string;
  readonly isLocalised: boolean;
  /** Where what is marked is part of a rich text. */
  readonly text?: { readonly path: string; readonly within: string; readonly fields: readonly FlattenedField[] };
}

/** @returns a copy; its texts and the ids of its files are marked */
export function markDocument<Doc extends object>(
  doc: Doc,
  fields: readonly FlattenedField[],
  entry: MarkedEntry,
  marker: Marker,
): Doc {
  const copy = structuredClone(doc);
  if (isRecord(copy)) markFields(copy, fields, { ...entry, marker, fields, before: "", isLocalised: false });
  return copy;
}

function markFields(doc: Record<string, unknown>, fields: readonly FlattenedField[], place: Place): void {
  for (const field of fields) {
    const { name } = field;
    const [value, path] = [doc[name], place.before + name];
    const isLocalised = place.isLocalised || ("localized" in field && field.localized === true);
    const inside: Place = { ...place, before: `${path}.`, isLocalised };
    if (field.type === "group" || field.type === "tab") {
      if (isRecord(value)) markFields(value, field.flattenedFields, inside);
    } else if (field.type === "array") {
      recordsOf(value).forEach((row, at) =>
        markFields(row, field.flattenedFields, { ...inside, before: `${path}.${at}.` }),
      );
    } else if (field.type === "richText") {
      markRichText(value, path, inside);
    } else if (isText(field) && typeof value === "string" && value.trim()) {
      doc[name] = place.marker.text(value, sourceOf(path, inside));
    } else if (YEARS.has(name) && typeof value === "number") {
      doc[name] = place.marker.text(String(value), sourceOf(path, inside));
    } else if (field.type === "upload" && typeof value === "number" && typeof field.relationTo === "string") {
      doc[name] = place.marker.file(field.relationTo, value, sourceOf(path, inside));
    }
  }
}

/** Numbers that are read as they are written. What is made of others would not be what it is without marks. */
const YEARS: ReadonlySet<string> = new Set(["year", "foundedIn"]);

const isText = ({ type }: FlattenedField) => type === "text" || type === "textarea" || type === "email";

function markRichText(state: unknown, path: string, place: Place): void {
  const root = isRecord(state) && isRecord(state.root) ? state.root : {};
  recordsOf(root.children).forEach((node, at) => {
    markNode(node, { ...place, text: { path, within: String(at), fields: place.fields } });
  });
}

function markNode(node: Record<string, unknown>, place: Place): void {
  if (node.type === "text" && typeof node.text === "string" && node.text.trim()) {
    node.text = place.marker.text(node.text, sourceOf("", place));
  }
  const { fields } = node;
  const block = isRecord(fields) && everyBlock.find(({ slug }) => slug === fields.blockType);
  if (block) {
    const blockFields = flattened(block.fields);
    markFields(fields, blockFields, { ...place, fields: blockFields, before: "" });
  }
  recordsOf(node.children).forEach((child) => markNode(child, place));
}

const flattened = (fields: Field[]): FlattenedField[] => flattenAllFields({ fields, cache: true });

/** @param path of the field; within a block of rich text, in that block */
function sourceOf(path: string, { list, id, locale, isLocalised, fields, text, marker }: Place): PreviewSource {
  const labels = [text && labelOf(text.fields, text.path, marker.languages), labelOf(fields, path, marker.languages)];
  return {
    list,
    id,
    locale: isLocalised ? locale : null,
    path: text?.path ?? path,
    within: text ? [text.within, path].filter(Boolean).join(".") : "",
    label: labels.filter(Boolean).join(" › "),
  };
}

const recordsOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
