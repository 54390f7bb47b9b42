/** Pages that are no screen of the site, made of its 404: the file of static hosts, the preview. */
import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from "@future-native/contract/locales";
import { ENTRY_ROUTES } from "./entries";
import type { Page } from "./pages";
import { namespacesOf, pageName, ROUTE_NAMES, ROUTES } from "./routes";

/** The page of what is not found; for the whole site in the default locale. */
function notFound(pages: readonly Page[], locale: LocaleCode = DEFAULT_LOCALE): Page {
  const found = pages.find(({ context }) => context.route === "404" && context.locale === locale);
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

/** Address of the frame in which the CMS shows drafts (A7). */
export const PREVIEW_PATH = "/preview";

/**
 * An empty page of the site that the script of the preview fills; it takes the 404's template, so no chunk is added. It has no
 * route, so that no visitor's script knows of it, and no translation.
 */
function previewPage(pages: readonly Page[]): Page {
  const model = notFound(pages);
  const i18n = { ...model.context.i18n, originalPath: PREVIEW_PATH, path: PREVIEW_PATH };
  return { ...model, path: PREVIEW_PATH, context: { ...model.context, name: PREVIEW_PATH.slice(1), i18n } };
}

/** The API's id of no entry. */
export const NO_ENTRY = "0";

/**
 * Pages about no entry, one a kind and locale, and of the screens that are left out: of them the preview takes the template for
 * what has no page yet, so that it is seen like any other. Their HTML is as empty as the preview's own, and search engines drop them.
 */
export function previewModels(pages: readonly Page[]): Page[] {
  const names = new Set(pages.map(({ context }) => context.name));
  // Without its language there is no blog.
  const hasBlog = names.has(pageName("404", BLOG_LOCALE));
  return ROUTE_NAMES.filter((route) => hasBlog || ROUTES[route].layout !== "blog").flatMap((route) =>
    LOCALE_CODES.filter(
      (locale) =>
        names.has(pageName("404", locale)) && (ENTRY_ROUTES.includes(route) || !names.has(pageName(route, locale))),
    ).map((locale): Page => {
      const path = `${PREVIEW_PATH}/${route}/${locale}`;
      const { context, ...model } = notFound(pages, locale);
      return {
        ...{ ...model, path, template: ROUTES[route].template },
        context: {
          ...{ ...context, route, name: pageName(route, locale), namespaces: namespacesOf(route) },
          ...{ entryId: NO_ENTRY, closed: true, i18n: { ...context.i18n, originalPath: path, path } },
        },
      };
    }),
  );
}

/** The pages that a build makes beside those of the routes. While the site is developed Gatsby has a 404 of its own. */
export function pagesWithoutRoute(pages: readonly Page[], { isDevelopment }: { isDevelopment: boolean }): Page[] {
  return [previewPage(pages), ...(isDevelopment ? [] : [notFoundFile(pages)])];
}
