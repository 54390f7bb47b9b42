/** The words of rich text with marks in them, for those who translate elsewhere, and the way back without a byte lost. */
import { isRecord } from "../is-record";

/** A node as Lexical stores it. */
export type LexicalNode = Readonly<Record<string, unknown>>;

/** Something within words: formatted words or a link, which have content, or a line break, which has none. */
export interface Mark {
  readonly id: string;
  readonly content?: readonly Inline[];
}
export type Inline = string | Mark;

/** A text with inline marks, and the node of each mark. */
export interface MarkedText {
  readonly content: readonly Inline[];
  readonly marks: ReadonlyMap<string, LexicalNode>;
  /** The node that holds words without a mark, here without its words. */
  readonly plain: LexicalNode;
}

/** Faults in the marks of a translation. */
type MarkFault = "unknown" | "twice" | "lost" | "nested";

export class BrokenMarksError extends Error {
  override readonly name = "BrokenMarksError";

  constructor(
    readonly fault: MarkFault,
    readonly mark: string,
  ) {
    super(`Mark ${mark}: ${fault}`);
  }
}

const PLAIN: LexicalNode = { detail: 0, format: 0, mode: "normal", style: "", text: "", type: "text", version: 1 };

const isText = (node: LexicalNode): node is LexicalNode & { text: string } =>
  node.type === "text" && typeof node.text === "string";

const childrenOf = ({ children }: LexicalNode): LexicalNode[] | undefined =>
  Array.isArray(children) ? children.filter(isRecord) : undefined;

function firstPlain(nodes: readonly LexicalNode[]): LexicalNode | undefined {
  for (const node of nodes) {
    if (isText(node) && node.format === 0) return { ...node, text: "" };
    const inside = firstPlain(childrenOf(node) ?? []);
    if (inside) return inside;
  }
  return undefined;
}

/** Text that holds no marks and may hold none. */
export const unmarked = (text: string): MarkedText => ({ content: [text], marks: new Map(), plain: PLAIN });

/** Inline nodes as words with marks. Words are left bare where they can be told from all others by nothing but themselves. */
export function toMarkedText(nodes: readonly LexicalNode[]): MarkedText {
  const plain = firstPlain(nodes) ?? PLAIN;
  const key = JSON.stringify(plain);
  const marks = new Map<string, LexicalNode>();
  function read(list: readonly LexicalNode[]): Inline[] {
    const content: Inline[] = [];
    for (const node of list) {
      const isBare = isText(node) && node.text !== "" && JSON.stringify({ ...node, text: "" }) === key;
      if (isBare && typeof content.at(-1) !== "string") {
        content.push(node.text);
        continue;
      }
      const id = String(marks.size + 1);
      marks.set(id, node);
      const children = childrenOf(node);
      if (isText(node)) content.push({ id, content: node.text === "" ? [] : [node.text] });
      else content.push(children ? { id, content: read(children) } : { id });
    }
    return content;
  }
  return { content: read(nodes), marks, plain };
}

/**
 * The inline nodes that a translation says.
 * @param content the translation, with each mark of the source once
 * @param source where its marks come from
 * @throws BrokenMarksError when a mark is unknown, lost, there twice, or within one that holds words only
 */
export function fromMarkedText(content: readonly Inline[], { marks, plain }: MarkedText): LexicalNode[] {
  const used = new Set<string>();
  function build(list: readonly Inline[], isInLink: boolean): LexicalNode[] {
    return joined(list).map((part) => (typeof part === "string" ? { ...plain, text: part } : markNode(part, isInLink)));
  }
  function markNode({ id, content: inside = [] }: Mark, isInLink: boolean): LexicalNode {
    const node = marks.get(id);
    if (!node) throw new BrokenMarksError("unknown", id);
    if (used.has(id)) throw new BrokenMarksError("twice", id);
    used.add(id);
    if (isText(node)) {
      if (inside.some((part) => typeof part !== "string")) throw new BrokenMarksError("nested", id);
      return { ...node, text: inside.join("") };
    }
    const children = childrenOf(node);
    if (children ? isInLink : inside.length > 0) throw new BrokenMarksError("nested", id);
    return children ? { ...node, children: build(inside, true) } : node;
  }
  const nodes = build(content, false);
  const lost = [...marks.keys()].find((id) => !used.has(id));
  if (lost) throw new BrokenMarksError("lost", lost);
  return nodes;
}

/**
 * The words of a text that may hold no marks.
 * @throws BrokenMarksError when there is one
 */
export function onlyWords(content: readonly Inline[], source: MarkedText): string {
  return fromMarkedText(content, source)
    .map(({ text }) => String(text))
    .join("");
}

/** Content in which no words follow words, and no words are empty. */
export function joined(content: readonly Inline[]): Inline[] {
  const parts: Inline[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if (typeof part !== "string") parts.push(part);
    else if (typeof last === "string") parts[parts.length - 1] = last + part;
    else if (part !== "") parts.push(part);
  }
  return parts;
}

/** The words alone. */
export function wordsOf(content: readonly Inline[]): string {
  return content.map((part) => (typeof part === "string" ? part : wordsOf(part.content ?? []))).join("");
}
