import {
  cloneElement,
  createContext,
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { changePage } from "../change-page";
import { globalHistory, type Place } from "./history";

export { globalHistory, navigate } from "./history";

/** A page that is to be shown is there; one that is not must be asked for, as when one steps back to it after a reload. */
function whenLoaded({ pathname, search }: Place, show: () => void): void {
  const { loadPage, loadPageSync } = window.___loader;
  if (loadPageSync(pathname + search)) show();
  else void loadPage(pathname + search).then(show);
}

interface LocationProps {
  children: (at: { location: Place }) => ReactNode;
}

/**
 * Tells what is below it which place is shown. Another page comes by the transition of the pages, which begins in the same
 * moment as the address changes; another query or hash changes the page that is shown in place.
 */
export function Location({ children }: LocationProps) {
  const [location, setLocation] = useState(globalHistory.location);
  const shown = useRef(location);
  useEffect(() => {
    // Asked when it is shown: by then the visitor may have gone on.
    const show = () => {
      shown.current = globalHistory.location;
      flushSync(() => setLocation(shown.current));
    };
    const arrive = (next: Place) => {
      if (next !== globalHistory.location) return;
      const from = shown.current.pathname;
      if (next.pathname === from) show();
      else changePage({ from, to: next.pathname, show });
    };
    const follow = (next: Place) => whenLoaded(next, () => arrive(next));
    // What has been gone to while the page was hydrated; React shows nothing from within an effect.
    if (globalHistory.location !== shown.current) queueMicrotask(() => follow(globalHistory.location));
    return globalHistory.listen(({ location: next }) => follow(next));
  }, []);
  return children({ location });
}

interface RouterProps extends ComponentProps<"div"> {
  location: Place;
  basepath: string;
  /** What draws the page, of which Gatsby knows already that it is the right one. */
  children: ReactElement<{ location: Place }>;
}

/** The element around every page, which takes the focus when another one comes. */
export function Router({ location, basepath: _, children, ...rest }: RouterProps) {
  return (
    <div tabIndex={-1} style={{ outline: "none" }} {...rest}>
      {cloneElement(children, { location })}
    </div>
  );
}

/** Gatsby says by it where its pages begin: nobody asks. */
export const BaseContext = createContext<unknown>(undefined);

/** Around the head of a page, where nobody asks for the place. */
export const LocationProvider = Fragment;

/** The pattern that an address fits: no page of ours has one. */
export const pick = () => null;
