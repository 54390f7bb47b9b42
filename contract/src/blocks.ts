/** Rich text: a small, closed set of blocks. The site has a component for each, the CMS an editor for each. */
import { z } from "zod";
import { named } from "./annotations";
import { link, picture, text } from "./common";
import { artefactBlock, beatBlock, creditsBlock, blockKind, loopBlock, playBlock, radioBlock } from "./story-blocks";

export const textRun = named(
  "TextRun",
  "A stretch of text in one style",
  z.object({
    text: z.string().min(1).describe("The text itself, with its spaces"),
    bold: z.boolean().optional().describe("Set in bold"),
    italic: z.boolean().optional().describe("Set in italic"),
    href: link.optional().describe("The run is a link to this address"),
  }),
);
export type TextRun = z.infer<typeof textRun>;

/** Page of a video. */
export const videoAddress = z.url({ protocol: /^https$/ }).meta({ pattern: "^https://" });

const runs = z.array(textRun).min(1).describe("Its text");

export const figure = named(
  "Figure",
  "A number with what it counts",
  z.object({ value: text.describe("For instance 100+ or 4–6"), label: text.describe("What is counted") }),
);
export type Figure = z.infer<typeof figure>;

const listItem = named("ListItem", "An item of a list", z.object({ runs }));

export const paragraphBlock = named("ParagraphBlock", "A paragraph", z.object({ type: blockKind("paragraph"), runs }));
export const headingBlock = named(
  "HeadingBlock",
  "A heading within the text",
  z.object({
    type: blockKind("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    text: text.describe("Its text"),
  }),
);
export const listBlock = named(
  "ListBlock",
  "A list",
  z.object({
    type: blockKind("list"),
    ordered: z.boolean().describe("Numbered, where true"),
    items: z.array(listItem).min(1).describe("Its items in order"),
  }),
);
export const quoteBlock = named(
  "QuoteBlock",
  "What somebody said",
  z.object({
    type: blockKind("quote"),
    text: text.describe("The words"),
    author: text.nullable().describe("Who said them"),
    loud: z.boolean().default(false).describe("From edge to edge in the territory's colour; once a story"),
  }),
);
export const pictureBlock = named(
  "PictureBlock",
  "A picture in the text",
  z.object({
    type: blockKind("picture"),
    picture: picture.describe("The picture"),
    caption: text.nullable().describe("The line under it"),
  }),
);
export const pairBlock = named(
  "PairBlock",
  "Two pictures side by side",
  z.object({
    type: blockKind("pair"),
    pictures: z.tuple([picture, picture]).describe("The left and the right picture"),
  }),
);
export const figuresBlock = named(
  "FiguresBlock",
  "A row of figures",
  z.object({
    type: blockKind("figures"),
    figures: z.array(figure).min(1).describe("The figures in order"),
    source: text.nullable().default(null).describe("Where they come from"),
  }),
);
export const videoBlock = named(
  "VideoBlock",
  "A link to a video",
  z.object({
    type: blockKind("video"),
    url: videoAddress.describe("Page of the video; it is linked, not embedded"),
    title: text.describe("Its title"),
    poster: picture.nullable().describe("The picture that stands for it"),
  }),
);

export const block = named(
  "ContentBlock",
  "A block of rich text",
  z.discriminatedUnion("type", [
    paragraphBlock,
    headingBlock,
    listBlock,
    quoteBlock,
    pictureBlock,
    pairBlock,
    figuresBlock,
    videoBlock,
    beatBlock,
    artefactBlock,
    radioBlock,
    loopBlock,
    playBlock,
    creditsBlock,
  ]),
);
export type Block = z.infer<typeof block>;
export type BlockType = Block["type"];

export const blocks = z.array(block).describe("The text");
