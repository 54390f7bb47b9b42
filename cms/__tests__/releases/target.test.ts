/** Delivery of a checked release to its target (A6). */
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Manifest } from "payload-releases/store/release";
import { deliver, wordsOf } from "payload-releases/publisher/release-target";

let releases: string;
beforeEach(async () => (releases = await mkdtemp(path.join(tmpdir(), "target-test-"))));
afterEach(() => rm(releases, { recursive: true, force: true }));

const SCRIPT = "app-0123456789abcdef0123.js";

async function release(id: string, files: Record<string, string>, redirects: Manifest["redirects"] = []) {
  const manifest: Manifest = { content: "", code: "", pages: [], redirects, files: {} };
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(releases, id, "files", file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    manifest.files[file] = { hash: text, size: text.length, changedAt: 0 };
  }
  return { files: path.join(releases, id, "files"), id, manifest };
}

describe("a command", () => {
  const print = `${process.execPath} -e "process.stderr.write(process.env.RELEASE_ID+process.env.RELEASE_DIR);process.exit(`;

  test("A6: receives the path of the release, and lets it go live when it ends well", async () => {
    const one = await release("one", { "index.html": "home" });
    const check = `if(process.env.RELEASE_ID!=='one'||!process.env.RELEASE_DIR.endsWith('/one/files'))process.exit(1)`;
    await deliver({ ...one, target: `${process.execPath} -e "${check}"` });
  });

  test("A6: that fails says so in words, with what it printed below", async () => {
    const one = await release("one", { "index.html": "home" });
    await expect(deliver({ ...one, target: `${print}3)"` })).rejects.toMatchObject({
      message: expect.stringContaining("the command that hands it on failed (3). Visitors have what they had"),
      log: expect.stringContaining("one"),
    });
    await expect(deliver({ ...one, target: "/no/such/program" })).rejects.toThrow("ENOENT");
  });

  test("is split into words and never read by a shell", () => {
    expect(wordsOf('rsync -a "two words" $(id) ; rm')).toEqual(["rsync", "-a", "two words", "$(id)", ";", "rm"]);
  });
});

