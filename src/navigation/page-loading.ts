/**
 * Loading of a page, in this order:
 *
 * 1. An address that no page can have is the 404 of its locale, without a request (`isValidPath`).
 * 2. Gatsby loads the page, whatever the query, as it was made for the code of this tab (`own-code.ts`); the progress
 *    indicator shows it (`requests`).
 * 3. An address without a page is the 404 of its locale (`localized`).
 * 4. Code that fails to load, as after a new release, reloads the document (`reloadForChunk`).
 * 5. The page's middleware runs; what fails becomes the error page (`middleware/detour.ts`).
 * 6. A superseded navigation is dropped.
 * 7. The transition begins (`page-transition.ts`), and Gatsby's router shows the page in the next frame.
 *
 * Then, by Gatsby's browser APIs, when the page is in the document:
 *
 * 8. Gatsby scrolls (`shouldUpdateScroll`, scroll.ts).
 * 9. The transition goes on, the keyboard follows the hash, the page view is counted (`pageShown`).
 */
import { entryPushed } from "../hooks/push-entry";
import { countPageView } from "../analytics/page-views";
import { reloadForChunk } from "../errors/chunk-reload";
import {
  ANY_ADDRESS,
  isSound,
  withoutQuery,
  type GatsbyLoader,
  type LoadedPage,
  type SoundPage,
} from "./gatsby-loader";
import { prefetchLinks } from "./links/prefetch-links";
import { notFoundPath, replaceForeignNotFound } from "./not-found-locale";
import { moveToNewerCode, pagesOfOwnCode, type OwnPages } from "./own-code";
import { requests } from "./requests";
import { isValidPath } from "../site/routes";
import { NEVER, type NavigationContext } from "./navigation-context";
import { beginTransition, pageArrived, transitionSteps } from "./page-transition";
import { focusHash } from "./scroll";

/** Shows a page on its way as a request in progress (N29), and that it failed; the navigation deals with the failure. */
function showProgress(path: string, loading: Promise<LoadedPage | undefined>): void {
  const arrival = loading.then((found) => {
    if (!found?.page) throw new Error(`${path} did not load.`);
  });
  requests.track(arrival).catch(() => undefined);
}

function atAnyAddress(localized: LoadedPage | undefined): LoadedPage | undefined {
  return localized?.page && { ...localized, page: { ...localized.page, path: ANY_ADDRESS } };
}

/** Address of the 404 to show instead of Gatsby's own; undefined where what was found is right. */
function insteadOf(found: LoadedPage | undefined, path: string): string | undefined {
  if (found?.page?.path !== ANY_ADDRESS) return undefined;
  const instead = notFoundPath(path);
  return instead === ANY_ADDRESS ? undefined : instead;
}

function loadDocument(path: string): void {
  const { location } = window;
  // A step through the history has changed the address already.
  const isHere = path === location.pathname + location.search;
  if (isHere) location.reload();
  else location.assign(path);
}

const reloadAt = (path: string, cause: unknown) => reloadForChunk(cause, () => loadDocument(path));

/** Steps 1 to 5. @returns what to show at the address; undefined makes Gatsby ask the browser for it */
async function pageFor(
  context: NavigationContext,
  { load: loadPage, isOther }: Pick<OwnPages, "load" | "isOther">,
): Promise<LoadedPage | undefined> {
  const { path } = context;
  if (!isValidPath(withoutQuery(path))) return atAnyAddress(await loadPage(notFoundPath(path)));
  const found = await loadPage(path);
  // For the first page Gatsby detects that itself, and reloads the document once.
  if (isOther(found) && context.from) {
    loadDocument(path);
    return NEVER;
  }
  const instead = insteadOf(found, path);
  const page = instead === undefined ? found : (atAnyAddress(await loadPage(instead)) ?? found);
  if (isSound(page) && !page.json.pageContext.middleware) return page;
  if (reloadAt(path, page?.error)) return NEVER;
  try {
    const { detour } = await import("./middleware/detour");
    return await detour(page, context);
  } catch (cause) {
    // The detour's own code has not come.
    return reloadAt(path, cause) ? NEVER : undefined;
  }
}

/**
 * Puts the pipeline in place of Gatsby's loader, which Gatsby asks on every navigation, the first one included. Call it
 * once, before Gatsby loads the first page (`onClientEntry`).
 */
export function loadPagesByPipeline(): void {
  const { ___loader: loader } = window;
  const { load: loadByGatsby, read: readByGatsby, isOther, isOutdated } = pagesOfOwnCode(loader);
  // A filter in the address does not change what the page was made of.
  const prefetch: GatsbyLoader["loadPage"] = (path) => loadByGatsby(withoutQuery(path));
  const load: GatsbyLoader["loadPage"] = (path) => {
    const loading = prefetch(path);
    showProgress(path, loading);
    return loading;
  };
  /** Result of the last navigation. */
  let last: { path: string; page: LoadedPage | undefined } | undefined;
  let from: SoundPage | undefined;
  let turn = 0;

  loader.loadPage = async (path) => {
    turn += 1;
    const mine = turn;
    const page = await pageFor({ path, from }, { load, isOther });
    if (from && mine !== turn) return NEVER;
    last = { path, page };
    if (isSound(page)) from = page;
    const to = withoutQuery(path);
    // The address of a step through the history has changed already: Gatsby shows its page at once, not in a frame.
    if (page?.page && to !== window.location.pathname) beginTransition(to);
    return page;
  };
  // Gatsby asks here first when the address has changed; what must go through the pipeline is not there.
  loader.loadPageSync = (path, options) => {
    // Under `gatsby develop` the first page of a visit is loaded around this, and kept with its query.
    const found = readByGatsby(withoutQuery(path), options) ?? readByGatsby(path, options);
    if (last?.path === path) return last.page?.page?.path === ANY_ADDRESS ? last.page : found;
    const instead = insteadOf(found, path);
    const page = instead === undefined ? found : (atAnyAddress(readByGatsby(instead, options)) ?? found);
    return isSound(page) && isValidPath(withoutQuery(path)) && !page.json.pageContext.middleware ? page : undefined;
  };
  // A step through the history overtakes what is on its way.
  window.addEventListener("popstate", () => (turn += 1));
  transitionSteps();
  replaceForeignNotFound();
  moveToNewerCode(isOutdated);
  prefetchLinks(loader, prefetch);
}

/** A page, or another address of the same one, is in the document (`onRouteUpdate`). */
export function pageShown({ location, prevLocation }: { location: Location; prevLocation: Location | null }): void {
  pageArrived(location.pathname);
  entryPushed();
  if (prevLocation) focusHash(location);
  if (location.pathname === prevLocation?.pathname) return;
  countPageView();
  // The service worker's note on the cached page that it has served.
  if (prevLocation) document.querySelector("[data-kept]")?.remove();
}
