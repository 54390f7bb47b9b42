/** Pictures of the demo's library made bad, and forms that show one. */
import type { GateCms } from "./gate-cms";
import { put, withBlocks, type Desk, type Form, type Question } from "./forms";

const FILES = {
  undescribed: "still-coil-wide-1wuk5.webp",
  named: "still-cloud-wide-4l80g.webp",
  small: "still-gable-wide-11yzx.webp",
  heavy: "still-lightswitch-square-1txfj.webp",
  twin: "still-crowd-square-hzqyw.webp",
  other: "still-bowls-square-1wtnt.webp",
} as const;

/** Changes that make each picture faulty. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  undescribed: { alt: { en: "A coil of wire on a table", ru: null, br: null } },
  named: { alt: { en: "IMG_2041.jpg", ru: "IMG_2041.jpg", br: "IMG_2041.jpg" } },
  small: { width: 120, height: 30 },
  heavy: { filesize: 9_400_000 },
};

/** Makes the pictures faulty, without validation. @returns their ids by fault */
export async function preparePictures(cms: GateCms): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [what, data] of Object.entries(CHANGES)) {
    const filename = FILES[what as keyof typeof FILES];
    ids[what] = await cms.picture(filename, data);
  }
  ids.twin = await cms.twin(FILES.twin, FILES.other);
  return ids;
}

export const PLACES = [
  "cover",
  "body",
  "seo",
  "article",
  "vacancy",
  "portrait",
  "gallery",
  "news",
  "logo",
  "screen",
] as const;

type PictureLocation = (typeof PLACES)[number];

const SIMPLE: Readonly<Record<Exclude<PictureLocation, "body" | "screen">, readonly [slug: string, field: string]>> = {
  cover: ["cases", "cover"],
  seo: ["cases", "seo.picture"],
  article: ["blog-posts", "cover"],
  vacancy: ["jobs", "seo.picture"],
  portrait: ["team", "portrait"],
  gallery: ["gallery", "picture"],
  news: ["news", "picture"],
  logo: ["clients", "logo"],
};

/** A form that shows a picture in a given field. */
export async function picturedForm(
  place: PictureLocation,
  picture: number,
  desk: Desk,
  draw: (below: number) => number,
): Promise<{ field: string; question: Question }> {
  if (place === "screen") {
    const data = put(await desk.global("page-about", "ru"), "seo.picture", picture);
    return { field: "seo.picture", question: { global: "page-about", locale: "ru", data } };
  }
  const [slug, field] = place === "body" ? (["cases", "body"] as const) : SIMPLE[place];
  const entries = (await desk.entries(slug, "ru"))
    .filter(fits)
    .filter(({ body }) => !JSON.stringify(body ?? "").includes(`":${picture}`));
  const form = entries[draw(entries.length)] ?? {};
  const value = place === "body" ? withBlocks(form.body, [{ type: "picture", picture }]) : picture;
  return { field, question: { collection: slug, locale: "ru", data: put(form, field, value) } };
}

/** News have a language of their own; everything else has to be written in Russian. */
const fits = ({ caption, locale, name, title }: Form) => (locale ?? "ru") === "ru" && Boolean(title ?? name ?? caption);
