import { usePageViews } from "./analytics/use-page-views";
import { Notices } from "./notices/notices";
import { ProgressIndicator } from "./progress-indicator";

/** The progress of requests, what the site offers and asks, and the count of page views (N29, F7). */
export function Overlays({ pathname }: { pathname: string }) {
  usePageViews(pathname);
  return (
    <>
      <ProgressIndicator />
      <Notices />
    </>
  );
}
