/** Pages that are no screen of the site, made of its 404: the file of static hosts, the kitchen sink, the preview. */
import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { Page } from "./pages";

/** The page of what is not found, for the whole site: in the default locale. */
function notFound(pages: readonly Page[]): Page {
  const found = pages.find(({ context }) => context.route === "404" && context.locale === DEFAULT_LOCALE);
  if (!found) throw new Error("There is no 404 among the pages, of which others are made.");
  return found;
}

/**
 * The 404 where static hosts look for it. Gatsby copies it there as well, but once in a process, and one that builds again
 * would take the copy for a page that is gone (docs/decisions/0020).
 */
function notFoundFile(pages: readonly Page[]): Page {
  return { ...notFound(pages), path: "/404.html" };
}

/** A page without a route, so that no visitor's script knows of it: for the rest what the 404 is, nobody's translation. */
function pageWithoutRoute(pages: readonly Page[], path: string): Page {
  const model = notFound(pages);
  const i18n = { ...model.context.i18n, originalPath: path, path };
  return { ...model, path, context: { ...model.context, name: path.slice(1), i18n } };
}

/**
 * The design system on one page, for development and tests; not for search engines.
 * @param pages the pages of the site, of which it is made
 */
export function kitchenSinkPage(pages: readonly Page[]): Page {
  return { ...pageWithoutRoute(pages, "/kitchen-sink"), template: "kitchen-sink" };
}

/** Address of the frame in which the CMS shows drafts (A7). */
export const PREVIEW_PATH = "/preview";

/** An empty page of the site that the script of the preview fills; it takes the 404's template, so no chunk is added. */
function previewPage(pages: readonly Page[]): Page {
  return pageWithoutRoute(pages, PREVIEW_PATH);
}

/**
 * The pages that a build makes beside those of the routes. While the site is developed there is no preview, and Gatsby has a
 * 404 of its own; the kitchen sink is in no other build that did not ask for it.
 */
export function pagesWithoutRoute(
  pages: readonly Page[],
  { isDevelopment, kitchenSink }: { isDevelopment: boolean; kitchenSink: boolean },
): Page[] {
  return [
    ...(isDevelopment || kitchenSink ? [kitchenSinkPage(pages)] : []),
    ...(isDevelopment ? [] : [previewPage(pages), notFoundFile(pages)]),
  ];
}
