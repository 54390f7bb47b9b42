/** Recipes of hosts that cannot run locally, compared with the responses of the others. */
import { endpoints } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import { headersFor, POLICY } from "security-headers";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import worker from "../../deploy/cloudflare/worker.mjs";
import { readSource, ROOT } from "../support/source-files";

const PREFIXES = LOCALES.map(({ prefix }) => prefix).filter(Boolean);

/** In the files of a release, not in the recipes. */
const PER_RELEASE = new Set([POLICY, "Strict-Transport-Security"]);
const CONSTANT = Object.entries(headersFor("https://www.example.com")).filter(([name]) => !PER_RELEASE.has(name));

test.each(["deploy/nginx/headers.conf", "deploy/caddy/Caddyfile"])(
  "X9: %s has the headers of the bundled server",
  (file) => {
    const lines = readSource(file).split("\n");
    expect(CONSTANT.length).toBeGreaterThan(4);
    for (const [name, value] of CONSTANT) expect(lines.find((line) => line.includes(name))).toContain(value);
    for (const name of PER_RELEASE) expect(readSource(file)).toContain(name);
  },
);

test.each(["deploy/nginx/future-native.conf", "deploy/caddy/Caddyfile", "deploy/netlify/netlify.toml"])(
  "N11: %s knows the 404 of every locale",
  (file) => {
    for (const prefix of PREFIXES) expect(readSource(file)).toContain(`${prefix}/404/index.html`);
  },
);

const NOT_FOUND_ADDRESSES = ["/404", "/404.html", ...PREFIXES.map((prefix) => `${prefix}/404`)];

test.each(NOT_FOUND_ADDRESSES)("N11: %s is answered with 404 at Netlify and by Cloudflare's Worker", (address) => {
  const rules = readSource("deploy/netlify/netlify.toml").split("[[redirects]]");
  const rule = rules.find((text) => text.includes(`from = "${address}"\n`));
  expect(rule).toMatch(/status = 404\n\s*force = true/);
  expect(readSource("deploy/cloudflare/wrangler.jsonc")).toContain(`"${address}"`);
});

test("N11: the icon that browsers ask for unasked is an icon, and small", () => {
  const icon = readFileSync(join(ROOT, "static/favicon.ico"));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => icon[6 + 16 * at]);
  expect(sizes).toEqual([16, 32, 48]);
  expect(icon.length).toBeLessThan(8_000);
});

// Of every call of the contract and of pictures, the first part of the path.
const PATHS = [...Object.values(endpoints).map(({ path }) => path), "/api/mail", "/media/"];
const DATA = new Set(PATHS.map((path) => path.split("/")[1] ?? ""));

test.each([
  "deploy/nginx/future-native.conf",
  "deploy/caddy/Caddyfile",
  "deploy/netlify/netlify.toml",
  "deploy/cloudflare/worker.mjs",
  "deploy/cloudflare/wrangler.jsonc",
  "deploy/s3/README.md",
])("A1: %s hands every call of the API over to the CMS", (file) => {
  for (const part of DATA) expect(readSource(file)).toMatch(new RegExp(`(?<![\\w-])${part}(?:[|)]|/\\*)`));
});

describe("Cloudflare's Worker", () => {
  const ASSETS = { fetch: async (request: Request) => new Response(new URL(request.url).pathname) };
  const ask = (path: string) =>
    worker.fetch(new Request(`https://www.example.com${path}`), { CMS: "https://cms.example.com", ASSETS });

  test.each([
    ["/nowhere", "/404"],
    ["/ru/nowhere", "/ru/404"],
    ["/br", "/br/404"],
    ["/brasil", "/404"],
  ])("N11: answers %s with the page %s and 404", async (path, page) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, page]);
  });

  test("hands the paths of the CMS over", async () => {
    const seen = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("[]"));
    expect((await ask("/api/cases/en?x=1")).status).toBe(200);
    expect((seen.mock.calls[0]?.[0] as Request).url).toBe("https://cms.example.com/api/cases/en?x=1");
    seen.mockRestore();
  });
});
