/** Blocks of the story of a case. The editor of a case has them beside those of every text. */
import type { Block } from "payload";
import { BEATS } from "@future-native/contract";
import { validateText, validateWhole } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { recordingField } from "../fields/recording";
import { labels } from "./labels";
import { localized } from "../i18n";

const beat: Block = {
  slug: "beat",
  labels: labels(localized("content:story.beat")),
  fields: [
    {
      name: "beat",
      type: "select",
      label: localized("content:story.beat.which"),
      required: true,
      options: BEATS.map((value) => ({ value, label: localized(`content:beat.${value}`) })),
      admin: {
        description: localized("content:story.beat.description"),
      },
    },
    {
      name: "title",
      type: "text",
      label: localized("content:common.title"),
      required: true,
      validate: validateText,
    },
    {
      type: "row",
      fields: [
        {
          name: "figure",
          type: "text",
          label: localized("content:story.beat.figure"),
          admin: { width: "30%" },
        },
        {
          name: "remark",
          type: "text",
          label: localized("content:story.beat.remark"),
          admin: { width: "70%" },
        },
      ],
    },
  ],
};

const artefact: Block = {
  slug: "artefact",
  labels: labels(localized("content:story.artefact")),
  fields: [
    pictureField({
      name: "picture",
      place: "text",
      label: localized("content:story.artefact.picture"),
      description: localized("content:story.artefact.picture.description"),
      required: true,
    }),
    { name: "caption", type: "text", label: localized("content:common.caption") },
    pictureField({
      name: "second",
      place: "text",
      label: localized("content:story.artefact.second"),
    }),
    {
      name: "secondCaption",
      type: "text",
      label: localized("content:story.artefact.secondCaption"),
    },
    {
      name: "medium",
      type: "text",
      label: localized("content:story.artefact.medium"),
    },
  ],
};

const radio: Block = {
  slug: "radio",
  labels: labels(localized("content:story.radio")),
  fields: [
    { name: "title", type: "text", label: localized("content:common.title"), required: true, validate: validateText },
    {
      type: "row",
      fields: [
        {
          name: "note",
          type: "text",
          label: localized("content:story.radio.note"),
          admin: { width: "70%" },
        },
        {
          name: "seconds",
          type: "number",
          label: localized("content:common.seconds"),
          required: true,
          min: 1,
          max: 600,
          validate: validateWhole,
          admin: { width: "30%" },
        },
      ],
    },
    recordingField({
      name: "sound",
      kind: "sound",
      label: localized("content:story.radio.sound"),
      description: localized("content:story.radio.sound.description"),
    }),
    {
      name: "lines",
      type: "array",
      label: localized("content:story.transcript"),
      labels: {
        singular: localized("content:story.radio.lines.singular"),
        plural: localized("content:story.transcript"),
      },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "at",
              type: "number",
              label: localized("content:story.radio.lines.at"),
              required: true,
              min: 0,
              max: 600,
              validate: validateWhole,
              admin: { width: "20%" },
            },
            {
              name: "text",
              type: "text",
              label: localized("content:story.radio.lines.text"),
              required: true,
              validate: validateText,
              admin: { width: "80%" },
            },
          ],
        },
      ],
    },
  ],
};

const loop: Block = {
  slug: "loop",
  labels: labels(localized("content:story.loop")),
  fields: [
    recordingField({
      name: "film",
      kind: "film",
      label: localized("content:story.loop.film"),
      description: localized("content:story.loop.film.description"),
    }),
    { name: "caption", type: "text", label: localized("content:common.caption") },
  ],
};

const credits: Block = {
  slug: "credits",
  labels: labels(localized("content:story.creditsBlock")),
  fields: [
    {
      name: "credits",
      type: "array",
      label: localized("content:story.credits"),
      labels: { singular: localized("content:story.credits.singular"), plural: localized("content:story.credits") },
      minRows: 1,
      required: true,
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "role",
              type: "text",
              label: localized("content:story.credits.role"),
              required: true,
              validate: validateText,
              admin: { width: "50%" },
            },
            {
              name: "name",
              type: "text",
              label: localized("content:common.name"),
              required: true,
              validate: validateText,
              admin: { width: "50%" },
            },
          ],
        },
      ],
    },
  ],
};

/** Each is a block of the contract, as those of `blocks.ts` are. */
export const storyBlocks: Block[] = [beat, artefact, radio, loop, credits];
