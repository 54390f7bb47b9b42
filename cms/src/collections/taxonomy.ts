import type { CollectionConfig, CollectionSlug } from "payload";
import { aliasField } from "../fields/alias";
import { validateText } from "../fields/checks";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { GROUPS } from "../groups";
import { words, type Words } from "../words";
import { contentCollection } from "./collection";

const TITLE = words("Title", "Название", "Título");

function categoryCollection(
  slug: CollectionSlug,
  group: Words,
  labels: { singular: Words; plural: Words },
): CollectionConfig {
  return contentCollection({
    slug,
    labels,
    group,
    useAsTitle: "title",
    columns: ["title", "alias", "sort"],
    drafts: false,
    fields: [localizedText({ name: "title", label: TITLE, needed: true }), aliasField(slug), sortField()],
  });
}

export const CaseCategories = categoryCollection("case-categories", GROUPS.work, {
  singular: words("Case category", "Категория кейсов", "Categoria de cases"),
  plural: words("Case categories", "Категории кейсов", "Categorias de cases"),
});

export const TeamCategories = categoryCollection("team-categories", GROUPS.people, {
  singular: words("Team category", "Категория команды", "Categoria da equipe"),
  plural: words("Team categories", "Категории команды", "Categorias da equipe"),
});

export const BlogTags = contentCollection({
  slug: "blog-tags",
  labels: {
    singular: words("Blog tag", "Тег блога", "Tag do blog"),
    plural: words("Blog tags", "Теги блога", "Tags do blog"),
  },
  group: GROUPS.blog,
  useAsTitle: "title",
  columns: ["title", "alias", "sort"],
  drafts: false,
  fields: [
    { name: "title", type: "text", label: TITLE, required: true, validate: validateText },
    aliasField("blog-tags"),
    sortField(),
  ],
});
