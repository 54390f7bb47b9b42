/** Recipes of hosts that cannot be started here, held against what the others serve. */
import { endpoints } from "@future-native/contract";
import { LOCALES } from "@future-native/contract/locales";
import worker from "../../deploy/cloudflare/worker.mjs";
import { readSource } from "../support/source-files";

const PREFIXES = LOCALES.map(({ prefix }) => prefix).filter(Boolean);

test.each(["deploy/nginx/headers.conf", "deploy/caddy/Caddyfile", "static/_headers"])(
  "X9: %s has the headers of the bundled server",
  (file) => {
    const source = readSource("cms/server/server.ts");
    const block = /SECURITY_HEADERS = \{([^}]*)\}/.exec(source)?.[1] ?? "";
    const headers = [...block.matchAll(/"([\w-]+)": "([^"]+)"/g)];
    expect(headers.length).toBeGreaterThan(2);
    for (const [, name = "", value = ""] of headers) {
      const line = readSource(file)
        .split("\n")
        .find((text) => text.includes(name));
      expect(line).toContain(value);
    }
  },
);

test.each(["deploy/nginx/future-native.conf", "deploy/caddy/Caddyfile", "deploy/netlify/netlify.toml"])(
  "N11: %s knows the 404 of every locale",
  (file) => {
    for (const prefix of PREFIXES) expect(readSource(file)).toContain(`${prefix}/404/index.html`);
  },
);

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
