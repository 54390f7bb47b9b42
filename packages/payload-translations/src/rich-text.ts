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

/** Fields of a block that hold texts. Those of the rows of a list are named with the list. */
export interface BlockTexts {
  readonly fields?: readonly string[];
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

/** Texts of a block by its stored type; none for an unknown type. */
export type TextsOfBlock = (blockType: unknown) => BlockTexts;

/** A paragraph, a heading, an item of a list, or a text of a block. */
export interface TextUnit {
  /** Its place: the way through the text, by the ids of blocks and rows and by the places of what has none. */
  readonly id: string;
  readonly text: MarkedText;
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
  readonly textsOfBlock: TextsOfBlock;
  /** Gives the translation of a unit; undefined leaves it as it is. */
  visit(unit: TextUnit): readonly Inline[] | undefined;
}

export const createRichText = (textsOfBlock: TextsOfBlock = () => ({})): RichText => ({
  unitsOf(state) {
    const units: TextUnit[] = [];
    mapState(state, { textsOfBlock, visit: (unit) => void units.push(unit) });
    return units;
  },
  withTexts: (state, translations) => mapState(state, { textsOfBlock, visit: ({ id }) => translations.get(id) }),
});

/** The visible words of a rich text: a line for each of its units. */
export const linesOf = ({ unitsOf }: RichText, state: unknown): string[] =>
  unitsOf(state).map(({ text }) => wordsOf(text.content));

function mapState(state: unknown, walk: Walk): unknown {
  if (!isRecord(state) || !isRecord(state.root) || !Array.isArray(state.root.children)) return state;
  return { ...state, root: { ...state.root, children: mapChildren(state.root.children.filter(isRecord), "", walk) } };
}

const INLINE = ["text", "linebreak", "tab", "link", "autolink"];
const isInline = (node: LexicalNode | undefined) => INLINE.includes(String(node?.type));

function mapChildren(children: readonly LexicalNode[], before: string, walk: Walk): LexicalNode[] {
  const mapped: LexicalNode[] = [];
  const keys = keysOf(children);
  for (let at = 0; at < children.length;) {
    const end = endOfRun(children, at);
    if (end > at) mapped.push(...mapRun(children.slice(at, end), `${before}${at}`, walk));
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

function mapRun(nodes: LexicalNode[], id: string, walk: Walk): LexicalNode[] {
  const text = toMarkedText(nodes);
  if (wordsOf(text.content).trim() === "") return nodes;
  const translation = walk.visit({ id, text });
  return translation ? fromMarkedText(translation, text) : nodes;
}

function mapNode(node: LexicalNode, id: string, walk: Walk): LexicalNode {
  if (node.type === "block" && isRecord(node.fields)) return { ...node, fields: mapBlock(node.fields, id, walk) };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: mapChildren(node.children.filter(isRecord), `${id}.`, walk) };
}

function mapBlock(values: LexicalNode, id: string, walk: Walk): LexicalNode {
  const { fields = [], rows = {} } = walk.textsOfBlock(values.blockType);
  const lists = Object.entries(rows).flatMap(([name, columns]) => {
    const list = values[name];
    if (!Array.isArray(list)) return [];
    const items = list.filter(isRecord);
    const keys = keysOf(items);
    return [[name, items.map((row, at) => mapWords(row, columns, `${id}.${name}.${keys[at] ?? ""}`, walk))]];
  });
  return { ...mapWords(values, fields, id, walk), ...Object.fromEntries(lists) };
}

function mapWords(values: LexicalNode, names: readonly string[], id: string, walk: Walk): LexicalNode {
  return names.reduce((mapped, name) => {
    const value = mapped[name];
    if (typeof value !== "string" || value.trim() === "") return mapped;
    const text = unmarked(value);
    const translation = walk.visit({ id: `${id}.${name}`, text });
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
