/** Short forms for the blocks of a body, so that the texts stay readable. */
import type { Beat, TextRun } from "@future-native/contract";
import type { DemoBlock, DemoFilm, DemoPicture, DemoPiece } from "../block-types";

type Inline = string | TextRun[];

export const paragraph = (text: Inline): DemoBlock => ({ type: "paragraph", text });
/** A note in the margin of an article, beside the block that follows it. */
export const note = (text: string): DemoBlock => paragraph([{ text, italic: true }]);
export const heading = (text: string): DemoBlock => ({ type: "heading", level: 2, text });
export const subheading = (text: string): DemoBlock => ({ type: "heading", level: 3, text });
export const list = (...items: Inline[]): DemoBlock => ({ type: "list", ordered: false, items });
export const numbered = (...items: Inline[]): DemoBlock => ({ type: "list", ordered: true, items });
export const quote = (text: string, author?: string): DemoBlock => ({ type: "quote", text, author });
export const picture = (shown: DemoPicture, caption?: string): DemoBlock => ({
  type: "picture",
  picture: shown,
  caption,
});
export const pair = (left: DemoPicture, right: DemoPicture): DemoBlock => ({ type: "pair", pictures: [left, right] });
export const video = (url: string, title: string): DemoBlock => ({ type: "video", url, title });

/** Figures in the order value, label. */
export const figures = (...entries: [value: string, label: string][]): DemoBlock => ({
  type: "figures",
  figures: entries.map(([value, label]) => ({ value, label })),
});

/** The same with where they come from. */
export const figuresFrom = (source: string, ...entries: [value: string, label: string][]): DemoBlock => ({
  type: "figures",
  figures: entries.map(([value, label]) => ({ value, label })),
  source,
});

/** The loud moment of a story. */
export const loudQuote = (text: string, author: string): DemoBlock => ({ type: "quote", text, author, loud: true });
export const beat = (name: Beat, title: string, remark?: string, figure?: string): DemoBlock => ({
  ...{ type: "beat", beat: name, title, remark, figure },
});
/** One from edge to edge. */
export const artefact = (medium: string, shown: DemoPiece): DemoBlock => ({
  type: "artefact",
  pieces: [shown],
  medium,
});
export const artefactPair = (left: DemoPiece, right: DemoPiece): DemoBlock => ({
  type: "artefact",
  pieces: [left, right],
});
export const piece = (picture: DemoPicture, caption: string): DemoPiece => ({ picture, caption });
export const loop = (caption: string, film?: DemoFilm): DemoBlock => ({ type: "loop", caption, film });

/** Lines in the order second, what is heard. */
export const radio = (
  title: string,
  note: string,
  seconds: number,
  ...lines: [at: number, text: string][]
): DemoBlock => ({
  ...{ type: "radio", title, note, seconds },
  lines: lines.map(([at, text]) => ({ at, text })),
});

/** The same with what is heard. @param sound name of a file in `demo/recordings` */
export const radioHeard = (sound: string, ...spot: Parameters<typeof radio>): DemoBlock => ({
  ...radio(...spot),
  ...{ sound },
});

/** Credits in the order role, name. */
export const credits = (...entries: [role: string, name: string][]): DemoBlock => ({
  type: "credits",
  credits: entries.map(([role, name]) => ({ role, name })),
});
