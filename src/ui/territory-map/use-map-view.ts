import { useLayoutEffect, useState, type RefObject } from "react";
import { useSpring, type SpringValues } from "@react-spring/web";
import type { Area, Plan } from "territories";
import { createMapControl, type MapControl } from "./map-control";
import { CELL, isTooFar, nearArea, type Size, type View } from "./map-view";

/** The drawn part of the plane. */
interface Drawn {
  /** The cells in view and around it. */
  readonly near: Area;
  /** Whether cells are too small for labels. */
  readonly isFar: boolean;
}

export interface MapView extends Drawn {
  readonly styles: SpringValues<View>;
  readonly control: MapControl;
}

const NOTHING: Drawn = { near: { x: 0, y: 0, width: 0, height: 0 }, isFar: false };

const isSame = (one: Area, other: Area) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

function drawnIn(view: View, frame: Size): (before: Drawn) => Drawn {
  const [near, isFar] = [nearArea(view, frame), isTooFar(view, frame)];
  return (before) => (before.isFar === isFar && isSame(before.near, near) ? before : { near, isFar });
}

/**
 * View of a plan's plane in a frame.
 * @param start number of the piece that the view zooms out of at the beginning; -1 for a view of the first
 */
export function useMapView(frame: RefObject<HTMLElement | null>, plan: Plan, start: number): MapView {
  const [drawn, setDrawn] = useState(NOTHING);
  const [styles, spring] = useSpring((): View => ({ x: 0, y: 0, scale: 1 }));
  const [control] = useState(() =>
    createMapControl({
      frame: () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 }),
      plane: { width: plan.width * CELL, height: plan.height * CELL },
      spring,
      onChange: (view, size) => setDrawn(drawnIn(view, size)),
    }),
  );
  const [first] = useState(start);

  useLayoutEffect(() => {
    const piece = plan.pieces[Math.max(0, first)];
    if (piece) (first < 0 ? control.place : control.emerge)(piece);
  }, [control, plan, first]);

  useLayoutEffect(() => {
    // The first call comes at once, and would stop the zoom of the beginning.
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (!isFirst) control.hold(control.view());
      isFirst = false;
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [control, frame]);

  return { ...drawn, styles, control };
}
