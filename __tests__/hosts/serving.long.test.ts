/** Responses are the same from each server: the bundled one, nginx and Caddy. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { NOT_FOUND, openHost, SETTINGS, type OpenedHost } from "./support/opened-host";
import { headersFor, sitePolicy, type Headers } from "security-headers";
import { POLICY_OF_PAGES, putLive, SCRIPT, SITE, SITE_URL } from "./support/live-site";

let at: OpenedHost;
const get: OpenedHost["get"] = (path, question) => at.get(path, question);

const everyHost = [{ name: "the bundled server", start: undefined, isHere: true }, ...SETTINGS];

for (const setting of everyHost) {
  (setting.isHere ? describe : describe.skip)(setting.name, () => {
    beforeAll(async () => {
      at = await openHost(setting);
    });
    afterAll(() => at.close());
    servesFiles();
    keepsAddresses();
    handsOver();
    followsReleases();
  });
}

/** As Node reads them. */
const sent = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function servesFiles(): void {
  test("serves a page at its address, to be revalidated", async () => {
    const { status, headers, body } = await get("/about");
    expect([status, headers["cache-control"], body.toString()]).toEqual([200, "no-cache", "<h1>About</h1>"]);
  });

  test.each(["/", "/about", "/about/index.html", "/career/no.id", "/nowhere", "/ru/nowhere", "/404"])(
    "X9: sends %s with the headers of a page",
    async (path) => {
      expect((await get(path)).headers).toMatchObject(sent(headersFor(SITE_URL, POLICY_OF_PAGES)));
    },
  );

  test.each([
    `/${SCRIPT}`,
    "/offline-worker.mjs",
    "/static/0123/cover.avif",
    "/sitemap.xml",
    "/about/",
    "/jobs",
    "/%00",
  ])("X9: sends %s with those of a file", async (path) => {
    const { status, headers } = await get(path);
    // nginx answers a malformed address before it reads its own configuration.
    if (status !== 400) expect(headers).toMatchObject(sent(headersFor(SITE_URL)));
  });

  test.each([
    ["/", "text/html; charset=utf-8"],
    [`/${SCRIPT}`, "text/javascript; charset=utf-8"],
    ["/offline-worker.mjs", "text/javascript; charset=utf-8"],
    ["/page-data/index/page-data.json", "application/json; charset=utf-8"],
    ["/static/0123/cover.avif", "image/avif"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/sitemap.xml", "application/xml; charset=utf-8"],
    ["/cases/north.md", "text/markdown; charset=utf-8"],
    ["/favicon.ico", "image/x-icon"],
  ])("names the type of %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
    expect((await get(path, { headers: { "Accept-Encoding": "br" } })).headers["content-type"]).toBe(type);
  });

  test.each([`/${SCRIPT}`, "/static/0123/cover.avif"])("caches %s for ever", async (path) => {
    expect((await get(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("X14: caches the service worker nowhere", async () => {
    expect((await get("/offline-worker.mjs")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const)("answers Accept-Encoding %s with %s", async (accepted, encoding, decode) => {
    const { headers, body } = await get("/", { headers: { "Accept-Encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(decode(body).toString()).toBe(SITE["index.html"]);
  });

  test("sends the plain file to those who take no encoding", async () => {
    const { headers, body } = await get("/", { headers: { "Accept-Encoding": "identity" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toContain("Accept-Encoding");
    expect(body.toString()).toBe(SITE["index.html"]);
  });

  test("answers 304 to a known ETag", async () => {
    const { headers } = await get("/");
    const again = await get("/", { headers: { "If-None-Match": headers.etag ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // A browser takes them for those of the page that it has kept.
    expect([POLICY_OF_PAGES, undefined]).toContain(again.headers["content-security-policy"]);
  });

  test("answers ranges, and 416 beyond the end", async () => {
    const part = await get("/static/0123/cover.avif", { headers: { Range: "bytes=0-5" } });
    expect([part.status, part.body.toString()]).toEqual([206, "future"]);
    expect((await get("/static/0123/cover.avif", { headers: { Range: "bytes=999999-" } })).status).toBe(416);
  });

  test("answers HEAD without a body", async () => {
    const { status, headers, body } = await get("/about", { method: "HEAD" });
    expect([status, headers["content-length"], body.length]).toEqual([200, "14", 0]);
  });
}

function keepsAddresses(): void {
  test.each(NOT_FOUND)("N11: answers 404 in the language of the prefix: %s", async (path, text) => {
    const { status, headers, body } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
    expect(body.toString()).toContain(text);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?cat=1", "/about?cat=1"],
    ["/ru/", "/ru"],
  ])("moves %s to %s", async (path, target) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location: target } });
  });

  test.each([
    ["/jobs", "/about"],
    ["/jobs/", "/about"],
    ["/jobs?page=2", "/about?page=2"],
    ["/shop?page=2", "https://shop.example.com/?from=site"],
  ])("X1: %s leads to %s for good", async (path, target) => {
    expect(await get(path)).toMatchObject({ status: 301, headers: { location: target } });
  });

  test.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc",
    "//evil.example/about/",
    "//about/",
    "/about%0d%0aSet-Cookie:%20a=b/",
    "/%00",
    "/%E0%A4%A",
  ])("gives nothing away for %s", async (path) => {
    const { status, headers, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).not.toContain("root:");
  });

  test("refuses other methods and names those that are answered", async () => {
    const { status, headers } = await get("/about", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
}

function handsOver(): void {
  test.each(["/api/cases/en", "/admin", "/cms-api/users", "/media/a.png", "/mock/services_en.json", "/_next/a.js"])(
    "hands %s to the CMS as it came",
    async (path) => {
      const { headers, body } = await get(`${path}?x=1`, { method: "POST" });
      expect(body.toString()).toBe(`cms POST ${path}?x=1`);
      expect(headers["cache-control"]).toBeUndefined();
      expect(headers).toMatchObject(sent(headersFor(SITE_URL)));
    },
  );

  test("hands enquiries over with the slash at their end", async () => {
    expect((await get("/api/mail/", { method: "POST" })).body.toString()).toBe("mail POST /api/mail/");
  });
}

function followsReleases(): void {
  test("A6, X1: a new release is live with the next request, its redirects too, and nobody reloads anything", async () => {
    const files = { ...SITE, "about/index.html": "<h1>About us</h1>", "new/index.html": "<h1>New</h1>" };
    await putLive(at.folder, { files, redirects: [{ from: "/old", to: "/new" }] });
    expect((await get("/about")).body.toString()).toBe("<h1>About us</h1>");
    expect((await get("/new")).body.toString()).toBe("<h1>New</h1>");
    expect(await get("/old")).toMatchObject({ status: 301, headers: { location: "/new" } });
    expect((await get("/jobs")).status).toBe(404);
  });

  test("X9: a release whose styles are others comes with its own policy at once", async () => {
    const policy = sitePolicy({ scripts: [], styles: ["sha256-b3RoZXI="] });
    await putLive(at.folder, { policy });
    expect((await get("/about")).headers["content-security-policy"]).toBe(policy);
    await at.host.reload();
    const { headers } = await get("/about");
    expect([headers["content-security-policy"], headers["cache-control"]]).toEqual([policy, "no-cache"]);
  });
}
