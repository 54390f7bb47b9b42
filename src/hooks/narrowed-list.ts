import { useEffect } from "react";

/** Parameters of addresses that narrow a list of a page. */
export type ListParameter = "cat" | "tag" | "city" | "team";

/**
 * For a list that the address filters, with the space-separated values of each item in its `data-of`: before the first paint
 * the script src/app/inline/narrowed-list.ts hides the others.
 * @param shown the value that the list is rendered for: once it is the address's, the style is not needed any more
 * @returns attributes of the list
 */
export function useNarrowedList(name: ListParameter, shown: string): { "data-narrowed-by": ListParameter } {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const isDrawn = (new URLSearchParams(window.location.search).get(name) ?? "") === shown;
    if (dataset["narrowed"] === name && isDrawn) delete dataset["narrowed"];
  }, [name, shown]);
  return { "data-narrowed-by": name };
}
