/** Marks the texts and pictures of an entry, so that what is made of it can be followed back to its fields (X11). */
import type { FlattenedField, TypedLocale } from "payload";
import { isRecord, labelOf, walkFields } from "payload-kit";
import type { FieldSource } from "./messages";

type Languages = Parameters<typeof labelOf>[2];

/** A file of the library under an id that no other field has. */
interface MarkedFile {
  readonly collection: string;
  readonly id: number;
  /** Aliases a single field under this negative id. */
  readonly alias: number;
  /** Of the field among the sources. */
  readonly mark: number;
}

/** A block of a rich text, with the fields that it has. */
interface BlockInText {
  readonly fields: readonly FlattenedField[];
  readonly values: Record<string, unknown>;
}

/** Marking rules of a site. */
export interface MarkingRules {
  /** A text with its mark. */
  withMark(text: string, number: number): string;
  /** @returns undefined for a node of a rich text that is no block */
  blockOf(node: Record<string, unknown>): BlockInText | undefined;
  /** Names of number fields that pages show as they are written, such as years. Marks would change what is made of others. */
  readonly shownNumbers: ReadonlySet<string>;
}

/** Numbers what is marked. */
export class Marker {
  readonly sources: FieldSource[] = [];
  readonly files: MarkedFile[] = [];

  /**
   * @param languages in which fields are named
   * @param from number of the first mark
   */
  constructor(
    readonly rules: MarkingRules,
    readonly languages: Languages,
    private readonly from = 0,
  ) {}

  text(text: string, source: FieldSource): string {
    return this.rules.withMark(text, this.number(source));
  }

  /** @returns an id for this use of the file; ids of the database are positive */
  file(collection: string, id: number, source: FieldSource): number {
    const alias = -1 - this.files.length;
    this.files.push({ collection, id, alias, mark: this.number(source) });
    return alias;
  }

  private number(source: FieldSource): number {
    return this.from + this.sources.push(source) - 1;
  }
}

/** The entry of which something is marked. */
interface MarkedEntry {
  readonly list: string;
  /** Empty for a global. */
  readonly id: string;
  readonly locale: TypedLocale;
}

interface MarkContext extends MarkedEntry {
  readonly marker: Marker;
  readonly fields: readonly FlattenedField[];
  readonly isLocalized: boolean;
  /** Set within a block of a rich text: the path of the text's field, and of the block's node in it. */
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
  if (isRecord(copy)) markFields(copy, { ...entry, marker, fields, isLocalized: false });
  return copy;
}

function markFields(doc: Record<string, unknown>, context: MarkContext): void {
  const { marker } = context;
  for (const visited of walkFields(context.fields, doc)) {
    const { field, path, value, parent } = visited;
    const inside = { ...context, isLocalized: context.isLocalized || visited.isLocalized };
    const source = () => sourceOf(path, inside);
    if (field.type === "richText") markRichText(value, path, inside);
    else if (isText(field) && typeof value === "string" && value.trim())
      parent[field.name] = marker.text(value, source());
    else if (marker.rules.shownNumbers.has(field.name) && typeof value === "number")
      parent[field.name] = marker.text(String(value), source());
    else if (field.type === "upload" && typeof value === "number" && typeof field.relationTo === "string")
      parent[field.name] = marker.file(field.relationTo, value, source());
  }
}

const isText = ({ type }: FlattenedField) => type === "text" || type === "textarea" || type === "email";

const childrenOf = (node: unknown): Record<string, unknown>[] =>
  isRecord(node) && Array.isArray(node.children) ? node.children.filter(isRecord) : [];

function markRichText(state: unknown, path: string, context: MarkContext): void {
  for (const [at, node] of childrenOf(isRecord(state) ? state.root : undefined).entries())
    markNode(node, { ...context, text: { path, within: String(at), fields: context.fields } });
}

function markNode(node: Record<string, unknown>, context: MarkContext): void {
  if (node.type === "text" && typeof node.text === "string" && node.text.trim())
    node.text = context.marker.text(node.text, sourceOf("", context));
  const block = context.marker.rules.blockOf(node);
  if (block) markFields(block.values, { ...context, fields: block.fields });
  for (const child of childrenOf(node)) markNode(child, context);
}

/** @param path of the field; within a block of rich text, in that block */
function sourceOf(path: string, { list, id, locale, isLocalized, fields, text, marker }: MarkContext): FieldSource {
  const labels = [text && labelOf(text.fields, text.path, marker.languages), labelOf(fields, path, marker.languages)];
  return {
    list,
    id,
    locale: isLocalized ? locale : null,
    path: text?.path ?? path,
    within: text ? [text.within, path].filter(Boolean).join(".") : "",
    label: labels.filter(Boolean).join(" › "),
  };
}
