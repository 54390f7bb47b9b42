/** Parsing PostgreSQL's COPY format, and normalising values of both databases (X10). */
import { rowsIn } from "../src/database/copy-format";
import { createDigest, normaliseValue } from "../src/database/values";

async function* lines(text: string): AsyncGenerator<string> {
  yield* text.split("\n");
}

test("rows of a dump are read with all that may stand in them", async () => {
  const dump = [
    "-- a comment",
    'COPY public.cases (id, "order", title) FROM stdin;',
    "1\t\\N\tOne\\ttwo\\nthree\\\\N \u2028 end",
    "2\t\t\\\\.",
    "\\.",
    'COPY public."Odd ""name""" (id) FROM stdin;',
    "\\.",
    "SELECT pg_catalog.setval('public.cases_id_seq', 2, true);",
  ].join("\n");
  const rows = [];
  for await (const row of rowsIn(lines(dump))) rows.push(row);
  const head = { table: "cases", columns: ["id", "order", "title"] };
  expect(rows).toEqual([
    { ...head, values: ["1", null, "One\ttwo\nthree\\N \u2028 end"] },
    { ...head, values: ["2", "", "\\."] },
  ]);
});

test.each([
  ["boolean", "t", 1, true],
  ["boolean", "f", 0, false],
  ["numeric", "1.50", 1.5, 1.5],
  ["timestamp with time zone", "2026-11-25 03:10:00.5+00", "2026-11-25T03:10:00.500Z", "2026-11-25T03:10:00.500Z"],
  ["timestamp with time zone", "2026-11-25 08:40:00+05:30", "2026-11-25T03:10:00.000Z", "2026-11-25T03:10:00.000Z"],
  [
    "jsonb",
    '{"a": [1, {"c": 2, "d": 3}], "b": null}',
    '{"b":null,"a":[1,{"d":3,"c":2}]}',
    '{"a":[1,{"c":2,"d":3}],"b":null}',
  ],
  ["character varying", "007", "007", "007"],
  ["USER-DEFINED", "t", "t", "t"],
])("a value of the type %s means the same on PostgreSQL and SQLite", (type, onPostgres, onSqlite, meaning) => {
  expect(normaliseValue(onPostgres, type)).toBe(meaning);
  expect(normaliseValue(onSqlite, type)).toBe(meaning);
  expect(normaliseValue(null, type)).toBeNull();
});

test("a digest does not see the order of rows and columns, and sees every value", () => {
  const digest = (...rows: Record<string, string | number | null>[]) => {
    const all = createDigest();
    for (const row of rows) all.add({ table: "texts", rows: [row] });
    return all.result();
  };
  const [one, two] = [
    { id: 1, text: "a" },
    { text: "b", id: 2 },
  ];
  expect(digest(one, two)).toEqual(digest({ id: 2, text: "b" }, one));
  expect(digest(one, two)).not.toEqual(digest(one, { id: 2, text: null }));
  expect(digest(one, two)).not.toEqual(digest(one, two, two));
});
