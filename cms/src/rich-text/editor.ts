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
import { withHead } from "./heads";
import { linkForm } from "./link-fields";
import { LINK_LISTS } from "./link-target";
import { beatsPreset, figuresPreset, PresetsFeature, type Preset } from "./presets";

const editorWith = (blocks: Block[], presets: Preset[]) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ["h2", "h3"] }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections: [...LINK_LISTS], fields: linkForm }),
      BlocksFeature({ blocks: blocks.map(withHead).map(withFlush) }),
      // Payload loads features from the last to the first: presets are before the blocks in their menus.
      PresetsFeature({ presets }),
      FlushFeature(),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  });

/** The editor of rich text fields. It makes what `nodes.ts` describes and the contract's blocks say. */
export const richTextEditor = editorWith(richTextBlocks, [figuresPreset]);

/** That of a case, with the blocks of its story. */
export const storyEditor = editorWith(everyBlock, [beatsPreset, figuresPreset]);
