import { AWARD_CATEGORIES } from "@future-native/contract";
import type { CollectionConfig } from "payload";
import { pictureField } from "../fields/picture";
import { sortField } from "../fields/sort";
import { localizedLines, localizedText } from "../fields/texts";
import { webAddressChecks } from "../fields/links";
import { yearField } from "../fields/year";
import { contentCollection } from "./collection";
import { localized } from "../i18n";

export const Services: CollectionConfig = contentCollection({
  slug: "services",
  labels: { singular: localized("content:services.singular"), plural: localized("content:services.plural") },
  group: localized("content:group.work"),
  useAsTitle: "title",
  columns: ["title", "lead", "sort"],
  fields: [
    localizedText({ name: "title", label: localized("content:services.title"), needed: true }),
    localizedText({ name: "lead", label: localized("content:services.lead"), needed: true }),
    localizedLines({ name: "points", label: localized("content:services.points") }),
    sortField(),
  ],
});

export const Awards: CollectionConfig = contentCollection({
  slug: "awards",
  labels: { singular: localized("content:awards.singular"), plural: localized("content:awards.plural") },
  group: localized("content:group.work"),
  useAsTitle: "festival",
  columns: ["festival", "nomination", "category", "year", "sort"],
  fields: [
    localizedText({ name: "festival", label: localized("content:awards.festival"), needed: true }),
    localizedText({ name: "nomination", label: localized("content:awards.nomination"), needed: true }),
    {
      name: "category",
      type: "select",
      label: localized("content:awards.category"),
      required: true,
      options: AWARD_CATEGORIES.map((value) => ({ value, label: localized(`content:awards.category.${value}`) })),
    },
    yearField,
    { name: "case", type: "relationship", relationTo: "cases", label: localized("content:awards.case") },
    sortField(),
  ],
});

export const Clients: CollectionConfig = contentCollection({
  slug: "clients",
  labels: { singular: localized("content:clients.singular"), plural: localized("content:clients.plural") },
  group: localized("content:group.work"),
  useAsTitle: "name",
  columns: ["name", "url", "sort"],
  picture: "logo",
  fields: [
    localizedText({ name: "name", label: localized("content:clients.name"), needed: true }),
    pictureField({ name: "logo", place: "logo", label: localized("content:clients.logo") }),
    { name: "url", type: "text", label: localized("content:clients.url"), ...webAddressChecks },
    sortField(),
  ],
});
