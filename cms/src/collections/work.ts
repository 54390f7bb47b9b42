import { AWARD_CATEGORIES } from "@future-native/contract";
import type { CollectionConfig } from "payload";
import { validateWhole } from "../fields/checks";
import { pictureField } from "../fields/picture";
import { sortField } from "../fields/sort";
import { localizedLines, localizedText } from "../fields/texts";
import { webAddressChecks } from "../fields/links";
import { GROUPS } from "../groups";
import { words, type Words } from "../words";
import { contentCollection } from "./collection";

export const Services: CollectionConfig = contentCollection({
  slug: "services",
  labels: { singular: words("Service", "Услуга", "Serviço"), plural: words("Services", "Услуги", "Serviços") },
  group: GROUPS.work,
  useAsTitle: "title",
  columns: ["title", "lead", "sort"],
  fields: [
    localizedText({ name: "title", label: words("Title", "Название", "Título"), needed: true }),
    localizedText({
      name: "lead",
      label: words("One line under the title", "Строка под названием", "Uma linha sob o título"),
      needed: true,
    }),
    localizedLines({
      name: "points",
      label: words("What the client gets", "Что получает клиент", "O que o cliente recebe"),
    }),
    sortField(),
  ],
});

const AWARD_LABELS: Readonly<Record<(typeof AWARD_CATEGORIES)[number], Words>> = {
  "short-list": words("Short List", "Шорт-лист", "Short List"),
  "grand-prix": words("Grand Prix", "Гран-при", "Grand Prix"),
  gold: words("Gold", "Золото", "Ouro"),
  silver: words("Silver", "Серебро", "Prata"),
  bronze: words("Bronze", "Бронза", "Bronze"),
};

export const Awards: CollectionConfig = contentCollection({
  slug: "awards",
  labels: { singular: words("Award", "Награда", "Prêmio"), plural: words("Awards", "Награды", "Prêmios") },
  group: GROUPS.work,
  useAsTitle: "festival",
  columns: ["festival", "nomination", "category", "year", "sort"],
  fields: [
    localizedText({ name: "festival", label: words("Festival", "Фестиваль", "Festival"), needed: true }),
    localizedText({ name: "nomination", label: words("Nomination", "Номинация", "Indicação"), needed: true }),
    {
      name: "category",
      type: "select",
      label: words("Category", "Категория", "Categoria"),
      required: true,
      options: AWARD_CATEGORIES.map((value) => ({ value, label: AWARD_LABELS[value] })),
    },
    {
      name: "year",
      type: "number",
      label: words("Year", "Год", "Ano"),
      required: true,
      min: 1990,
      max: 2100,
      validate: validateWhole,
    },
    {
      name: "case",
      type: "relationship",
      relationTo: "cases",
      label: words("Case that won it", "Кейс-победитель", "Case premiado"),
    },
    sortField(),
  ],
});

export const Clients: CollectionConfig = contentCollection({
  slug: "clients",
  labels: { singular: words("Client", "Клиент", "Cliente"), plural: words("Clients", "Клиенты", "Clientes") },
  group: GROUPS.work,
  useAsTitle: "name",
  columns: ["name", "url", "sort"],
  picture: "logo",
  fields: [
    localizedText({ name: "name", label: words("Name", "Название", "Nome"), needed: true }),
    pictureField({ name: "logo", place: "logo", label: words("Logo", "Логотип", "Logotipo") }),
    { name: "url", type: "text", label: words("Web address", "Сайт", "Site"), ...webAddressChecks },
    sortField(),
  ],
});
