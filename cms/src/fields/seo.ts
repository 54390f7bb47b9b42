import type { Field, GroupField, UIField } from "payload";
import { SHARING_VIEW } from "../admin/component-paths";
import { words } from "../words";
import { pictureField } from "./picture";
import { localizedText, localizedTextarea } from "./texts";

const LABEL = words("Search and sharing", "Поиск и соцсети", "Busca e redes sociais");

const picture = pictureField({
  name: "picture",
  place: "sharing",
  label: words("Picture for sharing", "Картинка для соцсетей", "Imagem para redes sociais"),
});

const TITLE = {
  name: "title",
  label: words("Title", "Заголовок", "Título"),
  description: words(
    "Replaces the entry's own title.",
    "Заменяет собственный заголовок.",
    "Substitui o título do registro.",
  ),
};
const DESCRIPTION = { name: "description", label: words("Description", "Описание", "Descrição") };

/** Shows what the fields beside it say of the draft. */
const view: UIField = {
  name: "sharingView",
  type: "ui",
  admin: { components: { Field: SHARING_VIEW }, disableListColumn: true },
};

const group = (fields: Field[]): GroupField => ({
  name: "seo",
  type: "group",
  label: LABEL,
  fields: [view, ...fields],
});

/** What search engines and social networks show (L5). */
export function seoField(): GroupField {
  return group([localizedText(TITLE), localizedTextarea(DESCRIPTION), picture]);
}

/** The same for entries that are written in one language only. */
export function plainSeoField(): GroupField {
  return group([
    { name: TITLE.name, type: "text", label: TITLE.label, admin: { description: TITLE.description } },
    { name: DESCRIPTION.name, type: "textarea", label: DESCRIPTION.label },
    picture,
  ]);
}
