import { useEffect, useEffectEvent, type RefObject } from "react";
import { DIRECTIONS, type Direction } from "territories";

const ARROWS: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.map((direction) => [`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`, direction]),
);

const ZOOMS: ReadonlyMap<string, number> = new Map([
  ["+", 1],
  ["=", 1],
  ["-", -1],
]);

interface MapKeys {
  readonly frame: RefObject<HTMLElement | null>;
  onWalk(direction: Direction): void;
  /** @param step 1 for nearer, -1 for farther */
  onZoom(step: number): void;
  onLeave(): void;
  /** A link of the map has the focus. */
  onFocus(link: HTMLElement): void;
  /** The browser has scrolled what it wants to show into the frame: so far, in px. */
  onScroll(left: number, top: number): void;
}

/** Keys of a map whose links have the focus: arrows walk, plus and minus zoom, Escape leaves. */
export function useMapKeys({ frame, ...handlers }: MapKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const [direction, zoom] = [ARROWS.get(key), ZOOMS.get(key)];
    if (!direction && !zoom && key !== "Escape") return;
    event.preventDefault();
    if (direction) handlers.onWalk(direction);
    else if (zoom) handlers.onZoom(zoom);
    else handlers.onLeave();
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    // Under a pressed mouse it stays where it is.
    if (target instanceof HTMLElement && target.matches(":focus-visible")) handlers.onFocus(target);
  });
  const onScroll = useEffectEvent(() => {
    const { scrollLeft = 0, scrollTop = 0 } = frame.current ?? {};
    if (scrollLeft === 0 && scrollTop === 0) return;
    frame.current?.scrollTo({ left: 0, top: 0, behavior: "instant" });
    handlers.onScroll(scrollLeft, scrollTop);
  });
  useEffect(() => {
    const element = frame.current;
    const controller = new AbortController();
    const { signal } = controller;
    element?.addEventListener("keydown", onKeyDown, { signal });
    element?.addEventListener("focusin", onFocusIn, { signal });
    element?.addEventListener("scroll", onScroll, { signal, passive: true });
    return () => controller.abort();
  }, [frame]);
}
