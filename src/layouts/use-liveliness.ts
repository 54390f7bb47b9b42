import { useEffect } from "react";
import { afterFirstView } from "../hooks/after-first-view";
import { useMediaQuery } from "../hooks/use-media-query";

/** Loads and starts what makes the page livelier once it stands and nothing else is to do; never with reduced motion. */
export function useLiveliness(): void {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    if (calm) return undefined;
    let leave: (() => void) | undefined;
    let left = false;
    const cancel = afterFirstView(() => {
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
