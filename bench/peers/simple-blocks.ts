/** The story of a case in as few kinds of block as a template of a peer can draw. */
import type { Block, TextRun } from "@future-native/contract";
import type { Message } from "./messages";
import { pictureOf, type PeerPicture } from "./pictures";

interface Pair {
  label: string;
  value: string;
}

export type SimpleBlock =
  | { type: "heading"; title: string; note: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; items: readonly string[] }
  | { type: "quote"; text: string; author: string }
  | { type: "pictures"; pictures: readonly { picture: PeerPicture; caption: string }[] }
  | { type: "pairs"; look: "figures" | "facts"; pairs: readonly Pair[]; note: string };

const textOf = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join("");

const shown = (pictures: readonly Parameters<typeof pictureOf>[0][]): SimpleBlock => ({
  type: "pictures",
  pictures: pictures.map((picture) => ({ picture: pictureOf(picture, "wide"), caption: "" })),
});

/** @returns the blocks with their texts and pictures; what plays is left out, and links and bold words are plain */
export function simpleBlocks(blocks: readonly Block[], message: Message): SimpleBlock[] {
  return blocks.flatMap((block) => simple(block, message));
}

function simple(block: Block, message: Message): SimpleBlock[] {
  switch (block.type) {
    case "heading":
      return [{ type: "heading", title: block.text, note: "" }];
    case "beat": {
      const note = [message(`cases.beats.${block.beat}`), block.figure, block.remark].filter(Boolean).join(" · ");
      return [{ type: "heading", title: block.title, note }];
    }
    case "paragraph":
      return [{ type: "paragraph", text: textOf(block.runs) }];
    case "list":
      return [{ type: "list", items: block.items.map(({ runs }) => textOf(runs)) }];
    case "quote":
      return [{ type: "quote", text: block.text, author: block.author ?? "" }];
    case "video":
      return [{ type: "paragraph", text: block.title }, ...(block.poster ? [shown([block.poster])] : [])];
    case "loop":
      return block.caption === null ? [] : [{ type: "paragraph", text: block.caption }];
    default:
      return simpleTable(block, message);
  }
}

type Rest = Exclude<Block, { type: "heading" | "beat" | "paragraph" | "list" | "quote" | "video" | "loop" }>;

function simpleTable(block: Rest, message: Message): SimpleBlock[] {
  switch (block.type) {
    case "picture":
      return [captioned([block])];
    case "pair":
      return [shown(block.pictures)];
    case "artefact":
      return [captioned(block.pieces)];
    case "figures":
      return [{ type: "pairs", look: "figures", pairs: block.figures, note: block.source ?? "" }];
    case "play": {
      const pairs = block.steps.map(({ label, said }) => ({ label, value: said ?? "" }));
      return [{ type: "pairs", look: "facts", pairs, note: block.title }];
    }
    case "credits": {
      const pairs = block.credits.map(({ role, name }) => ({ label: role, value: name }));
      return [{ type: "pairs", look: "facts", pairs, note: message("cases.credits") }];
    }
    case "radio": {
      const pairs = block.lines.map(({ at, text }) => ({ label: `0:${String(at).padStart(2, "0")}`, value: text }));
      return [{ type: "pairs", look: "facts", pairs, note: block.title }];
    }
  }
}

const captioned = (pieces: readonly { picture: Parameters<typeof pictureOf>[0]; caption: string | null }[]) => ({
  type: "pictures" as const,
  pictures: pieces.map(({ picture, caption }) => ({ picture: pictureOf(picture, "wide"), caption: caption ?? "" })),
});
