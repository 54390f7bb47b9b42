import { SECTIONS_SHEET } from "../styles/sections-sheet";
import type { LoadedPage } from "./gatsby-loader";

let sheet: HTMLLinkElement | undefined;
let fetched: Promise<void> | undefined;

/** A sheet that is applied styles every element anew, so it is only fetched. @returns rejects as webpack's chunks do */
function fetchSheet(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = "not all";
  link.href = href;
  sheet = link;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      sheet = undefined;
      fetched = undefined;
      reject(new Error(`Loading CSS chunk ${SECTIONS_SHEET} failed (${href}).`));
    };
    document.head.append(link);
  });
}

/** The page as served has the styles of its own sections alone (page-styles.tsx); the site that is developed has all. */
function fetchStyles(): Promise<void> {
  const { href } = document.querySelector<HTMLStyleElement>(`style[data-href*="/${SECTIONS_SHEET}."]`)?.dataset ?? {};
  fetched ??= href === undefined ? Promise.resolve() : fetchSheet(href);
  return fetched;
}

/**
 * Makes Gatsby wait for the styles of all sections before it shows another page than the first of a visit. Where they do not
 * come, the page has not come.
 * Call it before anything else changes Gatsby's loader.
 */
export function awaitSectionStyles(): void {
  const { ___loader: loader } = window;
  const { loadPage } = loader;
  let isFirst = true;
  loader.loadPage = async (path) => {
    const wait = isFirst ? undefined : fetchStyles();
    isFirst = false;
    // Together: neither waits for the other to be asked for.
    const found = loadPage(path);
    try {
      await wait;
    } catch (error) {
      return { status: "error", error } satisfies LoadedPage;
    }
    return found;
  };
}

/** Has them apply, at once or as soon as they are there: when another page comes, which is styled anyway. */
export function applySectionStyles(): void {
  if (sheet) sheet.media = "all";
}
