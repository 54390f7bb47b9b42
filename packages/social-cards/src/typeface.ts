/** Text as outlines: a card looks the same whatever fonts the machine has that draws it. */
import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";

/** A line of text, set at the origin of its baseline. */
export interface Outline {
  readonly width: number;
  /** Path data. */
  readonly path: string;
}

export interface Typeface {
  /** @param size height of the em, in pixels */
  measure(text: string, size: number): number;
  outline(text: string, size: number): Outline;
}

export interface TypefaceFiles {
  /** Each holds some of the characters; the earlier go before the later. A variable one is taken at its default. */
  readonly files: readonly string[];
  /** Added to every advance, as a share of the em. */
  readonly tracking?: number;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/** A process that stays sees many titles. */
const MOST_WORDS = 5_000;

/** Reads a typeface. Characters that none of its files has are left out. */
export async function openTypeface({ files, tracking = 0 }: TypefaceFiles): Promise<Typeface> {
  const fonts = await Promise.all(files.map(openFont));
  const layOut = (text: string, size: number) =>
    runsOf(text, fonts).flatMap(({ font, text: part }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      return glyphs.map((glyph, index) => {
        const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const advance = xAdvance * scale + tracking * size;
        return { glyph, scale, advance, x: xOffset * scale, y: yOffset * scale };
      });
    });
  const widths = new Map<string, number>();
  /** Of a word, as a share of the em. A title is measured at many sizes and breaks, out of the same words. */
  const widthOf = (word: string): number => {
    const width = widths.get(word) ?? layOut(word, 1).reduce((sum, { advance }) => sum + advance, 0);
    if (widths.size > MOST_WORDS) widths.clear();
    widths.set(word, width);
    return width;
  };
  return {
    measure: (text, size) => text.split(/(?= )/).reduce((width, word) => width + widthOf(word) * size, 0),
    outline(text, size) {
      let width = 0;
      let path = "";
      for (const { glyph, scale, advance, x, y } of layOut(text, size)) {
        path += glyph.path
          .scale(scale, -scale)
          .translate(width + x, -y)
          .toSVG();
        width += advance;
      }
      return { width, path };
    },
  };
}

async function openFont(file: string): Promise<Font> {
  const font = create(await readFile(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts; one font is wanted.`);
  return font;
}

/** Cuts a text where another file has to go on. A file goes on for as long as it can: kerning holds within one only. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += character;
      continue;
    }
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (font) runs.push({ font, text: character });
  }
  return runs;
}
