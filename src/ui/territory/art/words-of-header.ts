/**
 * Boxes of the words of a case's header, as its styles set them (territory-stage.module.css, case-header.module.css).
 */
import { wrap, wrapAnyhow, type Measure, type Typefaces } from "social-cards";
import type { HeaderShape, Rectangle } from "territories";
import { untied } from "../../word-width";

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
  /** The part of the drawing that the words cover at any window size for which it is shown. */
  readonly zones: readonly Rectangle[];
}

/**
 * @returns a function that sets title and lead as large as they fit into a shape. Lines are broken once for all shapes
 */
export function wordSetter(words: HeaderWords, faces: Typefaces): (shape: HeaderShape) => WordsOnHeader {
  // Of an em: the same parts of a text are measured in every window and size.
  const measureTitle = remembered((part: string) => faces.display.measure(part, 1));
  const measureLead = remembered((part: string) => faces.text.measure(part, 1));
  const title = untied(words.title);
  const settings = SETTINGS.map((setting) => ({ ...setting, lead: leadIn(words.lead, measureLead, setting) }));
  const setAt = remembered((size: number) =>
    settings.map((setting) => ({ ...setting, title: titleIn(title, measureTitle, setting, size) })),
  );
  return (shape) => {
    let smallest: WordsOnHeader = { size: 0, zones: [] };
    for (const size of SIZES) {
      const set = setAt(size);
      const zones = [zoneOf(set.map(placeTitle), shape), zoneOf(set.map(placeLead), shape)];
      const lines = Math.max(...set.map((setting) => setting.title.lines));
      if (lines <= MOST_LINES && zones.every(({ y }) => y >= shape.height * ROOM_ABOVE)) return { size, zones };
      smallest = { size, zones };
    }
    return smallest;
  };
}

function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / by) }, (_, index) => from + index * by);
}

interface Setting {
  readonly window: number;
  /** Of a line, as a share of its outlines'. */
  readonly length: number;
}

const SETTINGS: readonly Setting[] = WINDOWS.flatMap((window) => LENGTHS.map((length) => ({ window, length })));

/** Size of a block at the left edge, in px like all set text. */
interface Block {
  readonly right: number;
  readonly height: number;
  readonly lines: number;
}

interface SetWords extends Setting {
  readonly title: Block;
  readonly lead: Block;
}

function titleIn(title: string, measure: Measure, { window, length }: Setting, size: number): Block {
  const titleSize = Math.min(LARGEST, (size * window) / 100);
  const { edge } = tokensOf(window);
  const room = window * COLUMN - edge;
  const measured = (part: string) => measure(part) * titleSize * length;
  const lines = wrap(title, room, measured);
  // A word that is wider than the room fits nowhere at this size.
  if (!lines) return { right: edge + room, height: 0, lines: Infinity };
  return { right: edge + widest(lines, measured), height: lines.length * titleSize * TITLE_LINE, lines: lines.length };
}

function leadIn(text: string, measure: Measure, { window, length }: Setting): Block {
  const { unit, edge, lead } = tokensOf(window);
  const room = Math.min(window * COLUMN - edge, LEAD_MEASURE);
  const measured = (part: string) => measure(part) * lead * length;
  const lines = wrap(text, room, measured) ?? wrapAnyhow(text, room, measured);
  const height = lines.length * lead * LEAD_LINE + 2.5 * unit;
  return { right: edge + widest(lines, measured), height, lines: lines.length };
}

const widest = (lines: readonly string[], measure: Measure) => Math.max(0, ...lines.map(measure));

/** A block in a window: where it ends on the right, and how far it begins above the window's foot. */
interface Placed {
  readonly window: number;
  readonly right: number;
  readonly rise: number;
}

const footOf = (window: number) => 5 * tokensOf(window).unit;

const placeLead = ({ window, lead }: SetWords): Placed => ({
  ...{ window, right: lead.right, rise: footOf(window) + lead.height },
});

/** The title is directly above the lead. */
const placeTitle = ({ window, lead, title }: SetWords): Placed => ({
  ...{ window, right: title.right, rise: footOf(window) + lead.height + title.height },
});

/** The part of the drawing that a block covers at any window size, in units of the drawing. */
function zoneOf(placed: readonly Placed[], shape: HeaderShape): Rectangle {
  const unitOf = (window: number) => shape.width / window;
  const width = Math.max(...placed.map(({ window, right }) => right * unitOf(window)));
  const y = Math.min(...placed.map(({ window, rise }) => shape.height - rise * unitOf(window)));
  return { x: 0, y, width, height: shape.height - y };
}
