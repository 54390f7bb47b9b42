import type { SpringRef } from "@react-spring/web";
import type { Piece } from "territories";
import { prefersReducedMotion } from "../../hooks/reduced-motion";
import {
  beginAt,
  centreOn,
  clampView,
  fillingScale,
  inPx,
  scaleBounds,
  showArea,
  shownOf,
  zoomAt,
  type Point,
  type Size,
  type View,
} from "./map-view";

// Less than critical and clamped: they end where they would swing over, after 0.3 and 0.4 s.
const GLIDE = { tension: 300, friction: 28, clamp: true };
const DIVE = { tension: 220, friction: 24, clamp: true };
/** Share of a drag that still moves the map beyond its edge. */
const RESISTANCE = 0.3;

export interface MapControl {
  view(): View;
  frame(): Size;
  /** The scales between which one zooms. */
  bounds(): { min: number; max: number };
  /** Shows a view under the hand; beyond the coast it follows with resistance. */
  hold(view: View): void;
  /** Animates to a view within the map's bounds. @param then called on arrival, not if a gesture has interrupted it */
  glide(view: View, then?: () => void): void;
  /** Brings a piece into view, whole if there is room for it. */
  show(piece: Piece): void;
  /** Begins with a piece. */
  place(piece: Piece): void;
  /** Begins with a piece that fills the frame, and zooms out to where `place` begins. */
  emerge(piece: Piece): void;
  /** Zooms under the hand; a point of the frame keeps what is under it. */
  zoomTo(scale: number, point: Point): void;
  /** Zooms by buttons and keys, in the middle. */
  zoomBy(factor: number): void;
  /** Comes near until a piece is all that is seen. @param then as for `glide` */
  dive(piece: Piece, then: () => void): void;
}

interface Stage {
  /** Of the frame, in px. */
  readonly frame: () => Size;
  /** Of the plane, in px at scale 1. */
  readonly plane: Size;
  readonly spring: SpringRef<View>;
  readonly onChange: (view: View, frame: Size) => void;
}

/** Moves a plane in a frame. Nothing glides for those who want no movement (N27). */
export function createMapControl({ frame, plane, spring, onChange }: Stage): MapControl {
  let current: View = { x: 0, y: 0, scale: 1 };
  const set = (view: View) => {
    current = view;
    onChange(view, frame());
  };
  const jump = (view: View) => {
    spring.stop();
    spring.set({ ...view });
    set(view);
  };
  const go = (view: View, config: object, then?: () => void) => {
    if (prefersReducedMotion()) {
      jump(view);
      then?.();
      return;
    }
    const arrivals = spring.start({
      to: { ...view },
      config,
      onChange: ({ value }) => set({ x: Number(value.x), y: Number(value.y), scale: Number(value.scale) }),
    });
    // A move to the current position ends as a noop, not as finished.
    void Promise.all(arrivals).then((results) => {
      if (results.every(({ finished, noop }) => finished || noop)) then?.();
    });
  };
  const within = (view: View) => clampView(view, plane, frame());
  const inBounds = (scale: number) => {
    const { min, max } = control.bounds();
    return Math.min(Math.max(scale, min), max);
  };
  const control: MapControl = {
    frame,
    view: () => current,
    bounds: () => scaleBounds(plane, frame()),
    hold(view) {
      const bound = within(view);
      const share = prefersReducedMotion() ? 0 : RESISTANCE;
      jump({ ...view, x: bound.x + (view.x - bound.x) * share, y: bound.y + (view.y - bound.y) * share });
    },
    glide: (view, then) => go(within(view), GLIDE, then),
    show: (piece) => control.glide(showArea(current, shownOf(piece, current.scale, frame()), frame())),
    place: (piece) => jump(beginAt(piece, plane, frame())),
    emerge(piece) {
      const [area, size] = [inPx(piece.area), frame()];
      jump(centreOn(area, fillingScale(area, size), size));
      go(beginAt(piece, plane, size), DIVE);
    },
    zoomTo: (scale, point) => control.hold(zoomAt(current, inBounds(scale), point)),
    zoomBy(factor) {
      const { width, height } = frame();
      control.glide(zoomAt(current, inBounds(current.scale * factor), { x: width / 2, y: height / 2 }));
    },
    dive(piece, then) {
      const [area, size] = [inPx(piece.area), frame()];
      // Never back out on the way in.
      const scale = Math.max(fillingScale(area, size), current.scale);
      go(centreOn(area, scale, size), DIVE, then);
    },
  };
  return control;
}
