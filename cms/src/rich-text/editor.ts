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
import type { Block } from "payload";
import { everyBlock, richTextBlocks } from "./blocks";
import { FlushFeature, withFlush } from "./flush";
import { linkForm } from "./link-fields";
import { LINK_LISTS } from "./link-target";

const editorWith = (blocks: Block[]) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections: [...LINK_LISTS], fields: linkForm }),
      BlocksFeature({ blocks: blocks.map(withFlush) }),
      FlushFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  });

/** The editor of rich text fields. It makes what `nodes.ts` describes and the contract's blocks say. */
export const richTextEditor = editorWith(richTextBlocks);

/** That of a case, with the blocks of its story. */
export const storyEditor = editorWith(everyBlock);
