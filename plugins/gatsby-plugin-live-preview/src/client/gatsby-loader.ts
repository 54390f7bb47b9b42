/** The used part of a result of Gatsby's loader. */
export interface LoadedPage {
  readonly page?: { readonly path: string };
  readonly json?: object;
  readonly component?: unknown;
}

export interface GatsbyLoader {
  /** Called by Gatsby for the first page of a visit, and on the way to every other. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  /** Called by Gatsby when the address has changed; undefined makes it load the page. */
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  /** Asked before a page is drawn, while the site is developed. */
  isPageNotFound: (path: string) => boolean;
}

declare global {
  interface Window {
    /** Name of the code that the document runs; in production only. */
    ___webpackCompilationHash?: string;
  }
}
