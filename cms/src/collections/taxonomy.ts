import type { CollectionConfig, CollectionSlug } from "payload";
import { aliasField } from "../fields/alias";
import { validateText } from "../fields/checks";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { contentCollection } from "./collection";
import { localized, type Localized } from "../i18n";

function categoryCollection(
  slug: CollectionSlug,
  labels: { singular: Localized; plural: Localized },
): CollectionConfig {
  return contentCollection({
    slug,
    labels,
    group: false,
    useAsTitle: "title",
    columns: ["title", "alias", "sort"],
    drafts: false,
    fields: [
      localizedText({ name: "title", label: localized("content:taxonomy.title"), needed: true }),
      aliasField(slug),
      sortField(),
    ],
  });
}

export const CaseCategories = categoryCollection("case-categories", {
  singular: localized("content:caseCategories.singular"),
  plural: localized("content:caseCategories.plural"),
});

export const TeamCategories = categoryCollection("team-categories", {
  singular: localized("content:teamCategories.singular"),
  plural: localized("content:teamCategories.plural"),
});

export const BlogTags = contentCollection({
  slug: "blog-tags",
  labels: { singular: localized("content:blogTags.singular"), plural: localized("content:blogTags.plural") },
  group: false,
  useAsTitle: "title",
  columns: ["title", "alias", "sort"],
  drafts: false,
  fields: [
    { name: "title", type: "text", label: localized("content:taxonomy.title"), required: true, validate: validateText },
    aliasField("blog-tags"),
    sortField(),
  ],
});
