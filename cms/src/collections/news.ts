import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig } from "payload";
import { validateText, validateTextarea } from "../fields/checks";
import { dayField } from "../fields/day";
import { linkChecks } from "../fields/links";
import { pictureField } from "../fields/picture";
import { contentCollection } from "./collection";
import { localized } from "../i18n";

export const News: CollectionConfig = contentCollection({
  slug: "news",
  labels: { singular: localized("content:news.singular"), plural: localized("content:news.plural") },
  group: localized("content:group.blog"),
  useAsTitle: "title",
  columns: ["title", "locale", "date"],
  picture: "picture",
  sortBy: "-date",
  description: localized("content:news.description"),
  fields: [
    {
      name: "locale",
      type: "select",
      label: localized("content:news.locale"),
      required: true,
      index: true,
      defaultValue: DEFAULT_LOCALE,
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: "title", type: "text", label: localized("content:common.title"), required: true, validate: validateText },
    {
      name: "text",
      type: "textarea",
      label: localized("content:common.text"),
      required: true,
      validate: validateTextarea,
    },
    { ...dayField({ name: "date", label: localized("content:common.date"), required: true }), index: true },
    {
      name: "url",
      type: "text",
      label: localized("content:news.url"),
      ...linkChecks,
      admin: { description: localized("content:news.url.description") },
    },
    pictureField({ name: "picture", place: "text", label: localized("content:common.picture") }),
  ],
});
