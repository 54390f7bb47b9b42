import {
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import { validateLink } from "../fields/links";
import type { Block } from "payload";
import { everyBlock, richTextBlocks } from "./blocks";

/**
 * The form of a link, its address checked as those of link fields are. Payload's own hook would percent-encode a whole
 * address that it does not know, a path outside ASCII for instance.
 */
const linkForm: NonNullable<Parameters<typeof LinkFeature>[0]>["fields"] = ({ defaultFields }) =>
  defaultFields.map((field) =>
    field.type === "text" && field.name === "url" && field.hasMany !== true
      ? { ...field, hasMany: false, hooks: {}, validate: validateLink }
      : field,
  );

const editorWith = (blocks: Block[]) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections: [], fields: linkForm }),
      BlocksFeature({ blocks }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  });

/** The editor of rich text fields. It makes what `nodes.ts` describes and the contract's blocks say. */
export const richTextEditor = editorWith(richTextBlocks);

/** That of a case, with the blocks of its story. */
export const storyEditor = editorWith(everyBlock);
