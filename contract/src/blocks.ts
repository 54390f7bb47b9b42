/** Rich text: a small, closed set of blocks. The site has a component for each, the CMS an editor for each. */
import { z } from "zod";
import { link, picture, text } from "./common";

export const textRun = z
  .object({
    text: z.string().min(1),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    href: link.optional().describe("The run is a link to this address"),
  })
  .meta({ id: "TextRun" });
export type TextRun = z.infer<typeof textRun>;

/** Page of a video. */
export const videoAddress = z.url({ protocol: /^https$/ }).meta({ pattern: "^https://" });

const runs = z.array(textRun).min(1);

export const figure = z
  .object({ value: text.describe("For instance 100+ or 4–6"), label: text })
  .meta({ id: "Figure" });
export type Figure = z.infer<typeof figure>;

export const paragraphBlock = z.object({ type: z.literal("paragraph"), runs }).meta({ id: "ParagraphBlock" });
export const headingBlock = z
  .object({ type: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), text })
  .meta({ id: "HeadingBlock" });
export const listBlock = z
  .object({ type: z.literal("list"), ordered: z.boolean(), items: z.array(z.object({ runs })).min(1) })
  .meta({ id: "ListBlock" });
export const quoteBlock = z
  .object({ type: z.literal("quote"), text, author: text.nullable() })
  .meta({ id: "QuoteBlock" });
export const pictureBlock = z
  .object({ type: z.literal("picture"), picture, caption: text.nullable() })
  .meta({ id: "PictureBlock" });
export const pairBlock = z
  .object({ type: z.literal("pair"), pictures: z.tuple([picture, picture]) })
  .meta({ id: "PairBlock" });
export const figuresBlock = z
  .object({ type: z.literal("figures"), figures: z.array(figure).min(1) })
  .meta({ id: "FiguresBlock" });
export const videoBlock = z
  .object({
    type: z.literal("video"),
    url: videoAddress.describe("Page of the video; it is linked, not embedded"),
    title: text,
    poster: picture.nullable(),
  })
  .meta({ id: "VideoBlock" });

export const block = z
  .discriminatedUnion("type", [
    paragraphBlock,
    headingBlock,
    listBlock,
    quoteBlock,
    pictureBlock,
    pairBlock,
    figuresBlock,
    videoBlock,
  ])
  .meta({ id: "Block" });
export type Block = z.infer<typeof block>;
export type BlockType = Block["type"];

export const blocks = z.array(block);
