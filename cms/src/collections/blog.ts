import type { CollectionConfig } from "payload";
import { aliasField } from "../fields/alias";
import { validateText, validateTextarea } from "../fields/checks";
import { formerAliasesField } from "../fields/former-aliases";
import { dayField } from "../fields/day";
import { pictureField } from "../fields/picture";
import { publishedAtField } from "../fields/published-at";
import { plainSeoField } from "../fields/seo";
import { sortField } from "../fields/sort";
import { webAddressChecks } from "../fields/links";
import { GROUPS } from "../groups";
import { validateRichText } from "../rich-text/validate";
import { words } from "../words";
import { contentCollection } from "./collection";

const TITLE = words("Title", "Заголовок", "Título");

export const BlogPosts: CollectionConfig = contentCollection({
  slug: "blog-posts",
  labels: { singular: words("Article", "Статья", "Artigo"), plural: words("Articles", "Статьи", "Artigos") },
  group: GROUPS.blog,
  useAsTitle: "title",
  columns: ["title", "tags", "publishedAt", "sort"],
  picture: "cover",
  description: words("The blog is written in Russian.", "Блог ведётся на русском.", "O blog é escrito em russo."),
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: words("Text", "Текст", "Texto"),
          fields: [
            { name: "title", type: "text", label: TITLE, required: true, validate: validateText },
            {
              name: "lead",
              type: "textarea",
              label: words("Lead", "Лид", "Lide"),
              required: true,
              validate: validateTextarea,
            },
            {
              name: "body",
              type: "richText",
              label: words("Body", "Текст", "Texto"),
              required: true,
              validate: validateRichText,
            },
          ],
        },
        {
          label: words("Facts", "Факты", "Fatos"),
          fields: [
            { name: "author", type: "text", label: words("Author", "Автор", "Autor") },
            {
              name: "tags",
              type: "relationship",
              relationTo: "blog-tags",
              hasMany: true,
              label: words("Tags", "Теги", "Tags"),
            },
            pictureField({ name: "cover", place: "cover", label: words("Cover", "Обложка", "Capa") }),
          ],
        },
        { label: words("Search", "Поиск", "Busca"), fields: [plainSeoField()] },
      ],
    },
    aliasField("blog-posts"),
    formerAliasesField("blog-posts"),
    sortField(),
    publishedAtField(),
  ],
});

export const BlogExternals: CollectionConfig = contentCollection({
  slug: "blog-externals",
  labels: {
    singular: words("Text elsewhere", "Внешняя публикация", "Texto externo"),
    plural: words("Texts elsewhere", "Внешние публикации", "Textos externos"),
  },
  group: GROUPS.blog,
  useAsTitle: "title",
  columns: ["title", "source", "date", "sort"],
  fields: [
    { name: "title", type: "text", label: TITLE, required: true, validate: validateText },
    {
      name: "source",
      type: "text",
      label: words("Publication", "Издание", "Publicação"),
      required: true,
      validate: validateText,
    },
    {
      name: "url",
      type: "text",
      label: words("Web address", "Адрес", "Endereço"),
      required: true,
      ...webAddressChecks,
    },
    dayField({ name: "date", label: words("Date", "Дата", "Data"), required: true }),
    sortField(),
  ],
});
