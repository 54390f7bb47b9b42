import type { BlockType } from "@future-native/contract";
import type { NodePluginSchema } from "gatsby";
import { objectType } from "./entity";

const KIND = `"""Kind of the block"""
  type: String!`;

const textRun = objectType(
  "TextRun",
  "A stretch of text in one style",
  `
  """The text itself, with its spaces"""
  text: String!
  """Set in bold"""
  bold: Boolean
  """Set in italic"""
  italic: Boolean
  """The run is a link to this address"""
  href: String`,
);

const figure = objectType(
  "Figure",
  "A number with what it counts",
  `
  """For instance 100+ or 4–6"""
  value: String!
  """What is counted"""
  label: String!`,
);

const listItem = objectType(
  "ListItem",
  "An item of a list",
  `
  """Its text"""
  runs: [TextRun!]!`,
);

/** GraphQL type of each block of the contract; a block that the contract adds fails the type check here. */
export const BLOCK_TYPES: Readonly<Record<BlockType, string>> = {
  paragraph: "ParagraphBlock",
  heading: "HeadingBlock",
  list: "ListBlock",
  quote: "QuoteBlock",
  picture: "PictureBlock",
  pair: "PairBlock",
  figures: "FiguresBlock",
  video: "VideoBlock",
};

const blocks = [
  objectType(
    BLOCK_TYPES.paragraph,
    "A paragraph",
    `
  ${KIND}
  """Its text"""
  runs: [TextRun!]!`,
  ),
  objectType(
    BLOCK_TYPES.heading,
    "A heading within the text",
    `
  ${KIND}
  """2 or 3"""
  level: Int!
  """Its text"""
  text: String!`,
  ),
  objectType(
    BLOCK_TYPES.list,
    "A list",
    `
  ${KIND}
  """Numbered, where true"""
  ordered: Boolean!
  """Its items in order"""
  items: [ListItem!]!`,
  ),
  objectType(
    BLOCK_TYPES.quote,
    "What somebody said",
    `
  ${KIND}
  """The words"""
  text: String!
  """Who said them"""
  author: String`,
  ),
  objectType(
    BLOCK_TYPES.picture,
    "A picture in the text",
    `
  ${KIND}
  """The picture"""
  picture: Picture!
  """The line under it"""
  caption: String`,
  ),
  objectType(
    BLOCK_TYPES.pair,
    "Two pictures side by side",
    `
  ${KIND}
  """The left and the right picture"""
  pictures: [Picture!]!`,
  ),
  objectType(
    BLOCK_TYPES.figures,
    "A row of figures",
    `
  ${KIND}
  """The figures in order"""
  figures: [Figure!]!`,
  ),
  objectType(
    BLOCK_TYPES.video,
    "A link to a video",
    `
  ${KIND}
  """Page of the video; it is linked, not embedded"""
  url: String!
  """Its title"""
  title: String!
  """The picture that stands for it"""
  poster: Picture`,
  ),
];

function isBlockType(type: unknown): type is BlockType {
  return typeof type === "string" && Object.hasOwn(BLOCK_TYPES, type);
}

/** The union of the blocks; which one a value is, its `type` says. */
const contentBlock = (schema: Pick<NodePluginSchema, "buildUnionType">) =>
  schema.buildUnionType({
    name: "ContentBlock",
    description: "A block of rich text",
    types: Object.values(BLOCK_TYPES),
    resolveType: ({ type }: { type: unknown }) => (isBlockType(type) ? BLOCK_TYPES[type] : undefined),
  });

export const blockTypes = (schema: Pick<NodePluginSchema, "buildUnionType">) => [
  textRun,
  figure,
  listItem,
  ...blocks,
  contentBlock(schema),
];
