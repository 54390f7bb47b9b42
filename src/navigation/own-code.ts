/**
 * A tab keeps the code that it was opened with (X14, docs/decisions/0137): it requests page data that were built for
 * this code, which newer releases keep for a while. Once it knows of newer code, the next link that the visitor follows
 * is a navigation of the browser, which loads that code.
 */
import { ANY_ADDRESS, type GatsbyLoader, type LoadedPage } from "./gatsby-loader";

/** In place of a page whose template this code does not have. */
const OF_OTHER_CODE: LoadedPage = { status: "error" };

export interface OwnPages {
  load: GatsbyLoader["loadPage"];
  read: GatsbyLoader["loadPageSync"];
  /** Whether a page that was loaded needs other code than this tab's. */
  isOther: (page: LoadedPage | undefined) => boolean;
  /** Whether newer code is known. */
  isOutdated: () => boolean;
}

/** @param loader Gatsby's own two functions */
export function pagesOfOwnCode({ loadPage, loadPageSync }: Pick<GatsbyLoader, "loadPage" | "loadPageSync">): OwnPages {
  const code = window.___webpackCompilationHash;
  // `gatsby develop` has one code, which changes under the page.
  if (code === undefined || process.env.NODE_ENV === "development") {
    return { load: loadPage, read: loadPageSync, isOther: () => false, isOutdated: () => false };
  }
  // Gatsby requests the data of `/<code>/about` at `/page-data/<code>/about/page-data.json`.
  const atCode = (path: string) => `/${code}${path === "/" ? "" : path}`;
  let isOutdated = false;
  /** Gatsby loads the name of the live code with every page, and lets a page of another one than its own load the document. */
  const claim = (found: LoadedPage | undefined) => {
    const page = found?.page;
    if (!page) return;
    if (page.webpackCompilationHash && page.webpackCompilationHash !== code) isOutdated = true;
    page.webpackCompilationHash = code;
  };
  const isOther: OwnPages["isOther"] = (found) =>
    found === OF_OTHER_CODE || (found?.page !== undefined && found.page.webpackCompilationHash !== code);

  return {
    async load(path) {
      // It rejects where the live 404 page, which Gatsby shows for a page that is not there, has a template of newer code.
      const own = await loadPage(atCode(path)).catch(() => OF_OTHER_CODE);
      if (own !== OF_OTHER_CODE && (own?.page?.path !== ANY_ADDRESS || path === ANY_ADDRESS)) {
        claim(own);
        return own;
      }
      // There is no such page, the time for this code is over, or the host keeps one release only.
      const live = await loadPage(path).catch(() => OF_OTHER_CODE);
      isOutdated ||= isOther(live);
      return live;
    },
    read(path, options) {
      const own = loadPageSync(atCode(path), options);
      if (own) return own;
      const live = loadPageSync(path, options);
      return isOther(live) ? undefined : live;
    },
    isOther,
    isOutdated: () => isOutdated,
  };
}

/** Whether nothing runs in the page that the browser would end by loading another one; forms keep their texts (F5). */
function isIdle(): boolean {
  const media = [...document.querySelectorAll<HTMLMediaElement>("audio, video")];
  const sounds = media.some(({ paused, muted }) => !paused && !muted);
  return !sounds && !document.querySelector("dialog[open]");
}

function loadDocument(to: string, isReplaced: boolean): void {
  if (isReplaced) window.location.replace(to);
  else window.location.assign(to);
}

/** Leads to another page by the browser where newer code is known and the page is idle, else by Gatsby. */
export function moveToNewerCode(isOutdated: OwnPages["isOutdated"], load = loadDocument): void {
  const { ___navigate: navigate } = window;
  // Under `gatsby develop` it is set later, and there is one code.
  if (!navigate) return;
  window.___navigate = (to, options) => {
    const isOther = new URL(to, window.location.href).pathname !== window.location.pathname;
    if (isOther && isOutdated() && isIdle()) load(to, options?.replace === true);
    else navigate(to, options);
  };
}
