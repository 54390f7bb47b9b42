import type { CollectionSlug } from "payload";

/** Collections whose entries have a page by their alias, with the path prefix of the page. */
export const WITH_PAGES = { cases: "/cases/", "blog-posts": "/blog/" } as const satisfies Partial<
  Record<CollectionSlug, string>
>;
export type SlugWithPages = keyof typeof WITH_PAGES;

/** Whether the entries of a collection have a page by their alias. */
export const hasPages = (slug: CollectionSlug): slug is SlugWithPages => slug in WITH_PAGES;
