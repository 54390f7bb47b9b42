import type { PageContext } from "../site/pages";

/** The used part of a result of Gatsby's loader. */
export interface LoadedPage {
  /** Path of the page; missing when it could not be loaded. */
  readonly page?: {
    readonly path: string;
    /** Name of the code that was live when it was loaded. */
    webpackCompilationHash?: string;
  };
  readonly json?: { readonly pageContext?: PageContext };
  readonly component?: unknown;
  readonly head?: { readonly Head?: unknown };
  /** `error` where it could not be loaded. */
  readonly status?: string;
  /** Why it could not be loaded, if Gatsby knows. */
  readonly error?: unknown;
}

/** A page that can be shown. */
export type SoundPage = LoadedPage & { page: { path: string }; json: { pageContext: PageContext } };

export function isSound(page: LoadedPage | undefined): page is SoundPage {
  return Boolean(page?.page && page.json?.pageContext);
}

export interface GatsbyLoader {
  /** Called by Gatsby for the first page of a visit, and on the way to every other. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Called by Gatsby when the address has changed; undefined makes it load the page. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  /** Called by Gatsby's `Link` when it has come into view; `abort` when it has left it. */
  enqueue: (address: string) => { abort: () => void };
  /** Called by Gatsby's `Link` when the mouse is on it. */
  hovering: (address: string) => void;
}

declare global {
  interface Window {
    ___loader: GatsbyLoader;
    /** Goes to an address of the site: Gatsby's own way, which loads the page first. */
    ___navigate: (to: string, options?: { state?: object; replace?: boolean }) => void;
    /** Name of the code that the document runs; in production only. */
    ___webpackCompilationHash?: string;
    /** Path of the page in the file that the server sent. */
    pagePath?: string;
  }
}

/** The path that a page was made at: it takes none of the query. */
export function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, "");
}

/** Path of the page that Gatsby shows at any address. */
export const ANY_ADDRESS = "/404.html";
