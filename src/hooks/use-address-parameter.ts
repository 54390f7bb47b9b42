import { useSyncExternalStore } from "react";
import { pushEntry } from "./push-entry";

const CHANGED = "address-parameter";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("popstate", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("popstate", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function write(name: string, value: string, along: readonly string[]): void {
  const address = new URL(window.location.href);
  if (value) address.searchParams.set(name, value);
  else for (const gone of [name, ...along]) address.searchParams.delete(gone);
  if (address.href === window.location.href) return;
  pushEntry(address);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * A parameter of the address as state: `const [category, setCategory] = useAddressParameter("cat")`. Empty where it is
 * absent, and until hydration. Setting it keeps the scroll position and adds an entry to the history.
 * @param along parameters that depend on it, and are removed with it
 */
export function useAddressParameter(
  name: string,
  ...along: readonly string[]
): [value: string, setValue: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? "",
    () => "",
  );
  return [value, (next) => write(name, next, along)];
}
