import { PopupHost, type PopupHostProps } from "../popups/popup-host";
import { Notices } from "./notices/notices";
import { SearchHost } from "../search/search-host";
import { ProgressIndicator } from "./progress-indicator";

interface OverlaysProps extends PopupHostProps {
  /** The latest keys that asked for the search. */
  searched: Event | undefined;
}

/** The progress of requests, what the site offers and asks, the form and the search over the page (N29, F1, X8). */
export function Overlays({ searched, ...page }: OverlaysProps) {
  return (
    <>
      <ProgressIndicator />
      <Notices />
      <PopupHost {...page} />
      <SearchHost pathname={page.pathname} asked={searched} />
    </>
  );
}
