import type { TextRun } from "@future-native/contract";
import { lexicalFromBlocks, type BlockInput, type LexicalState } from "../../rich-text/to-lexical";
import type { DemoBlock } from "../demo-schema";
import type { ImportContext } from "./context";

const runsOf = (text: string | TextRun[]): TextRun[] => (typeof text === "string" ? [{ text }] : text);

type Ids = Pick<ImportContext, "pictureId" | "recordingId">;

function blockInput(block: DemoBlock, { pictureId, recordingId }: Ids): BlockInput {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", runs: runsOf(block.text) };
    case "list":
      return { type: "list", ordered: block.ordered, items: block.items.map(runsOf) };
    case "picture":
      return { type: "picture", picture: pictureId(block.picture.file), caption: block.caption };
    case "pair":
      return { type: "pair", left: pictureId(block.pictures[0].file), right: pictureId(block.pictures[1].file) };
    case "artefact": {
      const { pieces, medium } = block;
      const [first, second] = pieces.map(({ picture, caption }) => ({ id: pictureId(picture.file), caption }));
      if (!first) throw new Error("An artefact of the demo content has no picture.");
      const pair = second ? { second: second.id, secondCaption: second.caption } : {};
      return { type: "artefact", picture: first.id, caption: first.caption, ...pair, medium };
    }
    case "radio":
      return { ...block, sound: block.sound === undefined ? undefined : recordingId(block.sound) };
    case "loop":
      return { ...block, film: block.film && recordingId(block.film.film) };
    case "play": {
      const { lead, ...rest } = block;
      return { ...rest, instructions: lead };
    }
    default:
      return block;
  }
}

/** The value of a rich text field for a body of the demo content. */
export function richTextOf(blocks: DemoBlock[], ids: Ids): LexicalState {
  return lexicalFromBlocks(blocks.map((block) => blockInput(block, ids)));
}
