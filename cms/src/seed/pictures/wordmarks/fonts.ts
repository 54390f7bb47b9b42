import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type Font } from "opentype.js";

/** The faces that logos are set in, as files of the `@fontsource` packages. */
export const FACES = {
  wideThin: "unbounded/200-normal",
  wide: "unbounded/500-normal",
  wideBold: "unbounded/700-normal",
  wideBlack: "unbounded/900-normal",
  sans: "onest/500-normal",
  sansBold: "onest/700-normal",
  sansBlack: "onest/900-normal",
  serif: "playfair-display/500-normal",
  serifItalic: "playfair-display/600-italic",
  serifBlack: "playfair-display/900-normal",
  narrow: "oswald/500-normal",
  narrowBold: "oswald/700-normal",
  mono: "jetbrains-mono/700-normal",
} as const;

export type Face = keyof typeof FACES;
type Subset = "latin" | "latin-ext" | "cyrillic";

const loaded = new Map<string, Font>();

/** Looks for a package's file from the working folder upwards: workspaces hoist their modules. */
function findFile(file: string): string {
  let folder = path.resolve(/* turbopackIgnore: true */ ".");
  for (;;) {
    const candidate = path.join(folder, "node_modules", "@fontsource", file);
    if (existsSync(candidate)) return candidate;
    const above = path.dirname(folder);
    if (above === folder) break;
    folder = above;
  }
  throw new Error(
    `Wordmarks: node_modules/@fontsource/${file} was not found from ${path.resolve(/* turbopackIgnore: true */ ".")} upwards. Run npm ci at the root of the repository.`,
  );
}

/** The font of one face and script, read once. */
function loadFont(face: Face, subset: Subset): Font {
  const [family = "", style = ""] = FACES[face].split("/");
  const file = `${family}/files/${family}-${subset}-${style}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(findFile(file));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(file, font);
  return font;
}

function fontOf(face: Face, character: string): Font {
  const subsets: Subset[] = /\p{Script=Cyrillic}/u.test(character) ? ["cyrillic"] : ["latin", "latin-ext"];
  const font = subsets
    .map((subset) => loadFont(face, subset))
    .find((candidate) => candidate.charToGlyphIndex(character) > 0);
  if (!font)
    throw new Error(
      `Wordmarks: "${character}" is not in ${FACES[face]}. Spell the name without it, or add a face that has it.`,
    );
  return font;
}

export interface Glyphs {
  /** The outlines of each letter, the base line at y = 0, capitals 100 high. */
  letters: { d: string; x: number; width: number }[];
  width: number;
}

/**
 * Outlines of a line of text.
 * @param tracking extra room between letters, in hundredths of the height of capitals.
 */
export function setLine(text: string, face: Face, tracking: number): Glyphs {
  const capital = fontOf(face, "H").charToGlyph("H").getBoundingBox();
  const letters: Glyphs["letters"] = [];
  let x = 0;
  let before: { font: Font; index: number } | undefined;
  for (const character of text) {
    const font = fontOf(face, character);
    const size = (100 * font.unitsPerEm) / capital.y2;
    const glyph = font.charToGlyph(character);
    if (before && before.font === font) x += (font.getKerningValue(before.index, glyph.index) * size) / font.unitsPerEm;
    const width = ((glyph.advanceWidth ?? 0) * size) / font.unitsPerEm;
    letters.push({ d: glyph.getPath(x, 0, size).toPathData(2), x, width });
    before = { font, index: glyph.index };
    x += width + tracking;
  }
  return { letters, width: Math.max(0, x - tracking) };
}
