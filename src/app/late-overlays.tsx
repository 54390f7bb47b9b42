import { Suspense, useEffect, useState } from "react";
import { useAfterFirstView } from "../hooks/after-first-view";
import { onDemand } from "../ui/on-demand";

const Overlays = onDemand(async () => (await import(/* webpackChunkName: "overlays" */ "./overlays")).Overlays);

/**
 * What accompanies a visit from page to page, fetched when the first view is over, or when somebody asks for the form
 * before that: no such event is lost on the way (F1).
 */
export function LateOverlays({ pathname }: { pathname: string }) {
  const isLater = useAfterFirstView();
  const [asked, setAsked] = useState<Event>();
  useEffect(() => {
    window.addEventListener("popup::open", setAsked);
    return () => window.removeEventListener("popup::open", setAsked);
  }, []);
  return (
    (isLater || asked) && (
      <Suspense>
        <Overlays pathname={pathname} asked={asked} />
      </Suspense>
    )
  );
}
