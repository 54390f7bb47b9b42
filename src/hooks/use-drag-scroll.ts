import { useEffect, type RefObject } from "react";
import { prepareSprings, springMoves } from "./springs";
import { TIMINGS } from "../site/timings";
import { restingPlace, speedOf, type Sample } from "./strip-physics";

interface Hold {
  x: number;
  left: number;
  samples: Sample[];
}

/** Where each item of the strip begins, as an offset that brings it to the strip's start. */
function stopsOf(strip: HTMLElement): number[] {
  const { left } = strip.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
  return [...strip.children].map((item) => item.getBoundingClientRect().left - left + strip.scrollLeft - padding);
}

/** Lets the strip go on by itself. @returns stops it */
function letGo(strip: HTMLElement, samples: readonly Sample[]): (() => void) | undefined {
  const moves = springMoves();
  const velocity = -speedOf(samples, performance.now());
  const from = strip.scrollLeft;
  const to = restingPlace(from, velocity, stopsOf(strip), strip.scrollWidth - strip.clientWidth);
  if (!moves || to === from) {
    delete strip.dataset.state;
    return undefined;
  }
  strip.dataset.state = "gliding";
  return moves.glide({
    from,
    to,
    velocity,
    onChange: (position) => {
      strip.scrollLeft = position;
    },
    onRest: () => {
      delete strip.dataset.state;
    },
  });
}

function dragScroll(strip: HTMLElement, signal: AbortSignal): void {
  let hold: Hold | undefined;
  let dragged = false;
  let stop: (() => void) | undefined;

  const halt = () => {
    stop?.();
    stop = undefined;
    if (strip.dataset.state === "gliding") delete strip.dataset.state;
  };
  const onDown = ({ pointerType, button, clientX }: PointerEvent) => {
    halt();
    dragged = false;
    hold = pointerType === "mouse" && button === 0 ? { x: clientX, left: strip.scrollLeft, samples: [] } : undefined;
  };
  const onMove = ({ clientX, timeStamp }: PointerEvent) => {
    if (!hold) return;
    const distance = clientX - hold.x;
    if (!dragged && Math.abs(distance) < TIMINGS.strip.dragFromPx) return;
    dragged = true;
    strip.dataset.state = "dragging";
    strip.scrollLeft = hold.left - distance;
    hold.samples = [...hold.samples.slice(-9), { position: clientX, time: timeStamp }];
  };
  const onUp = () => {
    if (hold && dragged) stop = letGo(strip, hold.samples);
    hold = undefined;
  };
  const onClick = (event: MouseEvent) => {
    if (!dragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  strip.addEventListener("pointerdown", onDown, { signal });
  strip.addEventListener("wheel", halt, { signal, passive: true });
  strip.addEventListener("click", onClick, { signal, capture: true });
  strip.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  window.addEventListener("pointermove", onMove, { signal });
  window.addEventListener("pointerup", onUp, { signal });
  window.addEventListener("pointercancel", onUp, { signal });
  signal.addEventListener("abort", halt);
}

/**
 * Lets a mouse drag a scrolling strip and throw it; a click after a drag opens nothing. Fingers and pens scroll it natively.
 * `data-state` says `dragging` and `gliding`; scroll snap has to be off meanwhile.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(prepareSprings, []);
  useEffect(() => {
    const controller = new AbortController();
    if (ref.current) dragScroll(ref.current, controller.signal);
    return () => controller.abort();
  }, [ref]);
}
