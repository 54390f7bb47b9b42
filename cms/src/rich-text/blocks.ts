import type { Block } from "payload";
import { validateText, validateTextarea } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { secureAddressChecks } from "../fields/links";
import { labels } from "./labels";
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
    { name: "author", type: "text", label: localized("content:common.author") },
    {
      name: "loud",
      type: "checkbox",
      label: localized("content:blocks.quote.loud"),
      admin: {
        description: localized("content:blocks.quote.loud.description"),
      },
    },
  ],
};

const picture: Block = {
  slug: "picture",
  labels: labels(localized("content:common.picture")),
  fields: [
    pictureField({ name: "picture", place: "text", label: localized("content:common.picture"), required: true }),
    { name: "caption", type: "text", label: localized("content:common.caption") },
  ],
};

const pair: Block = {
  slug: "pair",
  labels: labels(localized("content:blocks.pair")),
  fields: [
    {
      type: "row",
      fields: [
        pictureField({ name: "left", place: "text", label: localized("content:blocks.pair.left"), required: true }),
        pictureField({ name: "right", place: "text", label: localized("content:blocks.pair.right"), required: true }),
      ],
    },
  ],
};

const figures: Block = {
  slug: "figures",
  labels: labels(localized("content:common.figures")),
  fields: [
    {
      name: "figures",
      type: "array",
      label: localized("content:common.figures"),
      labels: { singular: localized("content:blocks.figures.singular"), plural: localized("content:common.figures") },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "value",
              type: "text",
              label: localized("content:common.value"),
              required: true,
              validate: validateText,
              admin: { width: "30%" },
            },
            {
              name: "label",
              type: "text",
              label: localized("content:common.label"),
              required: true,
              validate: validateText,
              admin: { width: "70%" },
            },
          ],
        },
      ],
    },
    {
      name: "source",
      type: "text",
      label: localized("content:blocks.figures.source"),
    },
  ],
};

const video: Block = {
  slug: "video",
  labels: labels(localized("content:blocks.video")),
  fields: [
    {
      name: "url",
      type: "text",
      label: localized("content:blocks.video.url"),
      required: true,
      ...secureAddressChecks,
    },
    {
      name: "title",
      type: "text",
      label: localized("content:blocks.video.title"),
      required: true,
      validate: validateText,
    },
    pictureField({ name: "poster", place: "text", label: localized("content:blocks.video.poster") }),
  ],
};

/** Blocks that an editor may put between paragraphs; each is a block of the contract. */
export const richTextBlocks: Block[] = [quote, picture, pair, figures, video];

/** Every block that any rich text may contain. */
export const everyBlock: Block[] = [...richTextBlocks, ...storyBlocks];
