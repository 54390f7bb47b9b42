import { useEffect } from "react";
import { afterFirstView } from "../hooks/after-first-view";
import { useMediaQuery } from "../hooks/use-media-query";

/**
 * Fetches something after the first view and starts it. Where it fails to load, the page is as it was.
 * @param load of a function that starts it and returns a cleanup function
 * @returns a cleanup function
 */
function startLate(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isLeft = false;
  const cancel = afterFirstView(() => {
    load().then(
      (start) => {
        if (!isLeft) stop = start();
      },
      () => undefined,
    );
  });
  return () => {
    isLeft = true;
    cancel();
    stop?.();
  };
}

/**
 * What makes a page livelier and can come after its first view: the mark that blinks, and where there is a wheel its
 * smoothing. Not for those who want no movement.
 */
export function useLiveliness(): void {
  const isCalm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const hasWheel = useMediaQuery("(hover: hover) and (pointer: fine)");
  useEffect(() => {
    if (isCalm) return undefined;
    return startLate(async () => (await import("./late/watch-idle")).watchIdle);
  }, [isCalm]);
  useEffect(() => {
    if (isCalm || !hasWheel) return undefined;
    return startLate(async () => (await import(/* webpackChunkName: "wheel" */ "./late/smooth-wheel")).smoothWheel);
  }, [isCalm, hasWheel]);
}
