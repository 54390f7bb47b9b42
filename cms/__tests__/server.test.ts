/** The bundled server over a real socket, with releases made by the real release maker. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makeRelease, sealRelease, switchTo, type Release } from "../publisher/release";
import { createSiteServer } from "../server/server";

const LONG = "future native brands ".repeat(100);
const SCRIPT = "app-0123456789abcdef0123.js";

let folder: string;
let releases: string;
let server: Server;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

async function writeSite(files: Record<string, string>): Promise<string> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), content);
  }
  return source;
}

const REDIRECTS = [
  { from: "/jobs", to: "/about" },
  { from: "/shop", to: "https://shop.example.com/?from=site" },
];

/** Makes a release of these files and lets it go live. */
async function putLive(files: Record<string, string>): Promise<Release> {
  const release = await makeRelease({
    source: await writeSite(files),
    releases,
    content: "",
    code: "",
    redirects: REDIRECTS,
  });
  await sealRelease(releases, release);
  await switchTo(releases, release.id);
  return release;
}

const SITE = {
  "index.html": `<h1>Home</h1>${LONG}`,
  "about/index.html": "<h1>About</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found</h1>",
  "ru/404/index.html": "<h1>Не найдено</h1>",
  "br/404/index.html": "<h1>Não encontrada</h1>",
  [SCRIPT]: `// ${LONG}`,
  "static/0123/cover.avif": LONG,
  "page-data/index/page-data.json": `{"text":"${LONG}"}`,
  ".secret": "never served",
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "server-test-"));
  releases = join(folder, "releases");
  server = createSiteServer({
    currentRelease: join(releases, "current"),
    cms: async (incoming, response) => void response.end(`cms ${incoming.method} ${incoming.url}`),
    mail: async (incoming, response) => void response.end(`mail ${incoming.method} ${incoming.url}`),
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

test("says that the site is being built before there is a release", async () => {
  const { status, headers } = await ask("/");
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("30");
});

describe("with a release", () => {
  beforeEach(async () => void (await putLive(SITE)));

  test("serves a page at its address, to be revalidated", async () => {
    const { status, headers, body } = await ask("/about");
    expect({ status, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
      cache: "no-cache",
    });
    expect(body.toString()).toBe("<h1>About</h1>");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each([
    [`/${SCRIPT}`, "text/javascript; charset=utf-8"],
    ["/static/0123/cover.avif", "image/avif"],
  ])("caches %s for ever, with its type", async (path, type) => {
    const { headers } = await ask(path);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe(type);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const)("answers Accept-Encoding %s with %s", async (accepted, encoding, decode) => {
    const { headers, body } = await ask("/", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(decode(body).toString()).toBe(SITE["index.html"]);
  });

  test("sends the plain file to those who take no encoding", async () => {
    const { headers, body } = await ask("/", { "Accept-Encoding": "identity" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(SITE["index.html"]);
  });

  test("answers 304 to a known ETag", async () => {
    const first = await ask("/");
    const second = await ask("/", { "If-None-Match": first.headers.etag ?? "" });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
  });

  test("answers ranges, and 416 beyond the end", async () => {
    const part = await ask("/static/0123/cover.avif", { Range: "bytes=0-5" });
    expect([part.status, part.body.toString()]).toEqual([206, "future"]);
    expect((await ask("/static/0123/cover.avif", { Range: "bytes=999999-" })).status).toBe(416);
  });

  test("answers HEAD without a body", async () => {
    const { status, headers, body } = await ask("/about", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([200, "14", 0]);
  });

  test.each([
    ["/nowhere", "Not found"],
    ["/ru/nowhere/at/all", "Не найдено"],
    ["/br", "Não encontrada"],
    ["/brasil", "Not found"],
    ["/static/", "Not found"],
    ["/.secret", "Not found"],
  ])("N11: answers 404 in the language of the prefix: %s", async (path, text) => {
    const { status, headers, body } = await ask(path, { "If-None-Match": "*" });
    expect([status, headers["cache-control"]]).toEqual([404, "no-cache"]);
    expect(body.toString()).toContain(text);
  });

  test("moves an address with a trailing slash to the one without, query kept", async () => {
    const { status, headers } = await ask("/about/?cat=1");
    expect([status, headers.location]).toEqual([301, "/about?cat=1"]);
  });

  test.each([
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc",
    "//evil.example/about/",
    "/%00",
    "/%E0%A4%A",
  ])("gives nothing away for %s", async (path) => {
    const { status, headers, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).not.toContain("root:");
  });

  test("refuses other methods and names those that are answered", async () => {
    const { status, headers } = await ask("/about", {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each(["/api/cases/en", "/admin", "/cms-api/users", "/media/a.png", "/mock/services_en.json", "/_next/a.js"])(
    "hands %s to the CMS as it came",
    async (path) => {
      expect((await ask(`${path}?x=1`, {}, "POST")).body.toString()).toBe(`cms POST ${path}?x=1`);
    },
  );

  test.each([
    ["/jobs", "/about"],
    ["/jobs/", "/about"],
    ["/jobs?page=2", "/about?page=2"],
    ["/shop?page=2", "https://shop.example.com/?from=site"],
  ])("X1: %s leads to %s for good", async (path, target) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location: target } });
  });

  test("a new release is live with the next request, and unchanged files are taken over", async () => {
    expect((await ask("/about")).body.toString()).toContain("About");
    const release = await putLive({ ...SITE, "about/index.html": "<h1>About us</h1>" });
    expect((await ask("/about")).body.toString()).toContain("About us");
    expect(release.changed).toEqual(["about/index.html"]);
    expect(brotliDecompressSync((await ask("/", { "Accept-Encoding": "br" })).body).toString()).toBe(
      SITE["index.html"],
    );
  });
});

test("a folder without a built site is refused and the live release stays", async () => {
  await putLive(SITE);
  await expect(makeRelease({ source: await writeSite({}), releases, content: "", code: "" })).rejects.toThrow(
    "npm run build",
  );
  expect((await ask("/")).status).toBe(200);
});
