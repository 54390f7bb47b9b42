import { BEATS, LONGEST_SOUND, PLAY_KINDS } from "@future-native/contract";
import type { Block, NumberField } from "payload";
import { validateWhole } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { recordingField } from "../fields/recording";
import { localized } from "../i18n";
import { beside, labels, line, neededLine, rows } from "./labels";

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
      admin: { description: localized("content:story.beat.description") },
    },
    neededLine("title", "content:common.title"),
    beside(line("figure", "content:story.beat.figure", "30%"), line("remark", "content:story.beat.remark", "70%")),
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
    line("caption", "content:common.caption"),
    pictureField({ name: "second", place: "text", label: localized("content:story.artefact.second") }),
    line("secondCaption", "content:story.artefact.secondCaption"),
    line("medium", "content:story.artefact.medium"),
  ],
};

const seconds = (field: Pick<NumberField, "name" | "label" | "min">, width: string): NumberField => ({
  ...{ ...field, type: "number", required: true, max: LONGEST_SOUND, validate: validateWhole, admin: { width } },
});

const radio: Block = {
  slug: "radio",
  labels: labels(localized("content:story.radio")),
  fields: [
    neededLine("title", "content:common.title"),
    beside(
      line("note", "content:story.radio.note", "70%"),
      seconds({ name: "seconds", label: localized("content:common.seconds"), min: 1 }, "30%"),
    ),
    recordingField({
      name: "sound",
      kind: "sound",
      label: localized("content:story.radio.sound"),
      description: localized("content:story.radio.sound.description"),
    }),
    rows("lines", "content:story.transcript", "content:story.radio.lines.singular", [
      beside(
        seconds({ name: "at", label: localized("content:story.radio.lines.at"), min: 0 }, "20%"),
        neededLine("text", "content:story.radio.lines.text", "80%"),
      ),
    ]),
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
    line("caption", "content:common.caption"),
  ],
};

const play: Block = {
  slug: "play",
  labels: labels(localized("content:story.play")),
  fields: [
    {
      name: "kind",
      type: "select",
      label: localized("content:story.play.kind"),
      required: true,
      options: PLAY_KINDS.map((value) => ({ value, label: localized(`content:play.${value}`) })),
      admin: { description: localized("content:story.play.kind.description") },
    },
    neededLine("title", "content:common.title"),
    // Not `lead`: a case has a field of that name, and forms find theirs by it.
    line("instructions", "content:story.play.lead"),
    line("action", "content:story.play.action"),
    rows("steps", "content:story.play.steps", "content:story.play.steps.singular", [
      neededLine("label", "content:story.play.steps.label"),
      line("said", "content:story.play.steps.said"),
    ]),
    line("done", "content:story.play.done"),
  ],
};

const credits: Block = {
  slug: "credits",
  labels: labels(localized("content:story.creditsBlock")),
  fields: [
    rows("credits", "content:story.credits", "content:story.credits.singular", [
      beside(neededLine("role", "content:story.credits.role", "50%"), neededLine("name", "content:common.name", "50%")),
    ]),
  ],
};

/** Each is a block of the contract, as those of `blocks.ts` are. */
export const storyBlocks: Block[] = [beat, artefact, radio, loop, play, credits];
