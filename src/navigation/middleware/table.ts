import type { PageContext } from "../../site/pages";

export interface Navigation {
  /** The target page. */
  page: PageContext;
  /** Requested path and query. */
  path: string;
  /** The page that is left; undefined for the first one of a visit. */
  from: PageContext | undefined;
}

/**
 * Runs on the way to a page. Returns to let it pass, throws a Redirect to lead elsewhere, and throws any other error
 * to fail with the error's status (pageError), or with 500.
 */
export type Middleware = (navigation: Navigation) => void | Promise<void>;

/** Every middleware by its name; src/site/routes.ts says where each one runs. */
export const MIDDLEWARE = new Map<string, Middleware>();
