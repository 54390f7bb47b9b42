import type { RefObject } from "react";
import { useGesture } from "@use-gesture/react";
import { prefersReducedMotion } from "../../hooks/reduced-motion";
import { TIMINGS } from "../../site/timings";
import type { MapControl } from "./map-control";
import { cellAt, zoomAt, type Point, type View } from "./map-view";

const { dragFromPx, throwMs } = TIMINGS.strip;

/** A turn of the wheel by more than this zooms no farther. */
const NOTCH = 30;

/** What a gesture began with. */
interface Begin {
  readonly view: View;
  /** The point between two fingers, in the frame. */
  readonly point: Point;
}

interface MapGestures {
  readonly frame: RefObject<HTMLElement | null>;
  readonly control: MapControl;
  /** The hand has let go. @param cell under the pinch, or in the middle */
  readonly onSettle: (cell: Point) => void;
  /** Two fingers, or the wheel with ctrl, have let go at another scale. */
  readonly onZoom: (cell: Point) => void;
}

/** A pointer drags the map and throws it; two of them, a touchpad's pinch or the wheel with ctrl zoom it where they are. */
export function useMapGestures({ frame, control, onSettle, onZoom }: MapGestures): void {
  const pointIn = ([x, y]: readonly number[]): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: (x ?? 0) - (box?.left ?? 0), y: (y ?? 0) - (box?.top ?? 0) };
  };
  const middle = (): Point => {
    const { width, height } = control.frame();
    return { x: width / 2, y: height / 2 };
  };
  /** A touchpad's pinch comes as many small turns of the wheel, a notch of a mouse as one large one. */
  const turned = (turn: number, point: Point): View => {
    const { min, max } = control.bounds();
    const view = control.view();
    const factor = Math.exp(-Math.min(Math.max(turn, -NOTCH), NOTCH) / 100);
    return zoomAt(view, Math.min(Math.max(view.scale * factor, min), max), point);
  };

  useGesture(
    {
      onDrag: ({ pinching, cancel, tap, last, movement: [x, y], velocity, direction, memo = control.view() }) => {
        if (pinching) cancel();
        const begin: View = memo;
        if (pinching || tap) return begin;
        const view = { ...begin, x: begin.x + x, y: begin.y + y };
        if (!last) {
          control.hold(view);
          return begin;
        }
        const ahead = prefersReducedMotion() ? 0 : throwMs;
        const [speedX, speedY] = [velocity[0] * direction[0], velocity[1] * direction[1]];
        control.glide({ ...view, x: view.x + speedX * ahead, y: view.y + speedY * ahead }, () =>
          onSettle(cellAt(control.view(), middle())),
        );
        return begin;
      },
      onPinch: ({ event, origin, offset: [scale], last, memo }) => {
        const point = pointIn(origin);
        const begin: Begin = memo ?? { view: control.view(), point };
        if (event instanceof WheelEvent) {
          if (!last) control.hold(turned(event.deltaY, point));
        } else {
          const zoomed = zoomAt(begin.view, scale, begin.point);
          control.hold({ ...zoomed, x: zoomed.x + point.x - begin.point.x, y: zoomed.y + point.y - begin.point.y });
        }
        if (last) {
          control.glide(control.view());
          onZoom(cellAt(control.view(), point));
        }
        return begin;
      },
    },
    {
      target: frame,
      eventOptions: { passive: false },
      drag: { filterTaps: true, tapsThreshold: dragFromPx, pointer: { keys: false } },
      pinch: { from: () => [control.view().scale, 0], scaleBounds: () => control.bounds() },
    },
  );
}
