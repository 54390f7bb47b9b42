import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { pagesFor, type PageContext } from "../../src/site/pages";
import { onPage } from "./with-plugin";

const day = "2025-03-01T10:00:00.000Z";

const pages = pagesFor({
  cases: [
    { entryId: "1", locale: "en", alias: "north", updatedAt: day },
    { entryId: "1", locale: "ru", alias: "north", updatedAt: day },
  ],
  vacancies: [],
  posts: [{ entryId: "3", locale: "ru", alias: "brief", updatedAt: day }],
  screens: { en: day, ru: day, br: day },
});

function contextOf(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}; add its entry to __tests__/support/render-on-page.tsx.`);
  return page.context;
}

/** Renders as on the page at `path`, with the messages that this page ships. @param changes of its context */
export function renderOnPage(path: string, children: ReactNode, changes: Partial<PageContext> = {}) {
  return render(onPage({ ...contextOf(path), ...changes }, children));
}

/** The markup that the build writes into the page at `path`: what is there without scripts. */
export function serveOnPage(path: string, children: ReactNode): string {
  return renderToString(onPage(contextOf(path), children));
}
