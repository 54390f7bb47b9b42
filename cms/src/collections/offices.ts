import { LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import { validateEmail, validateText } from "../fields/checks";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { contentCollection } from "./collection";
import { localized, translate } from "../i18n";

const TIME_ZONES = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);

const validateTimeZone: TextFieldSingleValidation = (value, { req }) =>
  TIME_ZONES.has(value ?? "") || translate(req.i18n.language, "content:offices.timeZoneMessage");

export const Offices: CollectionConfig = contentCollection({
  slug: "offices",
  labels: { singular: localized("content:offices.singular"), plural: localized("content:offices.plural") },
  group: localized("content:group.screens"),
  useAsTitle: "city",
  columns: ["city", "country", "email", "sort"],
  drafts: false,
  fields: [
    localizedText({ name: "city", label: localized("content:common.city"), needed: true }),
    localizedText({ name: "country", label: localized("content:offices.country"), needed: true }),
    localizedText({ name: "street", label: localized("content:offices.street"), needed: true }),
    {
      name: "postalCode",
      type: "text",
      label: localized("content:offices.postalCode"),
      required: true,
      validate: validateText,
    },
    {
      name: "email",
      type: "email",
      label: localized("content:offices.email"),
      required: true,
      validate: validateEmail,
    },
    {
      name: "timeZone",
      type: "text",
      label: localized("content:offices.timeZone"),
      required: true,
      validate: validateTimeZone,
    },
    { name: "legalName", type: "text", label: localized("content:offices.legalName") },
    { name: "taxNumber", type: "text", label: localized("content:offices.taxNumber") },
    {
      name: "hiddenIn",
      type: "select",
      hasMany: true,
      label: localized("content:offices.hiddenIn"),
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
      admin: { position: "sidebar" },
    },
    sortField(),
  ],
});
