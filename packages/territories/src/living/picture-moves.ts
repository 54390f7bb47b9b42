/**
 * The seconds of covers that are pictures: slices of the picture move over the picture itself. Neighbours move nearly
 * alike, so that whatever is on it bends and nothing is seen to be cut.
 */
import { EASE, SECOND_MS, through } from "./move";

export interface Slice {
  /** The part of the picture that it shows, in whole pixels from its upper left corner. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly isRound?: boolean;
  readonly origin?: string;
  readonly frames: Keyframe[];
  readonly delay: number;
  readonly duration: number;
}

type PictureMove = (width: number, height: number) => Slice[];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function columns(count: number, duration: number, origin: string, frames: Keyframe[]): PictureMove {
  return (width, height) =>
    range(count).map((index) => {
      const [x, end] = [index, index + 1].map((edge) => Math.round((edge * width) / count));
      const box = { x: x ?? 0, y: 0, width: (end ?? 0) - (x ?? 0), height };
      return { box, origin, frames, delay: (index / (count - 1)) * (SECOND_MS - duration), duration };
    });
}

/** Rows lean one after another, like a pile that has been pushed. */
const pile: PictureMove = (width, height) =>
  range(14).map((index) => {
    const [y, end] = [index, index + 1].map((edge) => Math.round((edge * height) / 14));
    return {
      box: { x: 0, y: y ?? 0, width, height: (end ?? 0) - (y ?? 0) },
      frames: through("translateX(-4%)", "translateX(1.5%)"),
      delay: (1 - index / 13) * 320,
      duration: SECOND_MS - 320,
    };
  });

/** Discs around the middle turn like a dial, the inner ones further. */
const dial: PictureMove = (width, height) =>
  range(8).map((index) => {
    const side = 2 * Math.round((Math.min(width, height) * (0.96 - 0.115 * index)) / 2);
    return {
      box: { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side },
      isRound: true,
      frames: through(`rotate(${2.5 * (index + 1)}deg)`),
      delay: index * 25,
      duration: SECOND_MS - 7 * 25,
    };
  });

/** Squares come nearer, a diagonal at a time. */
const squares: PictureMove = (width, height) =>
  range(24).map((index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const [x, right] = [column, column + 1].map((edge) => Math.round((edge * width) / 6));
    const [y, foot] = [row, row + 1].map((edge) => Math.round((edge * height) / 4));
    return {
      box: { x: x ?? 0, y: y ?? 0, width: (right ?? 0) - (x ?? 0), height: (foot ?? 0) - (y ?? 0) },
      frames: through("scale(1.14)"),
      delay: (column + row) * 62,
      duration: SECOND_MS - 8 * 62,
    };
  });

export const PICTURE_MOVES: Readonly<Record<string, PictureMove>> = {
  // The waveform plays: every column about the middle, after its left neighbour.
  wave: columns(24, 560, "50% 50%", through("scaleY(1.22)", "scaleY(0.9)")),
  // Hanging columns stretch and spring back.
  blob: columns(16, 700, "50% 0", [
    { transform: "none", easing: EASE },
    { transform: "scaleY(1.16)", easing: EASE, offset: 0.5 },
    { transform: "scaleY(0.985)", easing: EASE, offset: 0.8 },
    { transform: "none" },
  ]),
  stack: pile,
  grid: squares,
  arc: dial,
};