describe("a bucket", () => {
  const objects = new Map<string, { body: string; headers: NodeJS.Dict<string | string[]> }>();
  const calls: string[] = [];
  let refuse = "";
  const storage = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const key = decodeURIComponent(request.url ?? "").replace("/bucket/site/", "");
      calls.push(`${request.method} ${key}`);
      if (refuse && key === refuse) return response.writeHead(403).end("AccessDenied");
      if (request.method === "PUT") objects.set(key, { body, headers: request.headers });
      if (request.method === "DELETE") objects.delete(key);
      const found = objects.get(key);
      if (request.method === "GET" && !found) return response.writeHead(404).end();
      return response.end(request.method === "GET" ? found?.body : "");
    });
  });
  const before = { ...process.env };
  beforeAll(async () => {
    await once(storage.listen(0, "127.0.0.1"), "listening");
    process.env.AWS_ENDPOINT_URL = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
    process.env.AWS_ACCESS_KEY_ID = "key";
    process.env.AWS_SECRET_ACCESS_KEY = "secret";
  });
  afterAll(() => {
    process.env = before;
    storage.close();
    storage.closeAllConnections();
  });
  beforeEach(() => {
    objects.clear();
    calls.length = 0;
    refuse = "";
  });

  const target = "s3://bucket/site";
  const SITE = {
    "about/index.html": "about",
    "index.html": "home",
    "page-data/about/page-data.json": "{}",
    [SCRIPT]: "script",
    "static/01/a.avif": "picture",
    _redirects: "not for visitors",
  };

  test("A6: gets what pages need before them, with types and caching", async () => {
    await deliver({ ...(await release("one", SITE, [{ from: "/jobs", to: "/about" }])), target });
    const put = calls.filter((call) => call.startsWith("PUT")).map((call) => call.slice(4));
    const at = (key: string) => put.indexOf(key);
    expect(put).not.toContain("_redirects");
    expect(Math.max(at(SCRIPT), at("static/01/a.avif"))).toBeLessThan(at("page-data/about/page-data.json"));
    expect(at("page-data/about/page-data.json")).toBeLessThan(Math.min(at("about"), at("index.html")));
    expect(put.slice(-2)).toEqual(["jobs", ".release.json"]);
    expect(objects.get("about")?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect(objects.get(SCRIPT)?.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(objects.get("jobs")?.headers["x-amz-website-redirect-location"]).toBe("/about");
  });

  test("N11: has the 404 page as its error document and at no address of the site", async () => {
    const files = { "404.html": "none", "404/index.html": "none", "ru/404/index.html": "нет" };
    const pages = ["/404", "/ru/404"].map((path) => ({ path, route: "404", locale: "en" }));
    const made = await release("one", { ...SITE, ...files });
    await deliver({ ...made, manifest: { ...made.manifest, pages }, target });
    expect([...objects.keys()].filter((key) => key.includes("404"))).toEqual([".404.html"]);
    expect(objects.get(".404.html")?.body).toBe("none");
  });

  test("A6: gets only what changed; pages that are gone go last, what they needed a release later", async () => {
    await deliver({ ...(await release("one", SITE)), target });
    calls.length = 0;
    const newer = { "index.html": "home", "new/index.html": "new", "static/02/b.avif": "picture" };
    await deliver({ ...(await release("two", newer)), target });
    const note = ["GET .release.json", "PUT .release.json"];
    expect(calls.slice(0, 4)).toEqual([...note, "PUT static/02/b.avif", "PUT new"]);
    expect(calls.slice(4, 6).sort()).toEqual(["DELETE about", "DELETE page-data/about/page-data.json"]);
    expect(calls.slice(6)).toEqual(["PUT .release.json"]);
    expect(objects.has(SCRIPT)).toBe(true);
    await deliver({ ...(await release("three", newer)), target });
    expect(objects.has(SCRIPT)).toBe(false);
  });

  test("A6: that refuses keeps its pages, and the next release brings the rest", async () => {
    refuse = SCRIPT;
    const one = await release("one", SITE);
    await expect(deliver({ ...one, target })).rejects.toMatchObject({
      message: expect.stringContaining("could not be copied to the storage"),
      log: expect.stringContaining("answered 403: AccessDenied"),
    });
    expect(objects.has("about")).toBe(false);
    refuse = "";
    await deliver({ ...one, target });
    expect(objects.get("about")?.body).toBe("about");
  });

  describe("A6: a delivery that breaks off", () => {
    /** Redirects are sent last: where one is refused, the pages have been sent. */
    const REDIRECTS = [{ from: "/jobs", to: "/about" }];

    async function breakOff(id: string, files: Record<string, string>, refused: string) {
      const broken = await release(id, files, refused === "jobs" ? REDIRECTS : []);
      refuse = refused;
      await expect(deliver({ ...broken, target })).rejects.toThrow("could not be copied to the storage");
      refuse = "";
    }

    test("leaves no page behind that is published as it was before", async () => {
      const one = await release("one", SITE);
      await deliver({ ...one, target });
      await breakOff("two", { ...SITE, "index.html": "new words" }, "jobs");
      expect(objects.get("index.html")?.body).toBe("new words");
      await deliver({ ...one, target });
      expect(objects.get("index.html")?.body).toBe("home");
    });

    test("leaves no page behind that is unpublished before the next one", async () => {
      const one = await release("one", SITE);
      await deliver({ ...one, target });
      const added = { "secret/index.html": "secret", "static/02/b.avif": "picture" };
      await breakOff("two", { ...SITE, ...added }, "jobs");
      expect(objects.get("secret")?.body).toBe("secret");
      await deliver({ ...one, target });
      expect(objects.has("secret")).toBe(false);
      // Files with hashed names are removed by the next release, as always.
      await deliver({ ...one, target });
      expect(objects.has("static/02/b.avif")).toBe(false);
    });

    test("removes later what it could not remove, however often that fails", async () => {
      await deliver({ ...(await release("one", SITE)), target });
      const { "about/index.html": _about, ...rest } = SITE;
      await breakOff("two", rest, "about");
      await breakOff("three", rest, "about");
      await deliver({ ...(await release("four", rest)), target });
      expect(objects.has("about")).toBe(false);
    });

    test("brings back what it has removed already", async () => {
      const one = await release("one", SITE);
      await deliver({ ...one, target });
      await breakOff("two", { "index.html": "home" }, "page-data/about/page-data.json");
      await deliver({ ...one, target });
      expect(objects.get("about")?.body).toBe("about");
    });
  });
});
