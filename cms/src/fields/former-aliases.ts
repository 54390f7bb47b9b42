import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from "payload";
import { words } from "../words";

/** Collections whose entries have a page by their alias, and what stands before it in the page's address. */
export const WITH_PAGES = { cases: "/cases/", "blog-posts": "/blog/" } as const satisfies Partial<
  Record<CollectionSlug, string>
>;
type SlugWithPages = keyof typeof WITH_PAGES;

/** Whether the entries of a collection have a page by their alias. */
export const hasPages = (slug: CollectionSlug): slug is SlugWithPages => slug in WITH_PAGES;

/**
 * Keeps the alias that visitors knew when an entry is published under another one. What the entry is called now is no
 * former alias of it, so names that come back make no loop.
 */
const keepFormer: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
  const known: string[] = Array.isArray(value) ? value : [];
  const alias: unknown = data?.alias;
  if (data?._status !== "published" || !collection || !hasPages(collection.slug) || originalDoc?.id === undefined)
    return known;
  const before = await publicAlias(collection.slug, originalDoc.id, req);
  return [...new Set([...known, ...(before ? [before] : [])])].filter((former) => former !== alias);
};

/** The alias that visitors know: a draft's is not among them, and an entry that was taken off the site keeps its own. */
async function publicAlias(slug: SlugWithPages, id: number | string, req: PayloadRequest): Promise<string | undefined> {
  const { alias, publishedAt } = await req.payload.findByID({
    collection: slug,
    id,
    draft: false,
    depth: 0,
    req,
  });
  return publishedAt ? (alias ?? undefined) : undefined;
}

/** Earlier aliases of an entry, which lead to it (X1). Whoever takes one away lets its address go. */
export function formerAliasesField(): TextField {
  return {
    name: "formerAliases",
    type: "text",
    hasMany: true,
    label: words("Earlier addresses", "Прежние адреса", "Endereços anteriores"),
    hooks: { beforeChange: [keepFormer] },
    admin: {
      position: "sidebar",
      condition: ({ formerAliases }) => Array.isArray(formerAliases) && formerAliases.length > 0,
      description: words(
        "They lead to this page. Kept by themselves when the alias changes.",
        "Ведут на эту страницу. Запоминаются сами, когда адрес меняется.",
        "Levam a esta página. Guardados sozinhos quando o alias muda.",
      ),
    },
  };
}
