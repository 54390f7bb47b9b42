/** Where the words of a case's header stand, as its styles set them (territory-stage.module.css, case-header.module.css). */
import { wrap, wrapAnyhow, type Measure, type Typefaces } from "../../../../packages/social-cards/src";
import { untied } from "../../word-width";
import type { HeaderShape } from "./header-shapes";
import type { Rectangle } from "./stage";

export interface HeaderWords {
  readonly title: string;
  readonly lead: string;
}

/** Windows that a drawing is shown in, in pixels: sizes of type step and bend between them. */
const WINDOWS = [...steps(992, 1464, 26), ...steps(1464, 2600, 95)];

/** Tokens, in pixels of a window so wide (src/styles/tokens.css). */
function tokensOf(window: number) {
  const unit = window > 1200 ? 10 : 9;
  return {
    unit,
    edge: Math.max(4 * unit, (window - 1650) / 2),
    lead: Math.min(26, Math.max(18, 15.7 + 0.00642 * window)),
  };
}

/** Sizes of titles, as hundredths of the window's width; the largest that fits is taken. */
const SIZES = [8.6, 8, 7.4, 6.8, 6.2, 5.7, 5.2, 4.8, 4.4, 4];
const LARGEST = 132;
const MOST_LINES = 3;
/** Share of a drawing's height that stays free above the words. */
const ROOM_ABOVE = 0.36;
/** Share of the window that words may take. */
const COLUMN = 0.6;
const TITLE_LINE = 1.02;
const LEAD_LINE = 1.35;
const LEAD_MEASURE = 620;
/** Browsers hint and round: a line is as long there as its outlines are, or a little longer, and may break elsewhere. */
const LENGTHS = [1, 1.08];

export interface WordsOnHeader {
  /** Size of the title, in hundredths of the window's width. */
  readonly size: number;
  /** What the words take of the drawing in any window that it is shown in. */
  readonly zones: readonly Rectangle[];
}

/** Sets title and lead as large as they fit. */
export function setWords(words: HeaderWords, shape: HeaderShape, faces: Typefaces): WordsOnHeader {
  // Of an em: the same parts of a text are measured in every window and size.
  const type = {
    title: remembered((part) => faces.display.measure(part, 1)),
    lead: remembered((part) => faces.text.measure(part, 1)),
  };
  let smallest: WordsOnHeader = { size: 0, zones: [] };
  for (const size of SIZES) {
    const { lines, top, zones } = setIn(words, shape, type, size);
    if (lines <= MOST_LINES && top >= shape.height * ROOM_ABOVE) return { size, zones };
    smallest = { size, zones };
  }
  return smallest;
}

interface Type {
  readonly title: Measure;
  readonly lead: Measure;
}

function remembered(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (part) => {
    const width = widths.get(part) ?? measure(part);
    widths.set(part, width);
    return width;
  };
}

function setIn(words: HeaderWords, shape: HeaderShape, type: Type, size: number) {
  const settings = WINDOWS.flatMap((window) => LENGTHS.map((length) => ({ window, length })));
  const found = settings.map(({ window, length }) => {
    const titleSize = Math.min(LARGEST, (size * window) / 100);
    const { title, lead, foot, lines } = blocksIn(words, type, { window, titleSize, length });
    const unit = shape.width / window;
    return {
      lines,
      title: { right: title.right * unit, top: shape.height - (foot + lead.height + title.height) * unit },
      lead: { right: lead.right * unit, top: shape.height - (foot + lead.height) * unit },
    };
  });
  const zones = (["title", "lead"] as const).map((name) => {
    const right = Math.max(...found.map((blocks) => blocks[name].right));
    const top = Math.min(...found.map((blocks) => blocks[name].top));
    return { x: 0, y: top, width: right, height: shape.height - top };
  });
  return {
    zones,
    lines: Math.max(...found.map(({ lines }) => lines)),
    top: Math.min(...zones.map(({ y }) => y)),
  };
}

interface Block {
  readonly right: number;
  readonly height: number;
}

interface Blocks {
  readonly title: Block;
  readonly lead: Block;
  readonly foot: number;
  readonly lines: number;
}

interface Setting {
  readonly window: number;
  readonly titleSize: number;
  /** Of a line, as a share of its outlines'. */
  readonly length: number;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);
}

/** In pixels; both stand at the left edge, the lead on the foot. */
function blocksIn(words: HeaderWords, type: Type, { window, titleSize, length }: Setting): Blocks {
  const { unit, edge, lead } = tokensOf(window);
  const room = window * COLUMN - edge;
  const measureTitle = (part: string) => type.title(part) * titleSize * length;
  const measureLead = (part: string) => type.lead(part) * lead * length;
  const titleLines = wrap(untied(words.title), room, measureTitle);
  const leadRoom = Math.min(room, LEAD_MEASURE);
  const leadLines = wrap(words.lead, leadRoom, measureLead) ?? wrapAnyhow(words.lead, leadRoom, measureLead);
  const width = (lines: readonly string[], measure: Measure) => edge + Math.max(0, ...lines.map(measure));
  return {
    title: {
      right: titleLines ? width(titleLines, measureTitle) : edge + room,
      height: (titleLines?.length ?? 0) * titleSize * TITLE_LINE,
    },
    lead: { right: width(leadLines, measureLead), height: leadLines.length * lead * LEAD_LINE + 2.5 * unit },
    foot: 5 * unit,
    // A word that is wider than the room fits nowhere at this size.
    lines: titleLines?.length ?? Infinity,
  };
}
