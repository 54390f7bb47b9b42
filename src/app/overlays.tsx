import { useEffect } from "react";
import { PopupHost, type PopupHostProps } from "../popups/popup-host";
import { Notices } from "./notices/notices";
import { SearchHost } from "../search/search-host";
import { prefersReducedMotion } from "../hooks/reduced-motion";
import { savesData } from "../hooks/save-data";
import { keepSeen } from "./offline/keep-seen";
import { ProgressIndicator } from "./progress-indicator";

interface OverlaysProps extends PopupHostProps {
  /** The latest keyboard event that opened the search. */
  searched: Event | undefined;
}

/** Called before each start: a visitor may change it during a visit (N27). */
const isStill = () => savesData() || prefersReducedMotion();

/** The engine is a chunk of its own that nothing waits for: if it fails to load, art does not move. */
function useLivingTerritories(pathname: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    import(/* webpackChunkName: "living" */ "territories/living").then(
      ({ liveTerritories }) => {
        if (!isGone) stop = liveTerritories(isStill);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [pathname]);
}

/** The progress of requests, what the site offers and asks, the form and the search over the page (N29, F1, X8). */
export function Overlays({ searched, ...page }: OverlaysProps) {
  useLivingTerritories(page.pathname);
  useEffect(() => void keepSeen(page.pathname), [page.pathname]);
  return (
    <>
      <ProgressIndicator />
      <Notices />
      <PopupHost {...page} />
      <SearchHost pathname={page.pathname} asked={searched} />
    </>
  );
}
