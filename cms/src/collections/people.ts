import type { CollectionConfig } from "payload";
import { pictureField } from "../fields/picture";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { contentCollection } from "./collection";
import { localized } from "../i18n";

export const Team: CollectionConfig = contentCollection({
  slug: "team",
  labels: { singular: localized("content:team.singular"), plural: localized("content:team.plural") },
  group: localized("content:group.people"),
  useAsTitle: "name",
  columns: ["name", "position", "categories", "sort"],
  picture: "portrait",
  fields: [
    localizedText({ name: "name", label: localized("content:common.name"), needed: true }),
    localizedText({ name: "position", label: localized("content:team.position"), needed: true }),
    {
      name: "categories",
      type: "relationship",
      relationTo: "team-categories",
      hasMany: true,
      required: true,
      minRows: 1,
      label: localized("content:common.categories"),
    },
    pictureField({ name: "portrait", place: "portrait", label: localized("content:team.portrait") }),
    {
      name: "namedToSearchEngines",
      type: "checkbox",
      defaultValue: false,
      label: localized("content:team.namedToSearchEngines"),
      admin: { description: localized("content:team.namedToSearchEngines.description") },
    },
    sortField(),
  ],
});

export const Gallery: CollectionConfig = contentCollection({
  slug: "gallery",
  labels: { singular: localized("content:gallery.singular"), plural: localized("content:gallery.plural") },
  group: localized("content:group.people"),
  useAsTitle: "caption",
  columns: ["caption", "sort"],
  picture: "picture",
  fields: [
    pictureField({ name: "picture", place: "photo", label: localized("content:common.picture"), required: true }),
    localizedText({ name: "caption", label: localized("content:common.caption"), needed: true }),
    sortField(),
  ],
});
