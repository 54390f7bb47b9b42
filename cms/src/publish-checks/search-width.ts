/** How wide a text is where a search shows it. The browser measures the same on a canvas: see sharing/admin/pixels.ts. */
import { LIMITS, type Limited } from "../sharing/admin/pixels";
import { UNITS, WIDTHS } from "./glyph-widths";

export const TITLE_PIXELS: number = LIMITS.title.most;
export const DESCRIPTION_PIXELS: number = LIMITS.description.most;

/** Width of a character that the table lacks: about that of a digit. */
const USUAL = 1139;

const SIZES: Readonly<Record<Limited, number>> = {
  title: Number.parseInt(LIMITS.title.font, 10),
  description: Number.parseInt(LIMITS.description.font, 10),
};

const widths = new Map(WIDTHS.flatMap(([first, row]) => row.map((width, at) => [first + at, width] as const)));

/** The width of a text in one line, in pixels. */
export function widthOf(text: string, as: Limited): number {
  const units = [...text].reduce((sum, letter) => sum + (widths.get(letter.codePointAt(0) ?? 0) ?? USUAL), 0);
  return Math.round((units / UNITS) * SIZES[as]);
}
