/** Layout of a card's texts. */
import type { Typeface } from "./typeface";
import { wrap, wrapAnyhow, type Measure } from "./wrap";

export const CARD = { width: 1200, height: 630 } as const;

/** Pixels, from the upper left of the card. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 56;
/** From the last baseline to the lower edge. */
const FOOT = 60;
/** The largest first. Titles are read as pictures of a few hundred pixels: the smallest is still a headline there. */
const SIZES = [124, 112, 100, 92, 84, 76, 70, 64, 58, 52, 47, 42];
const LINE = 1.04;
const WIDE = 800;
/** Above it is the mark, and room. */
const TOP = 172;
/** Width for titles that do not fit at any size. */
const WIDEST = 1040;
const KIND = { size: 30, line: 1.25, width: 760, lines: 2, gap: 50 };
/** Height of letters above their baseline, as a share of their size. */
const ASCENT = 0.76;
const QUIET = 22;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly title: { readonly size: number; readonly lines: readonly Line[] };
  readonly kind: { readonly size: number; readonly lines: readonly Line[] };
  /** Rectangles of the texts, with their clearance. */
  readonly quiet: readonly Rectangle[];
}

interface CardTexts {
  readonly title: string;
  readonly kind: string;
}

/** Sets a title as large as it fits, above the line that says what kind of page it is. */
export function layOut(words: CardTexts, display: Typeface, text: Typeface): Layout {
  const kindLines = shortened(words.kind, (part) => text.measure(part, KIND.size));
  const kindTop = CARD.height - FOOT - (kindLines.length - 1) * KIND.size * KIND.line;
  const foot = (size: number) => (kindLines.length > 0 ? kindTop - KIND.gap - size * 0.2 : CARD.height - FOOT);
  const { size, lines } = fit(words.title, display, foot);
  const title = placed(lines, foot(size) - (lines.length - 1) * size * LINE, size * LINE);
  const kind = placed(kindLines, kindTop, KIND.size * KIND.line);
  const width = (set: readonly Line[], measure: Measure) => Math.max(0, ...set.map((line) => measure(line.text)));
  const widest = Math.max(
    width(title, (part) => display.measure(part, size)),
    width(kind, (part) => text.measure(part, KIND.size)),
  );
  const top = (title[0]?.y ?? foot(size)) - size * ASCENT - QUIET;
  return {
    title: { size, lines: title },
    kind: { size: KIND.size, lines: kind },
    quiet: [{ x: 0, y: top, width: MARGIN + widest + QUIET, height: CARD.height - top }],
  };
}

function placed(lines: readonly string[], top: number, step: number): Line[] {
  return lines.map((text, index) => ({ text, x: MARGIN, y: top + index * step }));
}

/** @param foot the last baseline of a title of a size */
function fit(title: string, display: Typeface, foot: (size: number) => number) {
  const at =
    (size: number): Measure =>
    (part) =>
      display.measure(part, size);
  const most = (size: number) => Math.floor((foot(size) - TOP - ASCENT * size) / (LINE * size)) + 1;
  for (const width of [WIDE, WIDEST]) {
    for (const size of SIZES) {
      const lines = wrap(title, width, at(size));
      if (lines && lines.length <= most(size)) return { size, lines };
    }
  }
  const size = SIZES.at(-1) ?? 0;
  return { size, lines: cutOff(wrapAnyhow(title, WIDEST, at(size)), most(size), WIDEST, at(size)) };
}

/** A line of two lengths at most: a whole sentence where the text has one that fits, an ellipsis where it has none. */
function shortened(kind: string, measure: Measure): readonly string[] {
  const sentence = /^.+?[.!?…](?=\s)/.exec(kind)?.[0];
  for (const candidate of [kind, sentence]) {
    const lines = candidate ? wrap(candidate, KIND.width, measure) : undefined;
    if (lines && lines.length <= KIND.lines) return lines;
  }
  return cutOff(wrapAnyhow(kind, KIND.width, measure), KIND.lines, KIND.width, measure);
}

function cutOff(lines: readonly string[], most: number, width: number, measure: Measure): readonly string[] {
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last && measure(`${last}…`) > width) last = last.replace(/(?:\s+\S*|.)$/u, "");
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:–—-]+$/, "")}…`];
}
