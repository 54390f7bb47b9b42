import { useCallback, type RefObject } from "react";
import { neighbourOf, type Plan } from "territories";
import type { MapControl } from "./map-control";
import type { MapItem } from "./map-piece";
import { inPx, openingScale, type Point } from "./map-view";
import { useMapGestures } from "./use-map-gestures";
import { useMapKeys } from "./use-map-keys";

/** How much nearer or farther a step of the keys and buttons is. */
export const ZOOM_STEP = 1.5;

interface MapTravel {
  readonly frame: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  readonly control: MapControl;
  readonly items: readonly MapItem[];
  readonly onPlace: (index: number) => void;
  readonly onLeave: () => void;
}

const indexOf = (element: Element | null) => Number(element?.getAttribute("data-piece") ?? NaN);

/**
 * Pointer and keyboard control of the map.
 * @returns a function that zooms into a piece, then follows its link
 */
export function useMapTravel({ frame, plan, control, items, onPlace, onLeave }: MapTravel) {
  const count = items.length - 1;
  const linkOf = (index: number) => frame.current?.querySelector<HTMLAnchorElement>(`[data-piece="${index}"]`);
  const open = useCallback(
    (index: number, { pathname }: HTMLAnchorElement) => {
      const piece = plan.pieces[index];
      if (piece) control.dive(piece, () => window.___navigate(pathname));
    },
    [plan, control],
  );
  const arrive = (cell: Point): number => {
    const index = plan.ownerOf(cell.x, cell.y);
    if (index >= 0) onPlace(index);
    return index;
  };

  useMapGestures({
    frame,
    control,
    onSettle: arrive,
    onZoom(cell) {
      const index = arrive(cell);
      const [piece, link] = [plan.pieces[index], linkOf(index)];
      if (!piece || !link || !items[index]?.territory) return;
      if (control.view().scale >= openingScale(inPx(piece.area), control.frame())) open(index, link);
    },
  });
  useMapKeys({
    frame,
    onLeave,
    onZoom: (step) => control.zoomBy(ZOOM_STEP ** step),
    onWalk(direction) {
      const next = neighbourOf(indexOf(document.activeElement), direction, count);
      if (next !== undefined) linkOf(next)?.focus({ preventScroll: true });
    },
    onFocus(link) {
      const index = indexOf(link);
      const piece = plan.pieces[index];
      if (!piece) return;
      // The unclaimed land has no end.
      control.show(index < count ? piece : { ...piece, area: piece.label });
      onPlace(index);
    },
    onScroll(left, top) {
      const { x, y, scale } = control.view();
      control.glide({ x: x - left, y: y - top, scale });
    },
  });
  return open;
}
