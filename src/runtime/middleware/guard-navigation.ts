import { beginTransition } from "../../navigation/page-transition";
import { isValidPath } from "../../routes";
import { reloadForChunk } from "../errors/chunk-reload";
import {
  ANY_ADDRESS,
  isSound,
  withoutQuery,
  type GatsbyLoader,
  type LoadedPage,
  type SoundPage,
} from "../gatsby-loader";
import { notFoundPage } from "../not-found-locale";

export interface Way {
  /** Path and query that are asked for. */
  path: string;
  /** The page that is left; undefined on the way to the first one of a visit. */
  from: SoundPage | undefined;
}

/** What Gatsby waits for when the document is about to go, or when another navigation has taken over. */
export const NEVER = new Promise<never>(() => undefined);

function reloadAt(path: string, cause: unknown): boolean {
  const { location } = window;
  const isHere = path === location.pathname + location.search;
  return reloadForChunk(cause, () => (isHere ? location.reload() : location.assign(path)));
}

/** @returns what to show at the address; undefined makes Gatsby ask the browser for it */
async function pageFor(way: Way, loadPage: GatsbyLoader["loadPage"]): Promise<LoadedPage | undefined> {
  const { path } = way;
  if (!isValidPath(withoutQuery(path))) return notFoundPage(path, loadPage);
  const page = await loadPage(path);
  if (isSound(page) && !page.json.pageContext.middleware) return page;
  if (reloadAt(path, page?.error)) return NEVER;
  try {
    const { detour } = await import("./detour");
    return await detour(page, way);
  } catch (cause) {
    // The detour's own code has not come.
    return reloadAt(path, cause) ? NEVER : undefined;
  }
}

/**
 * Stands between Gatsby and its loader on every navigation, the first one included: validates the address, runs the
 * page's middleware, and shows the error page when something fails (G4).
 * Call it before Gatsby loads the first page, after keepNotFoundLocale.
 */
export function guardNavigation(): void {
  const { ___loader: loader } = window;
  const { loadPage, loadPageSync } = loader;
  /** What the last navigation has come to. */
  let last: { path: string; page: LoadedPage | undefined } | undefined;
  let from: SoundPage | undefined;

  loader.loadPage = async (path) => {
    const page = await pageFor({ path, from }, loadPage);
    last = { path, page };
    if (isSound(page)) from = page;
    // The address of a step through the history has changed already, and its page comes as soon as it is loaded.
    if (page?.page && withoutQuery(path) !== window.location.pathname) beginTransition(withoutQuery(path));
    return page;
  };
  // Steps through the history come here first; those that must be asked about go on to loadPage.
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    if (last?.path === path) return last.page?.page?.path === ANY_ADDRESS ? last.page : page;
    return isSound(page) && isValidPath(withoutQuery(path)) && !page.json.pageContext.middleware ? page : undefined;
  };
}
