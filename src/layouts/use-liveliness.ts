import { useEffect } from "react";
import { afterFirstView } from "../hooks/after-first-view";
import { useMediaQuery } from "../hooks/use-media-query";

/**
 * Loads a module after the first view and starts it. If it fails to load, the page is unchanged.
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
 * Starts the movement that can wait until after the first view: the blinking mark, and smooth scrolling for a mouse
 * wheel. Nothing with reduced motion.
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
