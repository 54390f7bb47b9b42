import { PopupHost, type PopupHostProps } from "../popups/popup-host";
import { usePageViews } from "./analytics/use-page-views";
import { Notices } from "./notices/notices";
import { ProgressIndicator } from "./progress-indicator";

/** The progress of requests, what the site offers and asks, the form over the page, the count of page views (N29, F1, F7). */
export function Overlays(page: PopupHostProps) {
  usePageViews(page.pathname);
  return (
    <>
      <ProgressIndicator />
      <Notices />
      <PopupHost {...page} />
    </>
  );
}
