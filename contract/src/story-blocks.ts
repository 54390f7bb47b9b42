/** Blocks that tell the story of a case. Cases have them in their bodies; other texts do without. */
import { z } from "zod";
import { named } from "./annotations";
import { film, LONGEST_SOUND, picture, recording, text } from "./common";

/** Which block it is: the discriminator of the union. */
export const blockKind = <Kind extends string>(value: Kind) => z.literal(value).describe("Kind of the block");

/** The four parts of a story in their order. Their names are messages of the site. */
export const BEATS = ["was", "found", "made", "came"] as const;
export const beat = z.enum(BEATS).meta({ id: "Beat" });
export type Beat = z.infer<typeof beat>;

export const beatBlock = named(
  "BeatBlock",
  "Begins one of the four beats of a story; the texts up to the next block of another kind belong to it",
  z.object({
    type: blockKind("beat"),
    beat: beat.describe("Before, what we found, what we made, what came of it"),
    title: text.describe("Its title"),
    figure: text.nullable().describe("A figure set large above the remark"),
    remark: text.nullable().describe("An aside beside the text"),
  }),
);

const artefactPiece = named(
  "ArtefactPiece",
  "A thing that was made, in its scene",
  z.object({
    picture: picture.describe("The picture"),
    caption: text.nullable().describe("The line under it: what it is, where, when"),
  }),
);

export const artefactBlock = named(
  "ArtefactBlock",
  "Things that were made: one from edge to edge, or two side by side",
  z.object({
    type: blockKind("artefact"),
    pieces: z.array(artefactPiece).min(1).max(2).describe("One, or the left and the right one"),
    medium: text.nullable().describe("What kind of thing it is, for instance outdoor"),
  }),
);

const spokenLine = named(
  "SpokenLine",
  "A line of a transcript",
  z.object({ at: z.int().nonnegative().describe("Second at which it begins"), text: text.describe("What is heard") }),
);

export const radioBlock = named(
  "RadioBlock",
  "A radio spot with its transcript",
  z.object({
    type: blockKind("radio"),
    title: text.describe("Its title"),
    note: text.nullable().describe("Language, station, place"),
    seconds: z.int().positive().max(LONGEST_SOUND).describe("How long it is"),
    lines: z.array(spokenLine).min(1).describe("The transcript in order"),
    sound: recording.nullable().default(null).describe("What is heard; without it the spot is read"),
  }),
);

export const loopBlock = named(
  "LoopBlock",
  "A film, or without one the composition of the case's territory; it moves and can be paused",
  z.object({
    type: blockKind("loop"),
    caption: text.nullable().describe("The line under it"),
    film: film.nullable().default(null).describe("The film; without it the territory moves"),
  }),
);

const credit = named(
  "Credit",
  "Who did what",
  z.object({ role: text.describe("What they did"), name: text.describe("Their name, or several") }),
);

export const creditsBlock = named(
  "CreditsBlock",
  "Who made it; the awards of the case stand beside",
  z.object({ type: blockKind("credits"), credits: z.array(credit).min(1).describe("The credits in order") }),
);

/** An interactive block of a case; each kind is a component of the site. */
export const PLAY_KINDS = [
  ...["bug", "bell", "chair", "ruler", "dial", "claims"],
  ...["plate", "torch", "windows", "yarn", "letters"],
] as const;
export const playKind = z.enum(PLAY_KINDS).meta({ id: "PlayKind" });
export type PlayKind = z.infer<typeof playKind>;

const playStep = named(
  "PlayStep",
  "A move of something that is played",
  z.object({
    label: text.describe("What is chosen, for instance a button"),
    said: text.nullable().describe("What is said of it then"),
  }),
);

export const playBlock = named(
  "PlayBlock",
  "The idea of a case as something that its readers play; without scripts it is read",
  z.object({
    type: blockKind("play"),
    kind: playKind.describe("Which one"),
    title: text.describe("Its title"),
    lead: text.nullable().describe("How it is played"),
    action: text.nullable().describe("Its button, in kinds that have one"),
    steps: z.array(playStep).min(1).describe("Its moves in order"),
    done: text.nullable().describe("What is said at the end"),
  }),
);
