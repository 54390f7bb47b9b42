import { provideCms } from "./support/test-cms";

const cms = provideCms();

test("A4: a filter offers each choice once, and a migration of PostgreSQL gives an enumeration each value once", () => {
  const { collections, globals } = cms.payload.config;
  const doubled = [...collections, ...globals].flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) => {
      if (field.type !== "select") return [];
      const values = field.options.map((option) => (typeof option === "string" ? option : option.value));
      return new Set(values).size < values.length ? `${slug}.${field.name}` : [];
    }),
  );
  expect(doubled).toEqual([]);
});
