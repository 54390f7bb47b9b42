import type { getTranslation } from "@payloadcms/translations";
import { flattenAllFields, type Block, type FlattenedField } from "payload";
import { isRecord } from "payload-kit";
import {
  fromMarkedText,
  onlyWords,
  toMarkedText,
  unmarked,
  wordsOf,
  type Inline,
  type LexicalNode,
  type MarkedText,
} from "payload-kit/rich-text/marks";
import { localized } from "./texts";

/** As Payload's config has it: a text, one a language, or a function. */
export type Label = Parameters<typeof getTranslation>[0];

interface NamedText {
  readonly name: string;
  readonly label: Label;
}

/** Texts of a block, and of the rows of its lists. */
interface BlockTexts {
  readonly label: Label;
  readonly fields: readonly NamedText[];
  readonly rows: readonly (NamedText & { readonly fields: readonly NamedText[] })[];
}

/** Key of a field's `custom` for a text that is the same in every language, as an address is. */
export const SAME_IN_ALL = "sameInAllLanguages";

const labelled = ({ name, ...field }: FlattenedField): NamedText => {
  return { name, label: ("label" in field && (field.label as Label | false | undefined)) || name };
};

const isText = ({ name, type, custom }: FlattenedField) =>
  (type === "text" || type === "textarea") && name !== "id" && !custom?.[SAME_IN_ALL];

const textsAmong = (fields: readonly FlattenedField[]) => fields.filter(isText).map(labelled);

function textsOf({ slug, labels, fields }: Block): BlockTexts {
  const flat = flattenAllFields({ fields });
  const rows = flat.flatMap((field) =>
    field.type === "array" ? [{ ...labelled(field), fields: textsAmong(field.flattenedFields) }] : [],
  );
  return { label: labels?.singular ?? slug, fields: textsAmong(flat), rows };
}

/** A paragraph, a heading, an item of a list, or a text of a block. */
export interface TextUnit {
  /** Its place: the way through the text, by the ids of blocks and rows and by the places of what has none. */
  readonly id: string;
  readonly text: MarkedText;
  /** Its name, `Quote › 2 › Author`, a label each. */
  readonly labels: readonly Label[];
}

/** Reads and writes the texts of a rich text. */
export interface RichText {
  /** Everything that can be translated in a rich text, in its order. */
  unitsOf(state: unknown): TextUnit[];
  /**
   * A copy of a rich text with other words in it.
   * @param translations by the ids of units
   * @throws BrokenMarksError when the marks of a translation are not those of its unit
   */
  withTexts(state: unknown, translations: ReadonlyMap<string, readonly Inline[]>): unknown;
}

interface Walk {
  readonly blocks: ReadonlyMap<unknown, BlockTexts>;
  /** How many blocks of each type have been passed. */
  readonly passed: Map<unknown, number>;
  /** Gives the translation of a unit; undefined leaves it as it is. */
  visit(unit: TextUnit): readonly Inline[] | undefined;
}

/** @param blocks that a rich text may hold; texts of others are not translated */
export function createRichText(blocks: readonly Block[] = []): RichText {
  const texts = new Map<unknown, BlockTexts>(blocks.map((block) => [block.slug, textsOf(block)]));
  const map = (state: unknown, visit: Walk["visit"]) => mapState(state, { blocks: texts, passed: new Map(), visit });
  return {
    unitsOf(state) {
      const units: TextUnit[] = [];
      map(state, (unit) => void units.push(unit));
      return units;
    },
    withTexts: (state, translations) => map(state, ({ id }) => translations.get(id)),
  };
}

/** The visible words of a rich text: a line for each of its units. */
export const linesOf = ({ unitsOf }: RichText, state: unknown): string[] =>
  unitsOf(state).map(({ text }) => wordsOf(text.content));

function mapState(state: unknown, walk: Walk): unknown {
  if (!isRecord(state) || !isRecord(state.root) || !Array.isArray(state.root.children)) return state;
  return { ...state, root: { ...state.root, children: mapChildren(state.root, "", walk) } };
}

