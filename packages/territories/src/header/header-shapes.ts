/** A drawing of a header is made for one of these. Lengths are its units. */
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
