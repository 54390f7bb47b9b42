import type { TextRun } from "@future-native/contract";
import type { BlockFields } from "./nodes";

type AsInput<Fields> = Fields extends { blockType: infer Type } ? Omit<Fields, "blockType"> & { type: Type } : never;

/** A text, or runs of it where parts have marks. */
type Runs = string | readonly TextRun[];

/** A block to put into a rich text field; media are given by id. */
export type BlockInput =
  | { type: "paragraph"; runs: Runs }
  | { type: "heading"; level: 2 | 3; text: string }
  | { type: "list"; ordered: boolean; items: Runs[] }
  | AsInput<BlockFields>;

type Format = "" | "left" | "start" | "center" | "right" | "end" | "justify";

interface LexicalNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

/** The value of a rich text field. */
export interface LexicalState {
  root: { type: "root"; version: 1; format: Format; indent: 0; direction: "ltr"; children: LexicalNode[] };
  [key: string]: unknown;
}

const element = (type: string, children: LexicalNode[], rest: Record<string, unknown> = {}): LexicalNode => ({
  type,
  version: 1,
  format: "",
  indent: 0,
  direction: "ltr",
  children,
  ...rest,
});

const textNode = (run: TextRun): LexicalNode => ({
  type: "text",
  version: 1,
  text: run.text,
  format: (run.bold ? 1 : 0) | (run.italic ? 2 : 0),
  detail: 0,
  mode: "normal",
  style: "",
});

/** Ids of links and blocks only have to differ within one text; counted, they are the same at every import. */
function createIds(): () => string {
  let last = 0;
  return () => (last += 1).toString(16).padStart(24, "0");
}

function inlineNodes(runs: Runs, nextId: () => string): LexicalNode[] {
  return (typeof runs === "string" ? [{ text: runs }] : runs).map((run: TextRun) => {
    if (!run.href) return textNode(run);
    const fields = { linkType: "custom", url: run.href, newTab: false };
    return element("link", [textNode(run)], { version: 3, id: nextId(), fields });
  });
}

function listNode(block: BlockInput & { type: "list" }, nextId: () => string): LexicalNode {
  const items = block.items.map((runs, index) => element("listitem", inlineNodes(runs, nextId), { value: index + 1 }));
  return element("list", items, {
    listType: block.ordered ? "number" : "bullet",
    tag: block.ordered ? "ol" : "ul",
    start: 1,
  });
}

function blockNode({ type, ...fields }: BlockInput, nextId: () => string): LexicalNode {
  return { type: "block", version: 2, format: "", fields: { id: nextId(), blockName: "", blockType: type, ...fields } };
}

function nodeOf(block: BlockInput, nextId: () => string): LexicalNode {
  switch (block.type) {
    case "paragraph":
      return element("paragraph", inlineNodes(block.runs, nextId), { textFormat: 0, textStyle: "" });
    case "heading":
      return element("heading", [textNode({ text: block.text })], { tag: `h${block.level}` });
    case "list":
      return listNode(block, nextId);
    default:
      return blockNode(block, nextId);
  }
}

/** A rich text field's value for a list of blocks: the way back of `blocksFromLexical`. */
export function lexicalFromBlocks(blocks: readonly BlockInput[]): LexicalState {
  const nextId = createIds();
  const children = blocks.map((block) => nodeOf(block, nextId));
  return { root: { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children } };
}
