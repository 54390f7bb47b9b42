import { shortenClassNames } from "../../src/short-class-names";

test("the classes of CSS Modules are named by a hash, and nothing else is changed", () => {
  const modules = { localIdentName: "[name]--[local]" };
  const extract: { modules: object } = { modules: { namedExport: true } };
  const plain = { modules: false as const };
  const rules: Parameters<typeof shortenClassNames>[0] = [
    { use: ["babel-loader"] },
    { oneOf: [{ use: [{ options: extract }, { options: { modules } }] }, { use: { options: plain } }] },
  ];
  shortenClassNames(rules);
  expect(modules).toEqual({ localIdentName: "[hash:base64:5]" });
  expect(extract).toEqual({ modules: { namedExport: true } });
  expect(plain).toEqual({ modules: false });
});

test("a build that has no CSS Modules says so", () => {
  expect(() => shortenClassNames([{ use: [{ options: {} }] }])).toThrow("src/short-class-names.ts");
});
