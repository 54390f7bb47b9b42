import { useEffect, useState } from "react";
import { TIMINGS } from "../runtime/timings";
import { watchScroll } from "./watch-scroll";

const { fromPx, delayMs } = TIMINGS.backToTop;

/** Whether the way back to the top is offered: a second after scrolling has stopped past 100 px, and not while it goes on (N28). */
export function useBackToTop(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const unwatch = watchScroll((top) => {
      window.clearTimeout(timer);
      setOffered(false);
      if (top > fromPx) timer = window.setTimeout(() => setOffered(true), delayMs);
    });
    return () => {
      window.clearTimeout(timer);
      unwatch();
    };
  }, []);
  return offered;
}
