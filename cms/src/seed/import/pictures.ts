import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import type { DemoBlock, DemoContent, DemoPicture, Translated } from "../demo-schema";
import { forEachAtOnce } from "payload-releases/store/for-each-at-once";
import { findRepositoryRoot } from "../../env";
import { TRANSLATIONS } from "./context";

interface WantedPicture {
  readonly file: string;
  /** Missing in English where only the Russian blog shows it. */
  readonly alt: Partial<Translated>;
  /** Per cent from the left and from the top; the middle when left out. */
  readonly focus?: { readonly focalX: number; readonly focalY: number };
}

/** Covers keep their lower left quiet and their subject right of the middle: a crop keeps to the subject. */
const COVER_FOCUS = { focalX: 78, focalY: 50 };

const TYPES: Readonly<Record<string, string>> = { ".webp": "image/webp", ".png": "image/png" };

function framed({ file, alt, focalX }: DemoPicture): WantedPicture {
  return focalX === undefined ? { file, alt } : { file, alt, focus: { focalX, focalY: 50 } };
}

function picturesOf(blocks: readonly DemoBlock[]): WantedPicture[] {
  return blocks.flatMap((block): WantedPicture[] => {
    if (block.type === "picture") return [block.picture];
    if (block.type === "loop") return block.film ? [block.film.poster] : [];
    if (block.type === "artefact") return block.pieces.map(({ picture }) => framed(picture));
    return block.type === "pair" ? block.pictures : [];
  });
}

const bodies = (body: Translated<DemoBlock[]>): DemoBlock[] => Object.values(body).flat();

/** Every picture that the content shows, each file once. */
function wantedPictures(content: DemoContent): WantedPicture[] {
  const { about, career, privacy } = content.site;
  const all: WantedPicture[] = [
    ...content.cases.flatMap(({ cover }) => (cover ? [{ ...cover, focus: COVER_FOCUS }] : [])),
    ...content.cases.flatMap((entry) => picturesOf(bodies(entry.body))),
    ...content.clients.map(({ logo, name }) => ({ file: logo, alt: name })),
    ...content.team.map(({ portrait }) => portrait),
    ...content.gallery,
    ...content.posts.map(({ cover }) => ({ file: cover.file, alt: { ru: cover.alt }, focus: COVER_FOCUS })),
    ...content.posts.flatMap((post) => picturesOf(post.body)),
    ...[about.body, career.about, privacy.body].flatMap((body) => picturesOf(bodies(body))),
  ];
  // The first place that shows it says what is to be seen on it.
  return [...new Map(all.toReversed().map((picture) => [picture.file, picture])).values()].toReversed();
}

async function savePicture(payload: Payload, folder: string, { file, alt, focus }: WantedPicture): Promise<number> {
  const data = await readFile(path.join(folder, file));
  const upload = { data, mimetype: TYPES[path.extname(file)] ?? "", name: file, size: data.length };
  const locale = alt.en === undefined ? "ru" : "en";
  const details = { alt: alt[locale], ...focus };
  const { id } = await payload.create({ collection: "media", data: details, file: upload, locale, depth: 0 });
  for (const translation of TRANSLATIONS) {
    const text = alt[translation];
    if (text !== undefined && translation !== locale) {
      await payload.update({ collection: "media", id, data: { alt: text }, locale: translation, depth: 0 });
    }
  }
  return id;
}

/** Called after each picture. */
export type CountPicture = (done: number, all: number) => void;

/**
 * Puts the pictures of `demo/pictures` that the content shows into the library, as many at a time as there are processors.
 * @returns their ids by file name
 * @throws Error when a file is missing
 */
export async function importPictures(
  payload: Payload,
  content: DemoContent,
  count: CountPicture,
): Promise<Map<string, number>> {
  const folder = path.join(findRepositoryRoot(), "demo", "pictures");
  const ids = new Map<string, number>();
  const wanted = wantedPictures(content);
  await forEachAtOnce(availableParallelism(), wanted, async (picture) => {
    ids.set(picture.file, await savePicture(payload, folder, picture));
    count(ids.size, wanted.length);
  });
  return ids;
}
