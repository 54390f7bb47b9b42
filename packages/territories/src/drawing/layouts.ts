/** The boxes that a territory is drawn for, and where words lie on them. Lengths are units of the drawing. */
import { ROWS } from "../map/borders";
import type { Area, Piece } from "../map/plan";
import type { Rectangle } from "../territory";

/** Between an element and words. */
export const AIR = 12;

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Height of a page's bar that lies on it. */
  readonly bar: number;
  /** Boxes of the words on it: nothing comes near them. */
  readonly quiet: readonly Rectangle[];
  /** Whether words follow below it on the same ground: then it ends above its lower edge. */
  readonly isFollowed: boolean;
  /** Land of others. An element that would reach into it is left out; bands and rings run out below it. */
  readonly foreign: readonly Rectangle[];
  /** Sides of the squares that a figure of a collection and a tile get; by default they follow from the width. */
  readonly cells?: { readonly figure: number; readonly tile: number };
}

/** A drawing of a header is made for one of these. */
export interface HeaderShape {
  readonly width: number;
  readonly height: number;
  /** Height of the page's bar in the narrowest window of the shape. */
  readonly bar: number;
}

export const HEADER_SHAPES = {
  /** Up to 600 px: the words are below. */
  phone: { width: 360, height: 400, bar: 76 },
  /** Up to 992 px, in windows that are lower than wide: the words are below. */
  strip: { width: 960, height: 360, bar: 112 },
  /** Up to 992 px: the words are below. */
  tablet: { width: 768, height: 560, bar: 96 },
  /** Windows as tall as a desk's. */
  desk: { width: 1440, height: 840, bar: 112 },
  /** Windows lower than 4 : 7. */
  wide: { width: 1440, height: 720, bar: 112 },
} as const satisfies Readonly<Record<string, HeaderShape>>;

export type HeaderShapeName = keyof typeof HEADER_SHAPES;

/** The head of a page, from edge to edge. @param words boxes of the words on it; none where they are below */
export function headerLayout(shape: HeaderShape, words: readonly Rectangle[]): Layout {
  return { ...shape, quiet: words, isFollowed: words.length === 0, foreign: [] };
}

/** Boxes of cards, by their ratio. */
export const CARD_SHAPES = {
  /** 4 : 3. */
  wide: { width: 800, height: 600 },
  /** 4 : 5. */
  narrow: { width: 560, height: 700 },
  square: { width: 560, height: 560 },
  /** 21 : 10, as wide as the window. */
  bleed: { width: 1440, height: 686 },
  /** 16 : 10. */
  low: { width: 800, height: 500 },
  /** 5 : 6. */
  tall: { width: 600, height: 720 },
} as const;

export type CardShapeName = keyof typeof CARD_SHAPES;

/** Boxes of art that stands alone. */
export const ART_SHAPES = {
  ...CARD_SHAPES,
  /** From edge to edge between two sections. */
  band: { width: 1680, height: 400 },
} as const;

export type ArtShapeName = keyof typeof ART_SHAPES;

const CARD_CELLS = { figure: 165, tile: 112 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Everything around a card. */
const around = ({ width, height }: Size): readonly Rectangle[] => [
  { x: -width, y: -height, width: 3 * width, height },
  { x: -width, y: height, width: 3 * width, height },
  { x: -width, y: 0, width, height },
  { x: width, y: 0, width, height },
];

/** A card without words. Its edge cuts nothing. */
export function cardLayout(size: Size): Layout {
  return { ...size, bar: 0, quiet: [], isFollowed: false, foreign: around(size), cells: CARD_CELLS };
}

const SOCIAL = { width: 1200, height: 630 };

/** The picture of a shared link. @param quiet boxes of the words and of the mark in the upper corner, in its pixels */
export function socialLayout(quiet: readonly Rectangle[]): Layout {
  // A column of figures fits beside the widest title.
  const beside = SOCIAL.width - Math.max(0, ...quiet.map(({ x, width }) => x + width)) - AIR;
  const figure = Math.min(150, SOCIAL.width / Math.ceil(SOCIAL.width / Math.max(beside, 40)));
  return { ...SOCIAL, bar: 0, quiet, isFollowed: false, foreign: around(SOCIAL), cells: { figure, tile: 105 } };
}

/** The side of a cell of the map. */
const CELL = 120;
/** A figure a cell, and four tiles: what is whole lies on own land. */
const PIECE_CELLS = { figure: CELL, tile: CELL / 2 };

/** The drawn part of a piece of the map. */
export interface PieceLayout {
  /** Position on the plane, in cells. */
  readonly area: Area;
  readonly layout: Layout;
}

/**
 * A piece of the map: its own land above its label.
 * @param owns whether a cell of the plane is the piece's
 */
export function pieceLayout({ area, label }: Piece, owns: (x: number, y: number) => boolean): PieceLayout {
  const top = Math.max(area.y, label.y + 1 - ROWS);
  const drawn = { x: area.x, y: top, width: area.width, height: label.y - top };
  const foreign: Rectangle[] = [];
  for (let y = drawn.y - 1; y <= drawn.y + drawn.height; y++) {
    for (let x = drawn.x - 1; x <= drawn.x + drawn.width; x++) {
      if (owns(x, y)) continue;
      foreign.push({ x: (x - drawn.x) * CELL, y: (y - drawn.y) * CELL, width: CELL, height: CELL });
    }
  }
  const [width, height] = [drawn.width * CELL, drawn.height * CELL];
  return { area: drawn, layout: { width, height, bar: 0, quiet: [], isFollowed: true, foreign, cells: PIECE_CELLS } };
}
