import type { CollectionConfig } from "payload";
import { TEXT_DIFF } from "../rich-text/field";
import { aliasField } from "../fields/alias";
import { validateText, validateTextarea } from "../fields/checks";
import { formerAliasesField } from "../fields/former-aliases";
import { dayField } from "../fields/day";
import { pictureField } from "../fields/picture";
import { publishedAtField } from "../fields/published-at";
import { plainSeoField } from "../sharing/seo-field";
import { sortField } from "../fields/sort";
import { webAddressChecks } from "../fields/links";
import { validateRichText } from "../rich-text/validate";
import { contentCollection } from "./collection";
import { localized } from "../i18n";

export const BlogPosts: CollectionConfig = contentCollection({
  slug: "blog-posts",
  labels: { singular: localized("content:blogPosts.singular"), plural: localized("content:blogPosts.plural") },
  group: localized("content:group.blog"),
  useAsTitle: "title",
  columns: ["title", "tags", "publishedAt", "sort"],
  picture: "cover",
  description: localized("content:blogPosts.description"),
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: localized("content:common.text"),
          fields: [
            {
              name: "title",
              type: "text",
              label: localized("content:common.title"),
              required: true,
              validate: validateText,
            },
            {
              name: "lead",
              type: "textarea",
              label: localized("content:common.lead"),
              required: true,
              validate: validateTextarea,
            },
            {
              name: "body",
              type: "richText",
              label: localized("content:common.body"),
              required: true,
              admin: { components: { Diff: TEXT_DIFF } },
              validate: validateRichText,
            },
          ],
        },
        {
          label: localized("content:common.facts"),
          fields: [
            { name: "author", type: "text", label: localized("content:common.author") },
            {
              name: "tags",
              type: "relationship",
              relationTo: "blog-tags",
              hasMany: true,
              label: localized("content:blogPosts.tags"),
            },
            pictureField({ name: "cover", place: "cover", label: localized("content:common.cover") }),
          ],
        },
        { label: localized("content:common.search"), fields: [plainSeoField()] },
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
  labels: { singular: localized("content:blogExternals.singular"), plural: localized("content:blogExternals.plural") },
  group: localized("content:group.blog"),
  useAsTitle: "title",
  columns: ["title", "source", "date", "sort"],
  fields: [
    { name: "title", type: "text", label: localized("content:common.title"), required: true, validate: validateText },
    {
      name: "source",
      type: "text",
      label: localized("content:blogExternals.source"),
      required: true,
      validate: validateText,
    },
    { name: "url", type: "text", label: localized("content:blogExternals.url"), required: true, ...webAddressChecks },
    dayField({ name: "date", label: localized("content:common.date"), required: true }),
    sortField(),
  ],
});
