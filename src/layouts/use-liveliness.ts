import { useEffect } from "react";
import { useMediaQuery } from "../hooks/use-media-query";

/** Not before the browser has shown the page and rests. Safari cannot tell, and waits a second. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = window.setTimeout(callback, 1000);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/** Loads and starts what makes the page livelier once it stands and nothing else is to do; never with reduced motion. */
export function useLiveliness(): void {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    if (calm) return undefined;
    let leave: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      void import("./late/liveliness").then(({ startLiveliness }) => {
        if (!left) leave = startLiveliness();
      });
    });
    return () => {
      left = true;
      cancel();
      leave?.();
    };
  }, [calm]);
}
