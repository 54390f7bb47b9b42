import { isRecord } from "payload-kit";
import { textsOfBlock } from "./block-texts";
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

/** A paragraph, a heading, an item of a list, or a text of a block. */
export interface TextUnit {
  /** Its place: the way through the text, by the ids of blocks and rows and by the places of what has none. */
  readonly id: string;
  readonly text: MarkedText;
}

/** Gives the translation of a unit; undefined leaves it as it is. */
type Visit = (unit: TextUnit) => readonly Inline[] | undefined;

/** Everything that can be translated in a rich text, in its order. */
export function textUnitsOf(state: unknown): TextUnit[] {
  const units: TextUnit[] = [];
  mapState(state, (unit) => void units.push(unit));
  return units;
}

/**
 * A copy of a rich text with other words in it.
 * @param translations by the ids of units
 * @throws BrokenMarksError when the marks of a translation are not those of its unit
 */
export function withTexts(state: unknown, translations: ReadonlyMap<string, readonly Inline[]>): unknown {
  return mapState(state, ({ id }) => translations.get(id));
}

function mapState(state: unknown, visit: Visit): unknown {
  if (!isRecord(state) || !isRecord(state.root) || !Array.isArray(state.root.children)) return state;
  return { ...state, root: { ...state.root, children: mapChildren(state.root.children.filter(isRecord), "", visit) } };
}

const INLINE = ["text", "linebreak", "tab", "link", "autolink"];
const isInline = (node: LexicalNode | undefined) => INLINE.includes(String(node?.type));

function mapChildren(children: readonly LexicalNode[], before: string, visit: Visit): LexicalNode[] {
  const mapped: LexicalNode[] = [];
  const keys = keysOf(children);
  for (let at = 0; at < children.length;) {
    const end = endOfRun(children, at);
    if (end > at) mapped.push(...mapRun(children.slice(at, end), `${before}${at}`, visit));
    else mapped.push(...children.slice(at, at + 1).map((node) => mapNode(node, before + (keys[at] ?? ""), visit)));
    at = Math.max(end, at + 1);
  }
  return mapped;
}

function endOfRun(children: readonly LexicalNode[], from: number): number {
  let end = from;
  while (isInline(children[end])) end += 1;
  return end;
}

function mapRun(nodes: LexicalNode[], id: string, visit: Visit): LexicalNode[] {
  const text = toMarkedText(nodes);
  if (wordsOf(text.content).trim() === "") return nodes;
  const translation = visit({ id, text });
  return translation ? fromMarkedText(translation, text) : nodes;
}

function mapNode(node: LexicalNode, id: string, visit: Visit): LexicalNode {
  if (node.type === "block" && isRecord(node.fields)) return { ...node, fields: mapBlock(node.fields, id, visit) };
  if (!Array.isArray(node.children)) return node;
  return { ...node, children: mapChildren(node.children.filter(isRecord), `${id}.`, visit) };
}

function mapBlock(values: LexicalNode, id: string, visit: Visit): LexicalNode {
  const { fields = [], rows = {} } = textsOfBlock(values.blockType);
  const lists = Object.entries(rows).flatMap(([name, columns]) => {
    const list = values[name];
    if (!Array.isArray(list)) return [];
    const items = list.filter(isRecord);
    const keys = keysOf(items);
    return [[name, items.map((row, at) => mapWords(row, columns, `${id}.${name}.${keys[at] ?? ""}`, visit))]];
  });
  return { ...mapWords(values, fields, id, visit), ...Object.fromEntries(lists) };
}

function mapWords(values: LexicalNode, names: readonly string[], id: string, visit: Visit): LexicalNode {
  return names.reduce((mapped, name) => {
    const value = mapped[name];
    if (typeof value !== "string" || value.trim() === "") return mapped;
    const text = unmarked(value);
    const translation = visit({ id: `${id}.${name}`, text });
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
