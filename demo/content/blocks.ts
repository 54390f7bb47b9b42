/** Short forms for the blocks of a body, so that the texts stay readable. */
import type { TextRun } from "@future-native/contract";
import type { DemoBlock, DemoPicture } from "../types";

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
