import { useEffect, useState } from "react";
import { TIMINGS } from "../site/timings";
import { scrollOffset, watchScroll } from "./watch-scroll";

const { hideFromPx, returnMs, nearBottomPx } = TIMINGS.scrollHint;

function isBottomNear(): boolean {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY < nearBottomPx;
}

/**
 * Whether to hint that the page continues: until it is scrolled, and again after 5 s without scrolling above its end
 * (N28).
 */
export function useScrollHint(): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let last = scrollOffset();
    let isChecked = false;
    let timer: number | undefined;
    const unwatch = watchScroll((top) => {
      if (!isChecked) setShown(!isBottomNear());
      isChecked = true;
      if (Math.abs(top - last) <= hideFromPx) return;
      last = top;
      setShown(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setShown(!isBottomNear()), returnMs);
    });
    return () => {
      window.clearTimeout(timer);
      unwatch();
    };
  }, []);
  return shown;
}
