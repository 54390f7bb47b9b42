/** The fonts of the pages: those of fontsource, cut down to what src/styles/fonts.css says that a file is for. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./paths";

export const FONTS_FOLDER = join(ROOT, "src", "styles", "fonts");
const STYLE_SHEET = join(ROOT, "src", "styles", "fonts.css");

/** Source font of each file. */
const SOURCES: Readonly<Record<string, string>> = {
  "unbounded-latin.woff2": "@fontsource/unbounded/files/unbounded-latin-600-normal.woff2",
  "unbounded-cyrillic.woff2": "@fontsource/unbounded/files/unbounded-cyrillic-600-normal.woff2",
  "onest-latin.woff2": "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2",
  "onest-cyrillic.woff2": "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2",
};

interface Face {
  /** All characters of the subset. */
  text: string;
  /** Lightest and heaviest weight; the same number where the file has one. */
  weights: readonly [number, number];
}

/**
 * Subsets each font.
 * @returns the files' bytes by their names in FONTS_FOLDER
 * @throws Error when fonts.css has no face for one of them, or says nothing of its characters or weights
 */
export async function cutFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const css = await readFile(STYLE_SHEET, "utf8");
  const { resolve } = createRequire(join(ROOT, "package.json"));
  const cut = async ([file, source]: [string, string]): Promise<[string, Buffer]> => {
    const { text, weights } = faceOf(file, css);
    const [min, max] = weights;
    const options = min === max ? {} : { variationAxes: { wght: { min, max, default: min } } };
    return [file, await subsetFont(await readFile(resolve(source)), text, options)];
  };
  return new Map(await Promise.all(Object.entries(SOURCES).map(cut)));
}

function faceOf(file: string, css: string): Face {
  const rule = css.match(/@font-face \{[^}]*\}/g)?.find((one) => one.includes(`url("./fonts/${file}")`));
  const [, ranges] = /unicode-range:([^;]+);/.exec(rule ?? "") ?? [];
  const [, min, max = min] = /font-weight: (\d+)(?: (\d+))?;/.exec(rule ?? "") ?? [];
  if (ranges === undefined || min === undefined) {
    throw new Error(`${file} has no @font-face with font-weight and unicode-range. Write one in ${STYLE_SHEET}.`);
  }
  return { text: ranges.split(",").map(charactersOf).join(""), weights: [Number(min), Number(max)] };
}

/** @param range `U+41` or `U+0410-044F` */
function charactersOf(range: string): string {
  const [first = NaN, last = first] = range
    .trim()
    .slice("U+".length)
    .split("-")
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
}
