/** Families of forms. A mark is also drawn as a small sign. */
export type Mark = "blob" | "arc" | "grid" | "wave" | "stack";

/** Everything that a drawing follows from: the same source gives the same drawing. */
export interface Source {
  readonly mark: Mark;
  /** A whole number from 0: chooses a composition of the mark, and draws it. */
  readonly seed: number;
}

/** Ground, figure and accent, as CSS colours. */
export type Palette = readonly [ground: string, figure: string, accent: string];

export interface Territory extends Source {
  readonly colors: Palette;
}

/** A part of a drawing, in its units. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
