import { useEffect, useState } from "react";
import { TIMINGS } from "../runtime/timings";
import { scrollOffset } from "./scroll-offset";

const { hideFromPx, returnMs, nearBottomPx } = TIMINGS.scrollHint;

function isBottomNear(): boolean {
  return document.documentElement.scrollHeight - window.innerHeight - scrollOffset() < nearBottomPx;
}

/** Whether to say that the page goes on: until it is scrolled, and again when one has rested for 5 s above its end (N28). */
export function useScrollHint(): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let last = scrollOffset();
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => setShown(!isBottomNear()));
    const onScroll = () => {
      if (Math.abs(scrollOffset() - last) <= hideFromPx) return;
      last = scrollOffset();
      setShown(false);
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setShown(!isBottomNear()), returnMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  return shown;
}
