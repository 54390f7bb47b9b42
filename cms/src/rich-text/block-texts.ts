import type { BlockFields } from "./nodes";

/** Which fields of a block are words. Those of the rows of a list are named with the list. */
interface BlockTexts {
  readonly fields?: readonly string[];
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

/** The words of each block that a text may hold; an address is none. */
export const BLOCK_TEXTS: Readonly<Record<BlockFields["blockType"], BlockTexts>> = {
  quote: { fields: ["text", "author"] },
  picture: { fields: ["caption"] },
  pair: {},
  figures: { fields: ["source"], rows: { figures: ["value", "label"] } },
  video: { fields: ["title"] },
  beat: { fields: ["title", "figure", "remark"] },
  artefact: { fields: ["caption", "secondCaption", "medium"] },
  radio: { fields: ["title", "note"], rows: { lines: ["text"] } },
  loop: { fields: ["caption"] },
  play: { fields: ["title", "instructions", "action", "done"], rows: { steps: ["label", "said"] } },
  credits: { rows: { credits: ["role", "name"] } },
};

const TABLE: ReadonlyMap<string, BlockTexts> = new Map(Object.entries(BLOCK_TEXTS));

/** Texts of a block by its stored type; empty for an unknown type. */
export const textsOfBlock = (blockType: unknown): BlockTexts => TABLE.get(String(blockType)) ?? {};