const INLINE = ["text", "linebreak", "tab", "link", "autolink"];
const isInline = (node: LexicalNode | undefined) => INLINE.includes(String(node?.type));

const NODES = new Map<unknown, Label>([
  ["heading", localized("translations:unit.heading")],
  ["listitem", localized("translations:unit.listitem")],
]);
const PARAGRAPH: Label = localized("translations:unit.paragraph");

function mapChildren({ type, children: all }: LexicalNode, before: string, walk: Walk): LexicalNode[] {
  const children = Array.isArray(all) ? all.filter(isRecord) : [];
  const labels = [NODES.get(type) ?? PARAGRAPH];
  const mapped: LexicalNode[] = [];
  const keys = keysOf(children);
  for (let at = 0; at < children.length;) {
    const end = endOfRun(children, at);
    if (end > at) mapped.push(...mapRun(children.slice(at, end), { id: `${before}${at}`, labels }, walk));
    else mapped.push(...children.slice(at, at + 1).map((node) => mapNode(node, before + (keys[at] ?? ""), walk)));
    at = Math.max(end, at + 1);
  }
  return mapped;
}

function endOfRun(children: readonly LexicalNode[], from: number): number {
  let end = from;
  while (isInline(children[end])) end += 1;
  return end;
}

type Place = Omit<TextUnit, "text">;

function mapRun(nodes: LexicalNode[], place: Place, walk: Walk): LexicalNode[] {
  const text = toMarkedText(nodes);
  if (wordsOf(text.content).trim() === "") return nodes;
  const translation = walk.visit({ ...place, text });
  return translation ? fromMarkedText(translation, text) : nodes;
}

function mapNode(node: LexicalNode, id: string, walk: Walk): LexicalNode {
  if (node.type === "block" && isRecord(node.fields)) return { ...node, fields: mapBlock(node.fields, id, walk) };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: mapChildren(node, `${id}.`, walk) };
}

function mapBlock(values: LexicalNode, id: string, walk: Walk): LexicalNode {
  const { blockType } = values;
  const block = walk.blocks.get(blockType);
  if (!block) return values;
  const number = (walk.passed.get(blockType) ?? 0) + 1;
  walk.passed.set(blockType, number);
  const labels = [block.label, String(number)];
  const lists = block.rows.flatMap(({ name, label, fields }) => {
    const list = values[name];
    if (!Array.isArray(list)) return [];
    const items = list.filter(isRecord);
    const keys = keysOf(items);
    const placeOf = (at: number) => ({
      id: `${id}.${name}.${keys[at] ?? ""}`,
      labels: [...labels, label, String(at + 1)],
    });
    return [[name, items.map((row, at) => mapWords(row, fields, placeOf(at), walk))]];
  });
  return { ...mapWords(values, block.fields, { id, labels }, walk), ...Object.fromEntries(lists) };
}

function mapWords(values: LexicalNode, fields: readonly NamedText[], place: Place, walk: Walk): LexicalNode {
  return fields.reduce((mapped, { name, label }) => {
    const value = mapped[name];
    if (typeof value !== "string" || value.trim() === "") return mapped;
    const text = unmarked(value);
    const translation = walk.visit({ id: `${place.id}.${name}`, labels: [...place.labels, label], text });
    return translation ? { ...mapped, [name]: onlyWords(translation, text) } : mapped;
  }, values);
}

const ID = /^[\w-]+$/;

/** Key of each node or row among its siblings: its own id if it has one, else its position. */
function keysOf(siblings: readonly LexicalNode[]): string[] {
  const ids = siblings.map(({ id, fields }) => (isRecord(fields) ? fields.id : id));
  const counts = new Map<unknown, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.map((id, at) => (typeof id === "string" && ID.test(id) && counts.get(id) === 1 ? id : String(at)));
}
