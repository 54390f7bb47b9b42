import { useEffect } from "react";

/** Parameters of addresses that narrow a list of a page. */
type Parameter = "cat" | "tag" | "city" | "team";

const PARAMETERS: readonly Parameter[] = ["cat", "tag", "city", "team"];

/**
 * Leaves of a list what its address asks for, before the first paint (N3, N24): the page is served with all of it, and would
 * jump when its code arrives. An address that fits nothing leaves the list as it is.
 *
 * Its text is written into the page, comments included: it has none, and uses nothing from outside.
 */
function narrowList(parameters: readonly string[]): void {
  try {
    const query = new URLSearchParams(location.search);
    const name = parameters.filter((parameter) => query.get(parameter))[0];
    if (!name) return;
    const item = `[data-of~="${CSS.escape(query.get(name) ?? "")}"]`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root[data-narrowed] [data-narrowed-by="${name}"]:has(>${item})>:not(${item}){display:none}`);
    document.adoptedStyleSheets.push(sheet);
    document.documentElement.dataset["narrowed"] = name;
  } catch {
    return;
  }
}

/** The inline script of every page: a style that it adopts needs no leave of the policy. A constant, like firstVisitScript. */
export function narrowedListScript(): string {
  return `(${narrowList.toString()})(${JSON.stringify(PARAMETERS)})`;
}

/**
 * For a list that the address narrows, with `data-of` at each item: what it is of, with spaces between.
 * @param shown the value that the list is drawn for: once it is the address's, the list is as it should be by itself
 * @returns attributes of the list
 */
export function useNarrowedList(name: Parameter, shown: string): { "data-narrowed-by": Parameter } {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const isDrawn = (new URLSearchParams(window.location.search).get(name) ?? "") === shown;
    if (dataset["narrowed"] === name && isDrawn) delete dataset["narrowed"];
  }, [name, shown]);
  return { "data-narrowed-by": name };
}
