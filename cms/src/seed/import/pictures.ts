import { availableParallelism } from "node:os";
import type { Payload } from "payload";
import type { DemoBlock, DemoCase, DemoContent, DemoPost, PictureSpec, Translated } from "../types";
import { TRANSLATIONS, type DrawPicture } from "./context";

export interface WantedPicture {
  readonly spec: PictureSpec;
  /** Missing in English where only the Russian blog shows it. */
  readonly alt: Partial<Translated>;
}

/** The same spec is the same picture. */
export const pictureKey = (spec: PictureSpec): string => JSON.stringify(Object.entries(spec).sort());

export function coverSpec({ territory }: Pick<DemoCase | DemoPost, "territory">): PictureSpec {
  const { seed, colors, mark } = territory;
  return { kind: "cover", seed, colors, mark, shape: "wide" };
}

function picturesOf(blocks: readonly DemoBlock[]): WantedPicture[] {
  return blocks.flatMap((block) => {
    if (block.type === "picture") return [block.picture];
    return block.type === "pair" ? block.pictures : [];
  });
}

const bodies = (body: Translated<DemoBlock[]>): DemoBlock[] => Object.values(body).flat();

/** Every picture that the content shows, each spec once. */
export function wantedPictures(content: DemoContent): Map<string, WantedPicture> {
  const { about, career, privacy } = content.site;
  const all: WantedPicture[] = [
    ...content.cases.flatMap((entry) => (entry.cover ? [{ spec: coverSpec(entry), alt: entry.cover.alt }] : [])),
    ...content.cases.flatMap((entry) => picturesOf(bodies(entry.body))),
    ...content.clients.map(({ logo, name }) => ({ spec: logo, alt: name })),
    ...content.team.map(({ portrait }) => portrait),
    ...content.gallery,
    ...content.posts.map((post) => ({ spec: coverSpec(post), alt: { ru: post.coverAlt } })),
    ...content.posts.flatMap((post) => picturesOf(post.body)),
    ...[about.body, career.about, privacy.body].flatMap((body) => picturesOf(bodies(body))),
  ];
  const wanted = new Map<string, WantedPicture>();
  for (const picture of all) {
    const key = pictureKey(picture.spec);
    if (!wanted.has(key)) wanted.set(key, picture);
  }
  return wanted;
}

/** Covers keep their lower left quiet and their subject right of the middle: a crop keeps to the subject. */
const COVER_FOCUS = { focalX: 78, focalY: 50 };

const focusOf = ({ kind }: PictureSpec) => (kind === "cover" ? COVER_FOCUS : {});

async function savePicture(payload: Payload, { spec, alt }: WantedPicture, draw: DrawPicture): Promise<number> {
  const { data, mimeType, name } = await draw(spec);
  const file = { data, mimetype: mimeType, name, size: data.length };
  const locale = alt.en === undefined ? "ru" : "en";
  const details = { alt: alt[locale], ...focusOf(spec) };
  const { id } = await payload.create({ collection: "media", data: details, file, locale, depth: 0 });
  for (const translation of TRANSLATIONS) {
    const text = alt[translation];
    if (text !== undefined && translation !== locale) {
      await payload.update({ collection: "media", id, data: { alt: text }, locale: translation, depth: 0 });
    }
  }
  return id;
}

/**
 * Draws the pictures and puts them into the library, as many at a time as there are processors.
 * @returns their ids by `pictureKey`
 */
export async function importPictures(
  payload: Payload,
  content: DemoContent,
  draw: DrawPicture,
): Promise<Map<string, number>> {
  const queue = [...wantedPictures(content)];
  const ids = new Map<string, number>();
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, picture] = next;
      ids.set(key, await savePicture(payload, picture, draw));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return ids;
}
