/** The visible part of a plane: the position of its corner in the frame, in px, and its scale. */
import type { Area, Piece } from "territories";

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a cell, in px of the plane. */
export const CELL = 120;
/** Farther than this into a territory, one opens it. */
const NEAREST = 6;
/** At a smaller share of the scale where one begins, labels are illegible. */
const LABELS_FROM = 0.5;
/** A window this wide sees the plane at its own size; a tablet a little more of it, a phone three names. */
const WIDE_PX = 992;
const TABLET_PX = 768;
const TABLET_SCALE = 0.87;
const PHONE_SCALE = 0.45;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The scale where one begins. */
function restScale({ width }: Size): number {
  if (width < TABLET_PX) return PHONE_SCALE;
  return width < WIDE_PX ? TABLET_SCALE : 1;
}

/** Whether labels are too small to be read. */
export const isTooFar = ({ scale }: View, frame: Size): boolean => scale < restScale(frame) * LABELS_FROM;

/** An area of cells in px of the plane. */
export function inPx({ x, y, width, height }: Area): Area {
  return { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL };
}

/** From where all of the plane is seen to where one piece is more than the frame. */
export function scaleBounds(plane: Size, frame: Size): { min: number; max: number } {
  const whole = Math.min(frame.width / (plane.width + 2 * CELL), frame.height / (plane.height + 2 * CELL));
  return { min: Math.min(whole, restScale(frame)), max: NEAREST };
}

/** The same view with no more than one cell beside the plane; a plane that is smaller than the frame is centred. */
export function clampView({ x, y, scale }: View, plane: Size, frame: Size): View {
  const along = (at: number, length: number, room: number) => {
    const margin = CELL * scale;
    const rest = room - length * scale;
    return rest > 2 * margin ? rest / 2 : within(at, Math.min(rest - margin, margin), margin);
  };
  return { x: along(x, plane.width, frame.width), y: along(y, plane.height, frame.height), scale };
}

/** The same view at another scale; a point of the frame keeps what is under it. */
export function zoomAt({ x, y, scale }: View, next: number, point: Point): View {
  const share = next / scale;
  return { x: point.x - (point.x - x) * share, y: point.y - (point.y - y) * share, scale: next };
}

/** A turn of the wheel by more than this zooms no farther. */
const NOTCH_PX = 30;

/** How much nearer a turn of the wheel leads: a touchpad's pinch comes as many small ones, a notch of a mouse as one large one. */
export function wheelFactor(turn: number): number {
  return Math.exp(-within(turn, -NOTCH_PX, NOTCH_PX) / 100);
}

/**
 * The part of a piece that is to be in view, in px of the plane: all of it, or as much as fits from the start of its
 * label.
 */
export function shownOf({ area, label }: Pick<Piece, "area" | "label">, scale: number, frame: Size): Area {
  const [all, words] = [inPx(area), inPx(label)];
  const [width, height] = [frame.width / scale, frame.height / scale];
  const isWide = all.width > width;
  const isHigh = all.height > height;
  return {
    x: isWide ? words.x : all.x,
    y: isHigh ? words.y + words.height - height : all.y,
    width: isWide ? width : all.width,
    height: isHigh ? height : all.height,
  };
}

/** The least step aside that brings all of an area, in px of the plane, into the frame. */
export function showArea({ x, y, scale }: View, area: Area, frame: Size): View {
  const along = (at: number, from: number, length: number, room: number) =>
    within(at, -from * scale, room - (from + length) * scale);
  return {
    x: along(x, area.x, area.width, frame.width),
    y: along(y, area.y, area.height, frame.height),
    scale,
  };
}

/** Somewhat more than what fills the frame is far enough in to open a piece, */
const OPEN_SHARE = 1.1;
/** but where a piece is larger than the frame from the beginning, only so much nearer than one begins. */
const OPEN_FROM = 1.8;

/** The scale from which on zooming into an area opens it. */
export function openingScale(area: Area, frame: Size): number {
  return Math.max(fillingScale(area, frame) * OPEN_SHARE, restScale(frame) * OPEN_FROM);
}

/** The scale at which an area fills the frame. */
export function fillingScale(area: Area, frame: Size): number {
  return within(Math.max(frame.width / area.width, frame.height / area.height), 1, NEAREST);
}

/** An area in the middle of the frame, at a scale. */
export function centreOn(area: Area, scale: number, frame: Size): View {
  return {
    x: frame.width / 2 - (area.x + area.width / 2) * scale,
    y: frame.height / 2 - (area.y + area.height / 2) * scale,
    scale,
  };
}

/** A piece in the middle of the frame as far as the coast lets it be, at the scale where one begins. */
export function beginAt(piece: Pick<Piece, "area" | "label">, plane: Size, frame: Size): View {
  const scale = restScale(frame);
  const view = clampView(centreOn(shownOf(piece, scale, frame), scale, frame), plane, frame);
  // The coast is no place to begin at.
  return { ...view, x: Math.min(view.x, 0), y: Math.min(view.y, 0) };
}

/** The cell under a point of the frame. */
export function cellAt({ x, y, scale }: View, point: Point): Point {
  const cell = CELL * scale;
  return { x: Math.floor((point.x - x) / cell), y: Math.floor((point.y - y) / cell) };
}

/**
 * How many cells beside the frame are drawn too; the view advances in steps of as many, so that not every px causes a
 * render.
 */
const AHEAD = 4;

/** The cells in a view and around it, in whole steps. */
export function nearArea(view: View, frame: Size): Area {
  const first = cellAt(view, { x: 0, y: 0 });
  const last = cellAt(view, { x: frame.width, y: frame.height });
  const down = (value: number) => (Math.floor(value / AHEAD) - 1) * AHEAD;
  const [x, y] = [down(first.x), down(first.y)];
  return { x, y, width: down(last.x) + 3 * AHEAD - x, height: down(last.y) + 3 * AHEAD - y };
}

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
