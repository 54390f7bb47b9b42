import type { Values } from "./i18n";

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The least that a picture needs for its place, so that it is sharp where the site shows it. */
export const LEAST = {
  cover: { width: 1200, height: 675 },
  portrait: { width: 480, height: 600 },
  photo: { width: 800, height: 600 },
  text: { width: 640, height: 360 },
  sharing: { width: 600, height: 315 },
  logo: { width: 160, height: 40 },
} as const satisfies Readonly<Record<string, PictureSize>>;

export type PicturePlace = keyof typeof LEAST;

/** Marks a field of a picture with the name of its place; the publish gate reads it. */
export const PLACE = "place";

/** No place takes a picture below this. */
export const SMALLEST: PictureSize = {
  width: Math.min(...Object.values(LEAST).map(({ width }) => width)),
  height: Math.min(...Object.values(LEAST).map(({ height }) => height)),
};

/** More is not decoded: it would take the memory of the server. */
export const MOST_PIXELS = 64_000_000;

export const isTooSmall = (picture: PictureSize, least: PictureSize): boolean =>
  picture.width < least.width || picture.height < least.height;

const inPixels = ({ width, height }: PictureSize) => `${width} × ${height}`;

/** The values of the sentence that refuses a picture. */
export const pixelsOf = (picture: PictureSize, least: PictureSize): Values => ({
  has: inPixels(picture),
  needs: inPixels(least),
});
