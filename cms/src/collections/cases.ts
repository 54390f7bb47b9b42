import type { CollectionConfig, Tab } from "payload";
import { aliasField } from "../fields/alias";
import { formerAliasesField } from "../fields/former-aliases";
import { pictureField } from "../fields/picture";
import { publishedAtField } from "../fields/published-at";
import { seoField } from "../sharing/seo-field";
import { sortField } from "../fields/sort";
import { localizedText, localizedTextarea } from "../fields/texts";
import { yearField } from "../fields/year";
import { localizedStory } from "../rich-text/field";
import { territoryField } from "../territory/field";
import { contentCollection } from "./collection";
import { localized } from "../i18n";

const contentTab: Tab = {
  label: localized("content:cases.story"),
  fields: [
    localizedText({ name: "title", label: localized("content:common.title"), needed: true }),
    localizedTextarea({ name: "lead", label: localized("content:cases.lead"), needed: true }),
    localizedStory({ name: "body", label: localized("content:common.body"), needed: true }),
  ],
};

const factsTab: Tab = {
  label: localized("content:common.facts"),
  fields: [
    yearField,
    { name: "client", type: "relationship", relationTo: "clients", label: localized("content:cases.client") },
    {
      name: "categories",
      type: "relationship",
      relationTo: "case-categories",
      hasMany: true,
      label: localized("content:common.categories"),
    },
    {
      name: "services",
      type: "relationship",
      relationTo: "services",
      hasMany: true,
      label: localized("content:services"),
    },
    {
      name: "awards",
      type: "join",
      collection: "awards",
      on: "case",
      label: localized("content:awards"),
      admin: { defaultColumns: ["festival", "nomination", "category", "year"] },
    },
  ],
};

const looksTab: Tab = {
  label: localized("content:cases.looks"),
  fields: [
    pictureField({
      name: "cover",
      place: "cover",
      label: localized("content:common.cover"),
      description: localized("content:cases.cover.description"),
    }),
    territoryField(),
  ],
};

export const Cases: CollectionConfig = contentCollection({
  slug: "cases",
  labels: { singular: localized("content:cases.singular"), plural: localized("content:cases.plural") },
  group: localized("content:group.work"),
  useAsTitle: "title",
  columns: ["title", "year", "featured", "sort"],
  picture: "cover",
  fields: [
    {
      type: "tabs",
      tabs: [contentTab, factsTab, looksTab, { label: localized("content:common.search"), fields: [seoField()] }],
    },
    aliasField("cases"),
    formerAliasesField("cases"),
    sortField(),
    {
      name: "featured",
      type: "checkbox",
      label: localized("content:cases.featured"),
      defaultValue: false,
      admin: { position: "sidebar", description: localized("content:cases.featured.description") },
    },
    publishedAtField(),
  ],
});
