import { noteStep } from "../history-step";

/** Where a visitor is, as Gatsby hands it on to pages. */
export interface Place extends Pick<
  Location,
  "pathname" | "search" | "hash" | "href" | "origin" | "protocol" | "host" | "hostname" | "port"
> {
  readonly state: unknown;
  /** Of the history's entry: by it the place in the page is kept (N23). */
  readonly key: string;
}

/** A step to another entry of the history, or a new one. */
interface Move {
  readonly location: Place;
  readonly action: "PUSH" | "POP";
}

type Listener = (move: Move) => void;

interface NavigateOptions {
  /** Kept with the history's entry. */
  state?: object;
  /** Takes the place of the entry that is shown. */
  replace?: boolean;
}

function readPlace(): Place {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as { key?: string } | null;
  return { pathname, search, hash, href, origin, protocol, host, hostname, port, state, key: state?.key ?? "initial" };
}

const listeners = new Set<Listener>();
let location = readPlace();

function move(action: Move["action"]): void {
  location = readPlace();
  for (const listener of listeners) listener({ location, action });
}

window.addEventListener("popstate", (event) => {
  noteStep(event);
  move("POP");
});

function addEntry(to: string, { state, replace = false }: NavigateOptions): void {
  const entry = { ...state, key: String(Date.now()) };
  if (replace) window.history.replaceState(entry, "", to);
  else window.history.pushState(entry, "", to);
}

/** The browser's history, and who wants to hear of it. */
export const globalHistory = {
  /** Another object after every move. */
  get location(): Place {
    return location;
  },

  /** @returns ends the listening */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** @param to an address, or how many entries on or back */
  navigate(to: string | number, options: NavigateOptions = {}): void {
    if (typeof to === "number") {
      window.history.go(to);
      return;
    }
    try {
      addEntry(to, options);
    } catch {
      // Safari takes a hundred in half a minute.
      window.location.assign(to);
      return;
    }
    move("PUSH");
  },
};

export const { navigate } = globalHistory;
