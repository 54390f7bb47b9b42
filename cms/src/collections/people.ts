import type { CollectionConfig } from "payload";
import { pictureField } from "../fields/picture";
import { sortField } from "../fields/sort";
import { localizedText } from "../fields/texts";
import { GROUPS } from "../groups";
import { words } from "../words";
import { contentCollection } from "./collection";

export const Team: CollectionConfig = contentCollection({
  slug: "team",
  labels: {
    singular: words("Team member", "Сотрудник", "Pessoa da equipe"),
    plural: words("Team", "Команда", "Equipe"),
  },
  group: GROUPS.people,
  useAsTitle: "name",
  columns: ["name", "position", "categories", "sort"],
  picture: "portrait",
  fields: [
    localizedText({ name: "name", label: words("Name", "Имя", "Nome"), needed: true }),
    localizedText({ name: "position", label: words("Position", "Должность", "Cargo"), needed: true }),
    {
      name: "categories",
      type: "relationship",
      relationTo: "team-categories",
      hasMany: true,
      required: true,
      minRows: 1,
      label: words("Categories", "Категории", "Categorias"),
    },
    pictureField({ name: "portrait", place: "portrait", label: words("Portrait", "Портрет", "Retrato") }),
    {
      name: "namedToSearchEngines",
      type: "checkbox",
      defaultValue: false,
      label: words(
        "Name this person to search engines",
        "Назвать человека поисковым системам",
        "Informar esta pessoa aos buscadores",
      ),
      admin: {
        description: words(
          "Adds name, position and portrait to the data that search engines read. Ask the person first.",
          "Добавит имя, должность и портрет в данные для поисковых систем. Сначала спросите человека.",
          "Inclui nome, cargo e retrato nos dados que os buscadores leem. Pergunte à pessoa antes.",
        ),
      },
    },
    sortField(),
  ],
});

export const Gallery: CollectionConfig = contentCollection({
  slug: "gallery",
  labels: {
    singular: words("Gallery picture", "Фото галереи", "Foto da galeria"),
    plural: words("Gallery", "Галерея", "Galeria"),
  },
  group: GROUPS.people,
  useAsTitle: "caption",
  columns: ["caption", "sort"],
  picture: "picture",
  fields: [
    pictureField({ name: "picture", place: "photo", label: words("Picture", "Картинка", "Imagem"), required: true }),
    localizedText({ name: "caption", label: words("Caption", "Подпись", "Legenda"), needed: true }),
    sortField(),
  ],
});
