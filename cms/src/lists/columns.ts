import type { Field, UIField } from "payload";
import { localized } from "../i18n";

/** Names of the columns that no field of an entry fills by itself. */
export const LOOK = "look";
export const LANGUAGES = "languages";

/**
 * The column that shows what an entry looks like: its picture, or the territory that is drawn instead of one.
 * @param picture name of the field that holds the picture
 */
export function lookColumn(picture: string): UIField {
  return column(LOOK, { path: "/lists/admin/look-cell#LookCell", serverProps: { picture } });
}

/** Payload's status column, with labels of our own. */
export const statusColumn: Field = {
  name: "_status",
  type: "select",
  label: ({ t }) => t("version:status"),
  // A field that is declared is merged with the one that Payload adds: given here, its options would be there twice.
  options: [],
  admin: { components: { Cell: "/lists/admin/status-cell#StatusCell" }, disableBulkEdit: true },
};

/** The column that says how far an entry is in each language (A4), where its texts are written in several. */
export function languageColumns(fields: readonly Field[]): UIField[] {
  return fields.some(isTranslated) ? [column(LANGUAGES, { path: "/lists/admin/languages-cell#LanguagesCell" })] : [];
}

/**
 * The columns of a list: what an entry is, what it looks like, what else is known of it, and how far it is: in each
 * language, or where it has one language as a whole.
 * @param columns names of the fields that the collection shows, its title first
 */
export function withOwnColumns(
  [title = "id", ...columns]: string[],
  own: readonly UIField[],
  drafts: boolean,
): string[] {
  const names = own.map(({ name }) => name);
  const look = names.filter((name) => name === LOOK);
  const languages = names.filter((name) => name === LANGUAGES);
  return [title, ...look, ...columns, ...(drafts && languages.length === 0 ? ["_status"] : languages)];
}

type Cell = NonNullable<NonNullable<UIField["admin"]["components"]>["Cell"]>;

/** A column that no field of an entry fills by itself. */
export function column(name: typeof LOOK | typeof LANGUAGES | "size" | "uses", cell: Cell): UIField {
  return {
    name,
    type: "ui",
    label: localized(`lists:column.${name}`),
    admin: { components: { Cell: cell }, disableBulkEdit: true },
  };
}

function isTranslated(field: Field): boolean {
  if (field.type === "tabs") return field.tabs.some((tab) => tab.fields.some(isTranslated));
  if ("fields" in field) return field.fields.some(isTranslated);
  return "localized" in field && Boolean(field.localized);
}
