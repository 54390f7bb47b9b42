import type { DateField, FieldHook } from "payload";
import { words } from "../words";
import { validateDate } from "./checks";

const onFirstPublish: FieldHook = ({ data, value }) => {
  if (value || data?._status !== "published") return value;
  return new Date().toISOString();
};

/** The moment of the first publication, unless the editor gives another. */
export function publishedAtField(): DateField {
  return {
    name: "publishedAt",
    type: "date",
    label: words("Published", "Опубликовано", "Publicado"),
    index: true,
    validate: validateDate,
    admin: {
      position: "sidebar",
      date: { pickerAppearance: "dayAndTime" },
      description: words(
        "Filled in at the first publication.",
        "Заполняется при первой публикации.",
        "Preenchido na primeira publicação.",
      ),
    },
    hooks: { beforeChange: [onFirstPublish], beforeDuplicate: [() => null] },
  };
}
