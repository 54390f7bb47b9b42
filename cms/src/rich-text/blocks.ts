import type { Block } from "payload";
import { SAME_IN_ALL } from "payload-translations/rich-text";
import { validateTextarea } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { secureAddressChecks } from "../fields/links";
import { beside, labels, line, neededLine, rows } from "./labels";
import { storyBlocks } from "./story-blocks";
import { localized } from "../i18n";

const quote: Block = {
  slug: "quote",
  labels: labels(localized("content:blocks.quote")),
  fields: [
    {
      name: "text",
      type: "textarea",
      label: localized("content:common.text"),
      required: true,
      validate: validateTextarea,
    },
    line("author", "content:common.author"),
    {
      name: "loud",
      type: "checkbox",
      label: localized("content:blocks.quote.loud"),
      admin: { description: localized("content:blocks.quote.loud.description") },
    },
  ],
};

const picture: Block = {
  slug: "picture",
  labels: labels(localized("content:common.picture")),
  fields: [
    pictureField({ name: "picture", place: "text", label: localized("content:common.picture"), required: true }),
    line("caption", "content:common.caption"),
  ],
};

const pair: Block = {
  slug: "pair",
  labels: labels(localized("content:blocks.pair")),
  fields: [
    beside(
      pictureField({ name: "left", place: "text", label: localized("content:blocks.pair.left"), required: true }),
      pictureField({ name: "right", place: "text", label: localized("content:blocks.pair.right"), required: true }),
    ),
  ],
};

const figures: Block = {
  slug: "figures",
  labels: labels(localized("content:common.figures")),
  fields: [
    rows("figures", "content:common.figures", "content:blocks.figures.singular", [
      beside(neededLine("value", "content:common.value", "30%"), neededLine("label", "content:common.label", "70%")),
    ]),
    line("source", "content:blocks.figures.source"),
  ],
};

const video: Block = {
  slug: "video",
  labels: labels(localized("content:blocks.video")),
  fields: [
    {
      ...{ ...line("url", "content:blocks.video.url"), required: true, ...secureAddressChecks },
      custom: { [SAME_IN_ALL]: true },
    },
    neededLine("title", "content:blocks.video.title"),
    pictureField({ name: "poster", place: "text", label: localized("content:blocks.video.poster") }),
  ],
};

/** Blocks that an editor may put between paragraphs; each is a block of the contract. */
export const richTextBlocks: Block[] = [quote, picture, pair, figures, video];

/** Every block that any rich text may contain. */
export const everyBlock: Block[] = [...richTextBlocks, ...storyBlocks];
