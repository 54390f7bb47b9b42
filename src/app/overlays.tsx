import { PopupHost, type PopupHostProps } from "../popups/popup-host";
import { Notices } from "./notices/notices";
import { ProgressIndicator } from "./progress-indicator";

/** The progress of requests, what the site offers and asks, the form over the page (N29, F1). */
export function Overlays(page: PopupHostProps) {
  return (
    <>
      <ProgressIndicator />
      <Notices />
      <PopupHost {...page} />
    </>
  );
}
