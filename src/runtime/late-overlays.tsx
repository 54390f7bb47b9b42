import { Suspense, useEffect, useState } from "react";
import { afterFirstView } from "../hooks/after-first-view";
import { onDemand } from "./on-demand";

const Overlays = onDemand(async () => (await import(/* webpackChunkName: "overlays" */ "./overlays")).Overlays);

/** What accompanies a visit from page to page, fetched when the first view is over. */
export function LateOverlays({ pathname }: { pathname: string }) {
  const [isLater, setLater] = useState(false);
  useEffect(() => afterFirstView(() => setLater(true)), []);
  return (
    isLater && (
      <Suspense>
        <Overlays pathname={pathname} />
      </Suspense>
    )
  );
}
