import type { FlattenedField } from "payload";
import { fieldValues, labelOf, walkFields, withForm } from "../src";

const text = (name: string, localized = false): FlattenedField => ({ name, type: "text", label: name, localized });

const FIELDS: readonly FlattenedField[] = [
  text("title", true),
  { name: "seo", type: "group", label: "Search", fields: [], flattenedFields: [text("description", true)] },
  { name: "rows", type: "array", label: "Rows", fields: [], flattenedFields: [text("value"), text("label", true)] },
];

const STORED = {
  title: { en: "One", br: "Um" },
  seo: { description: { en: "First" } },
  rows: [
    { id: "a", value: "1", label: { en: "of one" } },
    { id: "b", value: "2", label: { en: "of two", br: "de dois" } },
  ],
};

test("fields are visited in the order of a form, with their paths and the records that hold them", () => {
  const visited = [...walkFields(FIELDS, STORED)].map(({ path, parent }) => [path, parent]);
  expect(visited).toEqual([
    ["title", STORED],
    ["seo.description", STORED.seo],
    ["rows.0.value", STORED.rows[0]],
    ["rows.0.label", STORED.rows[0]],
    ["rows.1.value", STORED.rows[1]],
    ["rows.1.label", STORED.rows[1]],
  ]);
});

test("a field that is skipped is left out with all that it holds; groups that are missing are empty", () => {
  const paths = [...walkFields(FIELDS, {}, ({ type }) => type === "array")].map(({ path, value }) => [path, value]);
  expect(paths).toEqual([
    ["title", undefined],
    ["seo.description", undefined],
  ]);
});

test("values are listed in each locale, and once where all share them", () => {
  const values = fieldValues(FIELDS, STORED, ["en", "br"]).map(({ path, locale, value }) => [path, locale, value]);
  expect(values).toContainEqual(["title", "br", "Um"]);
  expect(values).toContainEqual(["seo.description", "br", undefined]);
  expect(values).toContainEqual(["rows.1.value", null, "2"]);
  expect(values).toHaveLength(10);
});

test("a form is laid over what is stored in its locale alone, and its rows are found by their ids", () => {
  const form = { title: "Dois", rows: [{ id: "b", value: "3", label: "de três" }] };
  expect(withForm(FIELDS, STORED, form, "br")).toEqual({
    ...STORED,
    title: { en: "One", br: "Dois" },
    rows: [{ id: "b", value: "3", label: { en: "of two", br: "de três" } }],
  });
});

test("a field is named with the group and the row that hold it", () => {
  const i18n = { language: "en", fallbackLanguage: "en", t: (key: string) => key };
  expect(labelOf(FIELDS, "seo.description", i18n)).toBe("Search › description");
  expect(labelOf(FIELDS, "rows.1.label", i18n)).toBe("Rows › 2 › label");
  expect(labelOf(FIELDS, "nothing", i18n)).toBe("");
});
