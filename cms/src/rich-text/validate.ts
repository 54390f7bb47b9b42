import { blocks, type Film, type Picture, type Recording } from "@future-native/contract";
import type { PayloadRequest, RichTextFieldValidation } from "payload";
import { richText } from "payload/shared";
import { incompleteBlocks } from "./incomplete-blocks";
import { BadLinkError, blocksFromLexical } from "./from-lexical";
import { translate } from "../i18n";

/** Substitute for every picture during validation: whether a picture exists is a query of the library. */
const SOME = { url: "/media/any", updatedAt: "2000-01-01T00:00:00.000Z" };
const ANY_PICTURE: Picture = { ...SOME, width: 1, height: 1, focal: { x: 0.5, y: 0.5 }, alt: "" };
const ANY_RECORDING: Recording = { ...SOME, type: "audio/mpeg", seconds: 1 };
const ANY_FILM: Film = { sources: [ANY_RECORDING], width: 1, height: 1, poster: ANY_PICTURE };

/** Payload's sentence of a link begins in code as well; any other is for people. */
const notOfBlock = (sentence: string, language: string): string =>
  /^\w+ node failed to validate/.test(sentence) ? translate(language, "content:richText.incompleteLink") : sentence;

type Reading = { badLink: string } | { unknown: string } | { media: number[]; recordings: number[] };

/** Reads a text as the API would. @returns what is wrong with it, or the ids of its pictures */
export function readRichText(state: unknown): Reading {
  const [media, recordings] = [new Set<number>(), new Set<number>()];
  const note =
    <Entry>(ids: Set<number>, entry: Entry) =>
    (id: number) => {
      ids.add(id);
      return entry;
    };
  const targets = {
    picture: note(media, ANY_PICTURE),
    film: note(recordings, ANY_FILM),
    sound: note(recordings, ANY_RECORDING),
    pathOf: () => "/any",
  };
  try {
    const result = blocks.safeParse(blocksFromLexical(state, targets));
    if (result.success) return { media: [...media], recordings: [...recordings] };
    const details = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return { unknown: details.join("; ") };
  } catch (error) {
    if (error instanceof BadLinkError) return { badLink: error.url };
    if (error instanceof Error) return { unknown: error.message };
    throw error;
  }
}

async function missing(
  collection: "media" | "recordings",
  ids: readonly number[],
  req: PayloadRequest,
): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  });
  const known = new Set(docs.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

/** A text that the API can answer with: what a save accepts has been read by the code that makes the answer (A1). */
export const validateRichText: RichTextFieldValidation = async (value, options) => {
  const { language } = options.req.i18n;
  const reading = readRichText(value);
  if ("badLink" in reading) {
    const rule = translate(language, "content:links.linkMessage");
    return translate(language, "content:richText.badLink", { url: reading.badLink, rule });
  }
  const own = await richText(value, options);
  if (own !== true) return (await incompleteBlocks(value, options)).join("\n") || notOfBlock(own, language);
  if ("unknown" in reading) return translate(language, "content:richText.unknownContent", { detail: reading.unknown });
  const picture = await missing("media", reading.media, options.req);
  if (picture !== undefined) return translate(language, "content:richText.lostPicture", { id: picture });
  const recording = await missing("recordings", reading.recordings, options.req);
  return recording === undefined || translate(language, "content:richText.lostRecording", { id: recording });
};
