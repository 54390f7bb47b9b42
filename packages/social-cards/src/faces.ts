import { join } from "node:path";
import { openTypeface, type Typeface } from "./typeface";

/** Fonts of a card. */
export interface Typefaces {
  readonly display: Typeface;
  readonly text: Typeface;
}

/** The earlier go first: most titles need one. */
const SUBSETS = ["latin", "cyrillic", "latin-ext", "cyrillic-ext"];
const TIGHT = -0.03;

/** @param root folder with the packages of this one in its `node_modules` */
export async function openTypefaces(root: string): Promise<Typefaces> {
  const files = (name: (subset: string) => string) =>
    SUBSETS.map((subset) => join(root, "node_modules", ...name(subset).split("/")));
  const [display, text] = await Promise.all([
    openTypeface({
      files: files((subset) => `@fontsource/unbounded/files/unbounded-${subset}-600-normal.woff`),
      tracking: TIGHT,
    }),
    openTypeface({ files: files((subset) => `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`) }),
  ]);
  return { display, text };
}
