/** IndexNow against a server that speaks its protocol: what is sent after a release, and what is tried again (X2). */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { readEnv } from "../../src/env";
import { createAnnouncer, isPublic, type Announcer } from "payload-releases/index-now/announcer";
import { makeRelease } from "payload-releases/store/make-release";
import { sealRelease, switchTo } from "payload-releases/store/release";

const siteUrl = "https://agency.example";
const key = "0123456789abcdef";

interface Call {
  readonly type: string | undefined;
  readonly body: { host: string; key: string; keyLocation: string; urlList: string[] };
}

let folder: string;
let engine: Server;
let calls: Call[];
/** Statuses that the search engine responds with, in order; then 200. A promise delays the response. */
let answers: (number | Promise<number>)[];
let arrived: () => void;
let lines: { level: "info" | "error"; msg: string }[];
let announcer: Announcer;

async function answer(request: IncomingMessage): Promise<number> {
  calls.push({ type: request.headers["content-type"], body: JSON.parse(await text(request)) as Call["body"] });
  arrived();
  return answers.shift() ?? 200;
}

function open(): Announcer {
  const { port } = engine.address() as AddressInfo;
  const note = (level: "info" | "error") => (line: object) => void lines.push({ level, msg: Object(line).msg });
  return createAnnouncer({
    settings: { endpoint: `http://127.0.0.1:${port}/indexnow`, key, siteUrl },
    releases: join(folder, "releases"),
    log: { info: note("info"), error: note("error") },
    firstPause: 1,
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "index-now-"));
  [calls, answers, lines] = [[], [], []];
  arrived = () => undefined;
  engine = createServer(async (request, response) => {
    response.writeHead(await answer(request)).end();
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  announcer = open();
});
afterEach(async () => {
  await announcer.stop();
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** A page that is its own canonical, or in the place of another, or none that engines keep. */
const page = (title: string, canonical: string | null) =>
  `<title>${title}</title>${canonical === null ? "" : `<link data-gatsby-head="true" rel="canonical" href="${siteUrl}${canonical}"/>`}`;

/** Makes a release of pages by path, and lets it go live. */
async function release(pages: Record<string, string>): Promise<void> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, html] of Object.entries(pages)) {
    const file = join(source, path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const releases = join(folder, "releases");
  await mkdir(releases, { recursive: true });
  const listed = Object.keys(pages).map((path) => ({ path, route: "about", locale: "en" }));
  const made = await makeRelease({ source, releases, content: "", code: "", pages: listed });
  await sealRelease(releases, made);
  await switchTo(releases, made.id);
  announcer.announce();
}

const SITE = {
  "/": page("Home", "/"),
  "/about": page("About", "/about"),
  "/career/7": page("Designer", "/career/7"),
  "/blog/brief": page("Brief", "/ru/blog/brief"),
  "/404": page("Not found", null),
};

async function goOn(pages: Record<string, string>): Promise<void> {
  await release(pages);
  await announcer.idle();
}

const told = () => calls.map(({ body }) => body.urlList.map((url) => url.slice(siteUrl.length)).sort());

describe("X2: IndexNow", () => {
  it("takes what is live at first for known, and sends nothing", async () => {
    await goOn(SITE);
    expect(told()).toEqual([]);
  });

  it("sends the addresses of pages that are new, changed or gone, and no others", async () => {
    await goOn(SITE);
    const { "/about": _, ...rest } = SITE;
    await goOn({
      ...rest,
      "/": page("Home, sweet", "/"),
      "/cases": page("Cases", "/cases"),
      // Neither is one that engines keep.
      "/blog/brief": page("Brief, again", "/ru/blog/brief"),
      "/404": page("Nothing here", null),
    });
    expect(told()).toEqual([["/", "/about", "/cases"]]);
    expect(calls[0]).toMatchObject({
      type: "application/json; charset=utf-8",
      body: { host: "agency.example", key, keyLocation: `${siteUrl}/${key}.txt` },
    });
    expect(lines).toEqual([{ level: "info", msg: "IndexNow: told of 3 addresses" }]);
  });

  it("sends a page once more when engines are to drop it, and then no more", async () => {
    await goOn(SITE);
    await goOn({ ...SITE, "/career/7": page("Closed", null) });
    await goOn({ ...SITE, "/career/7": page("Closed for good", null) });
    expect(told()).toEqual([["/career/7"]]);
  });

  it("sends nothing after a release that changes no page", async () => {
    await goOn(SITE);
    await goOn(SITE);
    expect(told()).toEqual([]);
  });

  it.each([429, 500, 503])("tries again after %i", async (status) => {
    await goOn(SITE);
    answers = [status, status];
    await goOn({ ...SITE, "/about": page("We", "/about") });
    expect(told()).toEqual([["/about"], ["/about"], ["/about"]]);
    expect(lines.map(({ level }) => level)).toEqual(["info"]);
  });

  it.each([
    ["what never gets better", 500, 5],
    ["what another attempt does not change", 403, 1],
  ])("gives up %s with a line of the log, and tells it with the next release", async (_, status, attempts) => {
    await goOn(SITE);
    answers = Array.from({ length: attempts }, () => status);
    await goOn({ ...SITE, "/about": page("We", "/about") });
    expect(calls).toHaveLength(attempts);
    expect(lines).toEqual([{ level: "error", msg: "IndexNow: given up; the next release tells it again" }]);
    await goOn({ ...SITE, "/about": page("We", "/about"), "/": page("Home!", "/") });
    expect(told().at(-1)).toEqual(["/", "/about"]);
  });

  it("lets nobody wait, and tells what it was stopped in after the next start", async () => {
    await goOn(SITE);
    answers = [new Promise<number>(() => undefined)];
    const isAsked = new Promise<void>((resolve) => (arrived = resolve));
    // Returns although the engine never answers.
    await release({ ...SITE, "/about": page("We", "/about") });
    await isAsked;
    await announcer.stop();
    expect(lines).toEqual([]);
    announcer = open();
    announcer.announce();
    await announcer.idle();
    expect(told().at(-1)).toEqual(["/about"]);
  });

  it.each([
    ["http://localhost:3000", false],
    ["http://site.localhost", false],
    ["http://127.0.0.1:80", false],
    ["http://[::1]:3000", false],
    ["https://agency.example", true],
    ["https://localhost.example", true],
  ])("is for sites that engines can reach: %s is %s", (url, expected) => {
    expect(isPublic(url)).toBe(expected);
  });

  it("is off without a key", () => {
    const settings = { PAYLOAD_SECRET: "x".repeat(32), SITE_URL: siteUrl };
    expect(readEnv(settings).releases.indexNow).toBeNull();
    expect(readEnv({ ...settings, INDEXNOW_KEY: key }).releases.indexNow).toEqual({
      ...{ endpoint: "https://api.indexnow.org/indexnow", key, siteUrl },
    });
    expect(() => readEnv({ ...settings, INDEXNOW_KEY: "a b" })).toThrow(/INDEXNOW_KEY/);
  });
});
