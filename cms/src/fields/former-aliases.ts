import type { FieldHook, PayloadRequest, TextField, TextFieldManyValidation } from "payload";
import { isFormer, isTaken } from "./alias-owners";
import { validateFormerAliases } from "./checks";
import { hasPages, type SlugWithPages } from "./with-pages";
import { localized, translate } from "../i18n";

/**
 * Adds the published alias to the former ones when an entry is published under another alias. The current alias is
 * removed from them, so that a reused alias causes no redirect loop.
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
  const { alias, publishedAt } = await req.payload.findByID({ collection: slug, id, draft: false, depth: 0, req });
  return publishedAt ? (alias ?? undefined) : undefined;
}

/**
 * An address leads to one entry. Stored aliases are accepted as they are, because a scheduled publication has no editor
 * to correct them.
 */
function validateFor(slug: SlugWithPages): TextFieldManyValidation {
  return async (value, options) => {
    const { id, previousValue, req } = options;
    const shaped = await validateFormerAliases(value, options);
    if (shaped !== true) return shaped;
    for (const alias of value ?? []) {
      const isAnothers = (await isTaken(alias, { slug, id }, req)) || (await isFormer(alias, { slug, id }, req));
      if (isAnothers && !previousValue?.includes(alias)) return anothers(alias, req.i18n.language);
    }
    return true;
  };
}

const anothers = (alias: string, language: string) => translate(language, "content:formerAliases.anothers", { alias });

/** Earlier aliases of an entry, which lead to it (X1). Deleting one frees its address. */
export function formerAliasesField(slug: SlugWithPages): TextField {
  return {
    name: "formerAliases",
    type: "text",
    hasMany: true,
    label: localized("content:formerAliases"),
    validate: validateFor(slug),
    // Visitors never knew a copy by another address.
    hooks: { beforeChange: [keepFormer], beforeDuplicate: [() => []] },
    admin: {
      position: "sidebar",
      condition: ({ formerAliases }) => Array.isArray(formerAliases) && formerAliases.length > 0,
      description: localized("content:formerAliases.description"),
    },
  };
}
