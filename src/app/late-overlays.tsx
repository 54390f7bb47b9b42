import { Suspense } from "react";
import { useAfterFirstView } from "../hooks/after-first-view";
import { onDemand } from "../ui/on-demand";
import { useOverlayRequests } from "./overlay-requests";

const Overlays = onDemand(async () => (await import(/* webpackChunkName: "overlays" */ "./overlays")).Overlays);

/** The overlays of a visit, loaded after the first view, or when a popup or the search is requested before (F1, X8). */
export function LateOverlays({ pathname }: { pathname: string }) {
  const isLater = useAfterFirstView();
  const { popup, search } = useOverlayRequests();
  return (
    (isLater || popup || search) && (
      <Suspense>
        <Overlays pathname={pathname} asked={popup} searched={search} />
      </Suspense>
    )
  );
}
