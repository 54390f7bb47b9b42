import type { Config, Field } from "payload";

const SOURCE_TEXT = "payload-translations/admin/source-text#SourceText";

/** Shows the source of each localized text below its field. A field with a component of its own stays as it is. */
export const withSources = <Lists extends Pick<Config, "collections" | "globals">>(config: Lists): Lists => ({
  ...config,
  collections: config.collections?.map((list) => ({ ...list, fields: fieldsWithSources(list.fields) })),
  globals: config.globals?.map((list) => ({ ...list, fields: fieldsWithSources(list.fields) })),
});

const fieldsWithSources = (fields: readonly Field[]): Field[] => fields.map(withSource);

function withSource(field: Field): Field {
  if (field.type === "tabs") {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: fieldsWithSources(tab.fields) })) };
  }
  if ("fields" in field) return { ...field, fields: fieldsWithSources(field.fields) };
  if (field.type === "text" || field.type === "textarea" || field.type === "richText") return described(field);
  return field;
}

type TextField = Extract<Field, { type: "text" | "textarea" | "richText" }>;

function described<Of extends TextField>(field: Of): Of {
  const { components } = field.admin ?? {};
  if (!field.localized || components?.Field || components?.Description) return field;
  return { ...field, admin: { ...field.admin, components: { ...components, Description: SOURCE_TEXT } } };
}
