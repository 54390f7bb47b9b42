import type { ListParameter } from "../../hooks/narrowed-list";

const PARAMETERS: readonly ListParameter[] = ["cat", "tag", "city", "team"];

/** The map takes the place of the list of cases (N7): its room is kept, and its link is the current one. */
function showMap(): void {
  const isMap = new URLSearchParams(location.search).get("view") === "map";
  if (isMap) document.documentElement.dataset["view"] = "map";
}

/**
 * Hides the items of a list that the address filters out (N3, N24): the page is served with all of them, and would jump when
 * its code arrives. A filter without matches leaves the list unchanged. The content security policy does not restrict adopted
 * style sheets.
 */
function narrowList(): void {
  const query = new URLSearchParams(location.search);
  const name = PARAMETERS.find((parameter) => query.get(parameter));
  if (!name) return;
  const item = `[data-of~="${CSS.escape(query.get(name) ?? "")}"]`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root[data-narrowed] [data-narrowed-by="${name}"]:has(>${item})>:not(${item}){display:none}`);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.dataset["narrowed"] = name;
}

showMap();
try {
  narrowList();
} catch {
  // A browser without adopted style sheets shows the whole list until the page's code arrives.
}
