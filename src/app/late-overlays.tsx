import { Suspense, useEffect, useState } from "react";
import { useAfterFirstView } from "../hooks/after-first-view";
import { asksForSearch } from "../search/shortcut";
import { onDemand } from "../ui/on-demand";

const Overlays = onDemand(async () => (await import(/* webpackChunkName: "overlays" */ "./overlays")).Overlays);

/**
 * What accompanies a visit from page to page, fetched when the first view is over, or when somebody asks for the form or
 * the search before that: no such event is lost on the way (F1, X8).
 */
export function LateOverlays({ pathname }: { pathname: string }) {
  const isLater = useAfterFirstView();
  const [asked, setAsked] = useState<Event>();
  const [searched, setSearched] = useState<Event>();
  useEffect(() => {
    window.addEventListener("popup::open", setAsked);
    return () => window.removeEventListener("popup::open", setAsked);
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setSearched(event);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    (isLater || asked || searched) && (
      <Suspense>
        <Overlays pathname={pathname} asked={asked} searched={searched} />
      </Suspense>
    )
  );
}
