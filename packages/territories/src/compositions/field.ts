/** A band of even thickness that swings along the width. */
export interface WaveForm {
  readonly y: number;
  readonly width: number;
  readonly length: number;
  readonly lift: number;
  readonly thickness: number;
  readonly phase: number;
}

/**
 * A field of a size, which may have zones that stay quiet for words. An element that would meet one is left out
 * completely: never cut, never covered.
 */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Whether it has such zones: large elements avoid them. */
  readonly isQuiet: boolean;
  /** Whether an element of this size fits here. */
  isFree(x: number, y: number, width: number, height: number): boolean;
  /** How far it is from a point to the nearest quiet zone; endless where there is none. */
  clearance(x: number, y: number): number;
  /** Draws a band that runs out where it comes near words; none where there are no words. */
  readonly band?: (form: WaveForm) => string;
}

export function openField(width: number, height: number): Field {
  return { width, height, isQuiet: false, isFree: () => true, clearance: () => Infinity };
}
