/** The id that the site gives to a heading; `src/sections/content-blocks/anchor-of.ts` does the same, and a test compares. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
