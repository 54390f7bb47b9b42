import type { TextRun } from "@future-native/contract";
import { lexicalFromBlocks, type BlockInput, type LexicalState } from "../../rich-text/to-lexical";
import type { DemoBlock, PictureSpec } from "../types";

const runsOf = (text: string | TextRun[]): TextRun[] => (typeof text === "string" ? [{ text }] : text);

function blockInput(block: DemoBlock, pictureId: (spec: PictureSpec) => number): BlockInput {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", runs: runsOf(block.text) };
    case "list":
      return { type: "list", ordered: block.ordered, items: block.items.map(runsOf) };
    case "picture":
      return { type: "picture", picture: pictureId(block.picture.spec), caption: block.caption };
    case "pair":
      return { type: "pair", left: pictureId(block.pictures[0].spec), right: pictureId(block.pictures[1].spec) };
    default:
      return block;
  }
}

/** The value of a rich text field for a body of the demo content. */
export function richTextOf(blocks: DemoBlock[], pictureId: (spec: PictureSpec) => number): LexicalState {
  return lexicalFromBlocks(blocks.map((block) => blockInput(block, pictureId)));
}
