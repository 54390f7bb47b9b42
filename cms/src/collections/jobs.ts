import { EMPLOYMENT_TYPES, WORK_FORMATS } from "@future-native/contract";
import type {
  CollectionConfig,
  Field,
  GroupField,
  NumberField,
  TextField,
  TextFieldSingleValidation,
  Validate,
} from "payload";
import { dayField } from "../fields/day";
import { publishedAtField } from "../fields/published-at";
import { seoField } from "../sharing/seo-field";
import { sortField } from "../fields/sort";
import { localizedLines, localizedText, localizedTextarea } from "../fields/texts";
import { contentCollection } from "./collection";
import { localized, translate } from "../i18n";

const validateCountry: TextFieldSingleValidation = (value, { req }) =>
  /^[A-Z]{2}$/.test(value ?? "") || translate(req.i18n.language, "content:jobs.countryMessage");

export const JobCities: CollectionConfig = contentCollection({
  slug: "job-cities",
  labels: { singular: localized("content:jobCities.singular"), plural: localized("content:jobCities.plural") },
  group: false,
  useAsTitle: "title",
  columns: ["title", "countryCode", "sort"],
  drafts: false,
  fields: [
    localizedText({ name: "title", label: localized("content:jobCities.title"), needed: true }),
    {
      name: "countryCode",
      type: "text",
      label: localized("content:jobCities.countryCode"),
      required: true,
      validate: validateCountry,
      admin: { description: localized("content:jobCities.countryCode.description") },
    },
    sortField(),
  ],
});

const HIGHEST_SALARY = 1e12;

interface Salary {
  min?: number | null;
}

const validateCurrency: Validate<string, unknown, Salary, TextField> = (value, { req, siblingData }) => {
  if (!value && !siblingData.min) return true;
  return /^[A-Z]{3}$/.test(value ?? "") || translate(req.i18n.language, "content:jobs.currencyMessage");
};

const validateMax: Validate<number, unknown, Salary, NumberField> = (value, { req, siblingData }) => {
  const { min } = siblingData;
  const given = typeof value === "number";
  const valid = given === (typeof min === "number") && (!given || (value >= Number(min) && value <= HIGHEST_SALARY));
  return valid || translate(req.i18n.language, "content:jobs.salaryMessage");
};

const salary: GroupField = {
  name: "salary",
  type: "group",
  label: localized("content:jobs.salary"),
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "min",
          type: "number",
          label: localized("content:jobs.salary.min"),
          min: 1,
          max: HIGHEST_SALARY,
          admin: { width: "25%" },
        },
        {
          name: "max",
          type: "number",
          label: localized("content:jobs.salary.max"),
          validate: validateMax,
          admin: { width: "25%" },
        },
        {
          name: "currency",
          type: "text",
          label: localized("content:jobs.salary.currency"),
          validate: validateCurrency,
          admin: { width: "25%" },
        },
        {
          name: "unit",
          type: "select",
          label: localized("content:jobs.salary.unit"),
          defaultValue: "month",
          options: [
            { value: "month", label: localized("content:jobs.salary.unit.month") },
            { value: "year", label: localized("content:jobs.salary.unit.year") },
          ],
          admin: { width: "25%" },
        },
      ],
    },
  ],
};

const facts: Field[] = [
  {
    name: "city",
    type: "relationship",
    relationTo: "job-cities",
    required: true,
    label: localized("content:common.city"),
  },
  {
    type: "row",
    fields: [
      {
        name: "format",
        type: "select",
        label: localized("content:jobs.format"),
        required: true,
        defaultValue: "hybrid",
        options: WORK_FORMATS.map((value) => ({ value, label: localized(`content:jobs.format.${value}`) })),
      },
      {
        name: "employment",
        type: "select",
        label: localized("content:jobs.employment"),
        required: true,
        defaultValue: "full-time",
        options: EMPLOYMENT_TYPES.map((value) => ({ value, label: localized(`content:jobs.employment.${value}`) })),
      },
    ],
  },
  salary,
];

export const Jobs: CollectionConfig = contentCollection({
  slug: "jobs",
  labels: { singular: localized("content:jobs.singular"), plural: localized("content:jobs.plural") },
  group: localized("content:group.people"),
  useAsTitle: "title",
  columns: ["title", "city", "employment", "sort"],
  fields: [
    localizedText({ name: "title", label: localized("content:jobs.title"), needed: true }),
    localizedTextarea({ name: "lead", label: localized("content:common.lead"), needed: true }),
    ...facts,
    localizedLines({ name: "offer", label: localized("content:common.offer"), needed: true }),
    localizedLines({ name: "duties", label: localized("content:jobs.duties"), needed: true }),
    localizedLines({ name: "skills", label: localized("content:jobs.skills"), needed: true }),
    localizedLines({ name: "plus", label: localized("content:jobs.plus") }),
    seoField(),
    dayField({ name: "validThrough", label: localized("content:jobs.validThrough"), sidebar: true }),
    sortField(),
    publishedAtField(),
  ],
});
