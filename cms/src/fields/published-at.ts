import type { DateField, FieldHook } from "payload";
import { DATE_FIELD } from "payload-kit/components";
import { validateDate } from "./checks";
import { localized } from "../i18n";

const onFirstPublish: FieldHook = ({ data, value }) => {
  if (value || data?._status !== "published") return value;
  return new Date().toISOString();
};

/** The moment of the first publication, unless the editor gives another. */
export function publishedAtField(): DateField {
  return {
    name: "publishedAt",
    type: "date",
    label: localized("content:publishedAt"),
    index: true,
    validate: validateDate,
    admin: {
      position: "sidebar",
      components: { Field: DATE_FIELD },
      date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy, HH:mm", timeFormat: "HH:mm" },
      description: localized("content:publishedAt.description"),
    },
    hooks: { beforeChange: [onFirstPublish], beforeDuplicate: [() => null] },
  };
}
