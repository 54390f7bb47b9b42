import { DEFAULT_LOCALE, LOCALES } from "@future-native/contract/locales";
import type { CollectionConfig } from "payload";
import { validateText, validateTextarea } from "../fields/checks";
import { dayField } from "../fields/day";
import { linkChecks } from "../fields/links";
import { pictureField } from "../fields/picture";
import { GROUPS } from "../groups";
import { words } from "../words";
import { contentCollection } from "./collection";

export const News: CollectionConfig = contentCollection({
  slug: "news",
  labels: { singular: words("News item", "Новость", "Notícia"), plural: words("News", "Новости", "Notícias") },
  group: GROUPS.blog,
  useAsTitle: "title",
  columns: ["title", "locale", "date"],
  picture: "picture",
  sortBy: "-date",
  description: words(
    "Each language has stories of its own.",
    "У каждого языка свои новости.",
    "Cada idioma tem as suas notícias.",
  ),
  fields: [
    {
      name: "locale",
      type: "select",
      label: words("Language", "Язык", "Idioma"),
      required: true,
      index: true,
      defaultValue: DEFAULT_LOCALE,
      options: LOCALES.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: "title",
      type: "text",
      label: words("Title", "Заголовок", "Título"),
      required: true,
      validate: validateText,
    },
    {
      name: "text",
      type: "textarea",
      label: words("Text", "Текст", "Texto"),
      required: true,
      validate: validateTextarea,
    },
    { ...dayField({ name: "date", label: words("Date", "Дата", "Data"), required: true }), index: true },
    {
      name: "url",
      type: "text",
      label: words("Where the story goes on", "Продолжение", "Continuação"),
      ...linkChecks,
      admin: {
        description: words(
          "A path of the site (/cases/…) or an address.",
          "Путь на сайте (/cases/…) или адрес.",
          "Um caminho do site (/cases/…) ou um endereço.",
        ),
      },
    },
    pictureField({ name: "picture", place: "text", label: words("Picture", "Картинка", "Imagem") }),
  ],
});
