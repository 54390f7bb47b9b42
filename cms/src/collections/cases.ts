import type { CollectionConfig, Tab } from "payload";
import { aliasField } from "../fields/alias";
import { validateWhole } from "../fields/checks";
import { formerAliasesField } from "../fields/former-aliases";
import { pictureField } from "../fields/picture";
import { publishedAtField } from "../fields/published-at";
import { seoField } from "../fields/seo";
import { sortField } from "../fields/sort";
import { localizedStory, localizedText, localizedTextarea } from "../fields/texts";
import { GROUPS } from "../groups";
import { territoryField } from "../territory/field";
import { words } from "../words";
import { contentCollection } from "./collection";

const contentTab: Tab = {
  label: words("Story", "Рассказ", "História"),
  fields: [
    localizedText({ name: "title", label: words("Title", "Заголовок", "Título"), needed: true }),
    localizedTextarea({
      name: "lead",
      label: words("Lead: one or two sentences", "Лид: одно-два предложения", "Lide: uma ou duas frases"),
      needed: true,
    }),
    localizedStory({ name: "body", label: words("Body", "Текст", "Texto"), needed: true }),
  ],
};

const factsTab: Tab = {
  label: words("Facts", "Факты", "Fatos"),
  fields: [
    {
      name: "year",
      type: "number",
      label: words("Year", "Год", "Ano"),
      required: true,
      min: 1990,
      max: 2100,
      validate: validateWhole,
    },
    { name: "client", type: "relationship", relationTo: "clients", label: words("Client", "Клиент", "Cliente") },
    {
      name: "categories",
      type: "relationship",
      relationTo: "case-categories",
      hasMany: true,
      label: words("Categories", "Категории", "Categorias"),
    },
    {
      name: "services",
      type: "relationship",
      relationTo: "services",
      hasMany: true,
      label: words("Services", "Услуги", "Serviços"),
    },
    {
      name: "awards",
      type: "join",
      collection: "awards",
      on: "case",
      label: words("Awards", "Награды", "Prêmios"),
      admin: { defaultColumns: ["festival", "nomination", "category", "year"] },
    },
  ],
};

const looksTab: Tab = {
  label: words("Looks", "Вид", "Aparência"),
  fields: [
    pictureField({
      name: "cover",
      place: "cover",
      label: words("Cover", "Обложка", "Capa"),
      description: words(
        "Without one, the site draws the territory.",
        "Если её нет, сайт рисует территорию.",
        "Sem ela, o site desenha o território.",
      ),
    }),
    territoryField(),
  ],
};

export const Cases: CollectionConfig = contentCollection({
  slug: "cases",
  labels: { singular: words("Case", "Кейс", "Case"), plural: words("Cases", "Кейсы", "Cases") },
  group: GROUPS.work,
  useAsTitle: "title",
  columns: ["title", "year", "featured", "sort"],
  picture: "cover",
  fields: [
    {
      type: "tabs",
      tabs: [contentTab, factsTab, looksTab, { label: words("Search", "Поиск", "Busca"), fields: [seoField()] }],
    },
    aliasField("cases"),
    formerAliasesField("cases"),
    sortField(),
    {
      name: "featured",
      type: "checkbox",
      label: words("Selected case", "Избранный кейс", "Case selecionado"),
      defaultValue: false,
      admin: {
        position: "sidebar",
        description: words(
          "Shown on home and career.",
          "Показывается на главной и в карьере.",
          "Aparece na home e em carreira.",
        ),
      },
    },
    publishedAtField(),
  ],
});
