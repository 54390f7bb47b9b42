import type { DateField } from "payload";
import { DATE_FIELD } from "payload-kit/components";
import { validateDate } from "./checks";
import type { Localized } from "../i18n";

interface DayOptions {
  name: string;
  label: Localized;
  required?: boolean;
  sidebar?: boolean;
}

/** A calendar date, stored as noon UTC, which is the same day in the editor's time zone. */
export function dayField({ name, label, required = false, sidebar = false }: DayOptions): DateField {
  return {
    name,
    type: "date",
    label,
    required,
    validate: validateDate,
    admin: {
      components: { Field: DATE_FIELD },
      date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
      ...(sidebar ? { position: "sidebar" } : {}),
    },
  };
}
