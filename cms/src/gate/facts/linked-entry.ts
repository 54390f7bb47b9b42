import type { Change } from "../change";
import type { Link } from "./links";
import type { Page } from "./pages";

/** The page of the entry that a link has chosen, in the link's language, once a change is live. */
export function pageOfEntry({ entry, language }: Link, { after, id, list, site }: Change): Page | undefined {
  if (!entry) return undefined;
  const isIn = (page: Page) => page.locale === language;
  if (entry.list === list && entry.id === id) return after?.pages.find(isIn);
  return site.pages.find((page) => page.list === entry.list && page.id === entry.id && isIn(page));
}
