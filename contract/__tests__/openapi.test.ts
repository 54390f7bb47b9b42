import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openApiDocument } from "../src";
import { documentSchemas } from "./support/document-schemas";

const document = openApiDocument("http://localhost:3000");
const ROOT = path.resolve(__dirname, "../..");

test("A1: every schema of the OpenAPI document describes something", () => {
  const { names, schemaAt } = documentSchemas(document);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const validate = schemaAt(["components", "schemas", name]);
    expect({ name, acceptsAnything: validate({}) && validate("") && validate([]) }).toEqual({
      name,
      acceptsAnything: false,
    });
  }
});

test("F6: the document asks of each form what the server does", () => {
  const { schemaAt } = documentSchemas(document);
  const validate = schemaAt(["paths", "/api/mail", "post", "requestBody", "content", "multipart/form-data", "schema"]);
  const brief = {
    formType: "1",
    name: "Ana",
    org: "Agency",
    email: "ana@example.com",
    phone: "+1 555 0100",
    privacy: "1",
  };
  const { privacy: _, ...unasked } = brief;
  expect([
    validate({ ...brief, lang: "en" }),
    validate({ ...unasked, lang: "en" }),
    validate({ ...brief, lang: "ru" }),
    validate({ ...brief, lang: "ru", advertising: "1" }),
    validate({ ...brief, formType: "2", lang: "en" }),
    validate({ formType: "1", lang: "en" }),
  ]).toEqual([true, false, false, true, false, false]);
});

/** Fields that a client of the API relies on: compiles only where the generated types have them. */
const CLIENT = `
import type { components, paths } from "./api";
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
type Body<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { "application/json": infer Body } } } } } ? Body : never;
type Case = Body<"/api/cases/{lang}">[number];
type Locale = paths["/api/cases/{lang}"]["get"]["parameters"]["path"]["lang"];
export const checks: [
  Same<Case["title"], string>,
  Same<Case["year"], number>,
  Same<Case["clientId"], string | null>,
  Same<Case["locale"], "en" | "ru" | "br">,
  Same<Locale, "en" | "ru" | "br">,
  Same<Body<"/api/blog/{alias}">, components["schemas"]["BlogPost"]>,
  Same<NonNullable<Body<"/api/site/{lang}">["pages"]["home"]>["words"], string[]>,
  Same<Body<"/api/jobs/{id}">["title"], components["schemas"]["LocalizedText"]>,
  Same<components["schemas"]["EnquiryPayload"]["formType"], "1" | "2" | "3">,
  Same<components["schemas"]["EnquiryAnswer"]["success"], 0 | 1>,
] = [true, true, true, true, true, true, true, true, true, true];
`;

test("A1: a client that openapi-typescript makes of the document compiles", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "openapi-client-"));
  const file = (name: string) => path.join(folder, name);
  const run = (...command: string[]) => execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  try {
    writeFileSync(file("openapi.json"), JSON.stringify(document));
    writeFileSync(file("client.ts"), CLIENT);
    run(
      path.join(ROOT, "node_modules/openapi-typescript/bin/cli.js"),
      pathToFileURL(file("openapi.json")).href,
      "-o",
      "api.d.ts",
    );
    const compiler = path.join(ROOT, "node_modules/typescript/bin/tsc");
    expect(run(compiler, "--strict", "--noEmit", "--module", "node16", "client.ts")).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
