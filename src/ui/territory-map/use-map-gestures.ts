import type { RefObject } from "react";
import { useGesture } from "@use-gesture/react";
import { prefersReducedMotion } from "../../hooks/reduced-motion";
import { TIMINGS } from "../../site/timings";
import type { MapControl } from "./map-control";
import { cellAt, wheelFactor, zoomAt, type Point, type Size, type View } from "./map-view";

const { dragFromPx, throwMs } = TIMINGS.strip;

/** State at the start of a gesture. */
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

const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

function pointIn(frame: HTMLElement | null, [x = 0, y = 0]: readonly number[]): Point {
  const box = frame?.getBoundingClientRect();
  return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
}

/** A pointer drags the map and throws it; two of them, a touchpad's pinch or the wheel with ctrl zoom it where they are. */
export function useMapGestures({ frame, control, onSettle, onZoom }: MapGestures): void {
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
          onSettle(cellAt(control.view(), middleOf(control.frame()))),
        );
        return begin;
      },
      onPinch: ({ event, origin, offset: [scale], last, memo }) => {
        const point = pointIn(frame.current, origin);
        const begin: Begin = memo ?? { view: control.view(), point };
        if (last) {
          control.glide(control.view());
          onZoom(cellAt(control.view(), point));
        } else if (event instanceof WheelEvent) {
          control.zoomTo(control.view().scale * wheelFactor(event.deltaY), point);
        } else {
          const { x, y } = zoomAt(begin.view, scale, begin.point);
          control.hold({ x: x + point.x - begin.point.x, y: y + point.y - begin.point.y, scale });
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
