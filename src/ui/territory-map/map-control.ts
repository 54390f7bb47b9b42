import type { SpringRef } from "@react-spring/web";
import { prefersReducedMotion } from "../../hooks/reduced-motion";
import {
  centreOn,
  clampView,
  fillingScale,
  inPx,
  restScale,
  scaleBounds,
  showArea,
  zoomAt,
  type Size,
  type View,
} from "./map-view";
import type { Area } from "./plan";

const GLIDE = { tension: 210, friction: 30, clamp: true };
const DIVE = { tension: 190, friction: 26, clamp: true };
/** What is left of a movement of the hand beyond the coast. */
const RESISTANCE = 0.3;

export interface MapControl {
  view(): View;
  frame(): Size;
  /** The scales between which one zooms. */
  bounds(): { min: number; max: number };
  /** Shows a view under the hand; beyond the coast it follows with resistance. */
  hold(view: View): void;
  /** Goes to a view within the coast. @param then called where one has arrived, not where a hand has stopped it */
  glide(view: View, then?: () => void): void;
  /** Brings a piece into view, whole. */
  show(area: Area): void;
  /** Begins with a piece: as far from the upper left as it must be to be whole in view. */
  place(area: Area): void;
  zoomBy(factor: number): void;
  /** Comes near until a piece is all that is seen. @param then as for `glide` */
  dive(area: Area, then: () => void): void;
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
    void spring.start({
      to: { ...view },
      config,
      onChange: ({ value }) => set({ x: Number(value.x), y: Number(value.y), scale: Number(value.scale) }),
      onRest: ({ finished }) => {
        if (finished) then?.();
      },
    });
  };
  const within = (view: View) => clampView(view, plane, frame());
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
    show: (area) => control.glide(showArea(current, inPx(area), frame())),
    place: (area) => jump(within(showArea({ x: 0, y: 0, scale: restScale(frame()) }, inPx(area), frame()))),
    zoomBy(factor) {
      const { min, max } = control.bounds();
      const { width, height } = frame();
      const scale = Math.min(Math.max(current.scale * factor, min), max);
      control.glide(zoomAt(current, scale, { x: width / 2, y: height / 2 }));
    },
    dive(area, then) {
      const size = frame();
      go(centreOn(inPx(area), fillingScale(inPx(area), size), size), DIVE, then);
    },
  };
  return control;
}
