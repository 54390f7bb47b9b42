import { id, localized, named, picture, reference, text } from "@future-native/contract";
import { z } from "zod";
import { readObject, readShape } from "../src/shapes/read-shape";

const read = (schema: z.ZodType) => readShape(schema, "Case.field");

test.each<[string, z.ZodType, object]>([
  ["a text", text, { type: "String" }],
  ["a web address", z.url(), { type: "String" }],
  ["a whole number", z.int().positive(), { type: "Int" }],
  ["a number", z.number(), { type: "Float" }],
  ["a choice", z.boolean(), { type: "Boolean" }],
  ["a day", z.iso.date(), { type: "Date" }],
  ["a moment", z.iso.datetime({ offset: true }).describe("When"), { type: "Date" }],
  ["one of a few", z.enum(["a", "b"]), { type: "String", values: ["a", "b"] }],
  ["one of two numbers", z.union([z.literal(2), z.literal(3)]), { type: "Int", values: ["2", "3"] }],
  ["this or that text", z.union([z.url(), z.string().startsWith("/")]), { type: "String" }],
])("%s is a scalar", (_, schema, expected) => {
  expect(read(schema)).toEqual({ kind: "scalar", ...expected });
});

test("what may be null or missing is optional, a default is not", () => {
  const scalar = { kind: "scalar", type: "String" };
  expect(read(text.nullable())).toEqual({ kind: "optional", inner: scalar });
  expect(read(text.optional())).toEqual({ kind: "optional", inner: scalar });
  expect(read(text.default("none"))).toEqual(scalar);
});

test("lists and pairs are lists", () => {
  const list = { kind: "list", item: { kind: "scalar", type: "Int" } };
  expect(read(z.array(z.int()))).toEqual(list);
  expect(read(z.tuple([z.int(), z.int()]))).toEqual(list);
});

test("a reference says where it leads, whatever wraps it", () => {
  const toClient = { kind: "reference", to: "Client", as: "client" };
  expect(read(reference("Client", "client").nullable().describe("Whom for"))).toEqual({
    kind: "optional",
    inner: toClient,
  });
  expect(read(id)).toEqual({ kind: "scalar", type: "String" });
});

test("a localised value says what stands for it, also after it was described", () => {
  const inner = { kind: "scalar", type: "String" };
  expect(read(localized(text).describe("Its name"))).toEqual({ kind: "localized", inner, otherwise: undefined });
  expect(read(localized(text, null))).toEqual({ kind: "localized", inner, otherwise: null });
});

test("a picture is a picture, also with another description", () => {
  expect(read(picture.describe("The left one"))).toEqual({ kind: "picture" });
});

describe("an object", () => {
  const salary = named("Salary", "Pay", z.object({ unit: z.enum(["month", "year"]), min: z.number().describe("Low") }));
  const job = named(
    "Job",
    "Work",
    z.object({ salary, pay: salary.nullable().describe("The pay"), min: salary.shape.min }),
  );

  test("has a name, and its fields have descriptions: their own, their type's, or the values they may have", () => {
    const shape = readObject(job, "Job");
    expect(shape).toMatchObject({ name: "Job", description: "Work" });
    expect(shape.fields.map(({ name, description }) => [name, description])).toEqual([
      ["salary", "Pay"],
      ["pay", "The pay"],
      ["min", "Low"],
    ]);
    expect(readObject(salary, "Salary").fields[0]?.description).toBe("month or year");
  });

  test("without a name is refused with its place", () => {
    const nameless = named("Job", "Work", z.object({ pay: z.object({ min: z.number() }) }));
    expect(() => readObject(nameless, "Job")).toThrow(/^Job\.pay has no name of its own: .*named\(\)/);
  });
});

test("what GraphQL has no type for is refused with its place", () => {
  expect(() => read(z.record(z.string(), z.string()))).toThrow('Case.field is of a kind ("record")');
  expect(() => read(z.union([z.string(), z.number()]))).toThrow(/^Case\.field/);
});
