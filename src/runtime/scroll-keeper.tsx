import { useEffectEvent, useLayoutEffect } from "react";
import { arrive, keepScroll } from "./keep-scroll";

interface ScrollKeeperProps {
  location: Pick<Location, "pathname" | "search" | "hash"> & { key?: string };
}

/** Scrolls by hand (N23): stands at the end of the page, so that all of the page is there. */
export function ScrollKeeper({ location }: ScrollKeeperProps) {
  const { key, pathname, search, hash } = location;
  const onArrival = useEffectEvent(() => arrive(location));

  useLayoutEffect(keepScroll, []);
  useLayoutEffect(() => onArrival(), [key, pathname, search, hash]);

  return null;
}
