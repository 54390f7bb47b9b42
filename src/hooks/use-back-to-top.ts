import { useEffect, useState } from "react";
import { TIMINGS } from "../runtime/timings";
import { scrollOffset } from "./scroll-offset";

const { fromPx, delayMs } = TIMINGS.backToTop;

/** Whether the way back to the top is offered: a second after scrolling has stopped past 100 px, and not while it goes on (N28). */
export function useBackToTop(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(timer);
      setOffered(false);
      if (scrollOffset() > fromPx) timer = window.setTimeout(() => setOffered(true), delayMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  return offered;
}
