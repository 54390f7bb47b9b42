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
import { seoField } from "../fields/seo";
import { sortField } from "../fields/sort";
import { localizedLines, localizedText, localizedTextarea } from "../fields/texts";
import { GROUPS } from "../groups";
import { words, wordsFor, type Words } from "../words";
import { contentCollection } from "./collection";

const COUNTRY_MESSAGE = words(
  "Give the country's two letters, for instance GE.",
  "Укажите две буквы страны, например GE.",
  "Informe as duas letras do país, por exemplo GE.",
);

const validateCountry: TextFieldSingleValidation = (value, { req }) =>
  /^[A-Z]{2}$/.test(value ?? "") || wordsFor(req.i18n.language, COUNTRY_MESSAGE);

export const JobCities: CollectionConfig = contentCollection({
  slug: "job-cities",
  labels: {
    singular: words("Job city", "Город вакансий", "Cidade de vagas"),
    plural: words("Job cities", "Города вакансий", "Cidades de vagas"),
  },
  group: GROUPS.people,
  useAsTitle: "title",
  columns: ["title", "countryCode", "sort"],
  drafts: false,
  fields: [
    localizedText({ name: "title", label: words("City", "Город", "Cidade"), needed: true }),
    {
      name: "countryCode",
      type: "text",
      label: words("Country", "Страна", "País"),
      required: true,
      validate: validateCountry,
      admin: {
        description: words("Two letters (ISO 3166-1).", "Две буквы (ISO 3166-1).", "Duas letras (ISO 3166-1)."),
      },
    },
    sortField(),
  ],
});

const FORMAT_LABELS: Readonly<Record<(typeof WORK_FORMATS)[number], Words>> = {
  office: words("Office", "Офис", "Presencial"),
  hybrid: words("Hybrid", "Гибрид", "Híbrido"),
  remote: words("Remote", "Удалённо", "Remoto"),
};

const EMPLOYMENT_LABELS: Readonly<Record<(typeof EMPLOYMENT_TYPES)[number], Words>> = {
  "full-time": words("Full time", "Полная занятость", "Tempo integral"),
  "part-time": words("Part time", "Частичная занятость", "Meio período"),
  contract: words("Contract", "Контракт", "Contrato"),
  internship: words("Internship", "Стажировка", "Estágio"),
};

const CURRENCY_MESSAGE = words(
  "Give the currency's three letters, for instance EUR.",
  "Укажите три буквы валюты, например EUR.",
  "Informe as três letras da moeda, por exemplo EUR.",
);
const HIGHEST_SALARY = 1e12;
const SALARY_MESSAGE = words(
  "Give both ends of the range, the lower one first, or leave both empty.",
  "Укажите обе границы, сначала меньшую, или оставьте обе пустыми.",
  "Informe os dois extremos, o menor primeiro, ou deixe ambos vazios.",
);

interface Salary {
  min?: number | null;
}

const validateCurrency: Validate<string, unknown, Salary, TextField> = (value, { req, siblingData }) => {
  if (!value && !siblingData.min) return true;
  return /^[A-Z]{3}$/.test(value ?? "") || wordsFor(req.i18n.language, CURRENCY_MESSAGE);
};

const validateMax: Validate<number, unknown, Salary, NumberField> = (value, { req, siblingData }) => {
  const { min } = siblingData;
  const given = typeof value === "number";
  const valid = given === (typeof min === "number") && (!given || (value >= Number(min) && value <= HIGHEST_SALARY));
  return valid || wordsFor(req.i18n.language, SALARY_MESSAGE);
};

const salary: GroupField = {
  name: "salary",
  type: "group",
  label: words("Salary", "Зарплата", "Salário"),
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "min",
          type: "number",
          label: words("From", "От", "De"),
          min: 1,
          max: HIGHEST_SALARY,
          admin: { width: "25%" },
        },
        {
          name: "max",
          type: "number",
          label: words("To", "До", "Até"),
          validate: validateMax,
          admin: { width: "25%" },
        },
        {
          name: "currency",
          type: "text",
          label: words("Currency", "Валюта", "Moeda"),
          validate: validateCurrency,
          admin: { width: "25%" },
        },
        {
          name: "unit",
          type: "select",
          label: words("A", "За", "Por"),
          defaultValue: "month",
          options: [
            { value: "month", label: words("month", "месяц", "mês") },
            { value: "year", label: words("year", "год", "ano") },
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
    label: words("City", "Город", "Cidade"),
  },
  {
    type: "row",
    fields: [
      {
        name: "format",
        type: "select",
        label: words("Format", "Формат", "Formato"),
        required: true,
        defaultValue: "hybrid",
        options: WORK_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] })),
      },
      {
        name: "employment",
        type: "select",
        label: words("Employment", "Занятость", "Contratação"),
        required: true,
        defaultValue: "full-time",
        options: EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] })),
      },
    ],
  },
  salary,
];

export const Jobs: CollectionConfig = contentCollection({
  slug: "jobs",
  labels: { singular: words("Vacancy", "Вакансия", "Vaga"), plural: words("Vacancies", "Вакансии", "Vagas") },
  group: GROUPS.people,
  useAsTitle: "title",
  columns: ["title", "city", "employment", "sort"],
  fields: [
    localizedText({ name: "title", label: words("Title", "Название", "Título"), needed: true }),
    localizedTextarea({ name: "lead", label: words("Lead", "Лид", "Lide"), needed: true }),
    ...facts,
    localizedLines({ name: "offer", label: words("We offer", "Мы предлагаем", "Oferecemos"), needed: true }),
    localizedLines({ name: "duties", label: words("Duties", "Обязанности", "Responsabilidades"), needed: true }),
    localizedLines({ name: "skills", label: words("Required skills", "Нужные навыки", "Requisitos"), needed: true }),
    localizedLines({ name: "plus", label: words("A plus", "Будет плюсом", "Diferenciais") }),
    seoField(),
    dayField({ name: "validThrough", label: words("Open until", "Открыта до", "Aberta até"), sidebar: true }),
    sortField(),
    publishedAtField(),
  ],
});
