import { LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import { validateEmail, validateText } from "../fields/checks";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { GROUPS } from "../groups";
import { words, wordsFor } from "../words";
import { contentCollection } from "./collection";

const TIME_ZONE_MESSAGE = words(
  "Give the name of a time zone, for instance Asia/Tbilisi.",
  "Укажите часовой пояс, например Asia/Tbilisi.",
  "Informe um fuso horário, por exemplo Asia/Tbilisi.",
);

const TIME_ZONES = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);

const validateTimeZone: TextFieldSingleValidation = (value, { req }) =>
  TIME_ZONES.has(value ?? "") || wordsFor(req.i18n.language, TIME_ZONE_MESSAGE);

export const Offices: CollectionConfig = contentCollection({
  slug: "offices",
  labels: { singular: words("Office", "Офис", "Escritório"), plural: words("Offices", "Офисы", "Escritórios") },
  group: GROUPS.settings,
  useAsTitle: "city",
  columns: ["city", "country", "email", "sort"],
  drafts: false,
  fields: [
    localizedText({ name: "city", label: words("City", "Город", "Cidade"), needed: true }),
    localizedText({ name: "country", label: words("Country", "Страна", "País"), needed: true }),
    localizedText({ name: "street", label: words("Street", "Улица", "Rua"), needed: true }),
    {
      name: "postalCode",
      type: "text",
      label: words("Postal code", "Индекс", "CEP"),
      required: true,
      validate: validateText,
    },
    {
      name: "email",
      type: "email",
      label: words("E-mail", "Почта", "E-mail"),
      required: true,
      validate: validateEmail,
    },
    {
      name: "timeZone",
      type: "text",
      label: words("Time zone", "Часовой пояс", "Fuso horário"),
      required: true,
      validate: validateTimeZone,
    },
    { name: "legalName", type: "text", label: words("Legal entity", "Юридическое лицо", "Razão social") },
    { name: "taxNumber", type: "text", label: words("Tax number", "ИНН", "Número fiscal") },
    {
      name: "hiddenIn",
      type: "select",
      hasMany: true,
      label: words("Hidden in", "Скрыт на языках", "Oculto em"),
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
      admin: { position: "sidebar" },
    },
    sortField(),
  ],
});
