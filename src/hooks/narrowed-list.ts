import { useEffect } from "react";

/** Parameters of addresses that narrow a list of a page. */
type Parameter = "cat" | "tag" | "city" | "team";

const PARAMETERS: readonly Parameter[] = ["cat", "tag", "city", "team"];

/**
 * Hides the items of a list that the address filters out, before the first paint (N3, N24): the page is served with all
 * of them, and would jump when its code arrives. A filter without matches leaves the list unchanged.
 *
 * Its source is inlined into the page: it has no comments and uses nothing from outside.
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

/**
 * The inline script of every page: the content security policy does not restrict adopted style sheets. A constant, like
 * firstVisitScript.
 */
export function narrowedListScript(): string {
  return `(${narrowList.toString()})(${JSON.stringify(PARAMETERS)})`;
}

/**
 * For a list that the address filters, with the space-separated values of each item in its `data-of`.
 * @param shown the value that the list is rendered for: once it is the address's, the style is not needed any more
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
