/**
 * A CMS that publishes tells search engines of what a publication has changed (X2): the real publisher, a site that is
 * played.
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { temporaryCms } from "../support/cms-settings";
import { eventually } from "../support/eventually";
import { layPlayedSite, layPublisher } from "../support/played-site";
import { startPublishingCms, type PublishingCms } from "../support/publishing-cms";

const siteUrl = "https://agency.example";
const settings = temporaryCms();
/** Plays Gatsby: each page of `content.json` says what it is to say, and is its own canonical. */
const BUILDER = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
input.once("close", () => process.kill(-process.pid, "SIGKILL"));
function build() {
  const pages = JSON.parse(readFileSync("content.json", "utf8"));
  for (const [page, title] of Object.entries(pages)) {
    mkdirSync("public" + page, { recursive: true });
    const canonical = '<link rel="canonical" href="${siteUrl}' + page + '"/>';
    writeFileSync("public" + page + "/index.html", "<title>" + title + "</title>" + canonical + "x".repeat(600));
  }
  mkdirSync(".cache", { recursive: true });
  const noted = Object.keys(pages).map((path) => ({ path, route: "page", locale: "en" }));
  writeFileSync(".cache/pages.json", JSON.stringify({ pages: noted, redirects: [] }));
  say({ builder: "built" });
  say({ builder: "saved", memory: 1 });
}
writeFileSync("builder.pid", process.pid + " " + process.ppid);
build();
for (let line = await lines.next(); !line.done; line = await lines.next()) build();
`;

let folder: string;
let engine: Server;
let cms: PublishingCms;
/** Of the content, as the API has it: the same server plays that too. */
let version = 0;
const told: string[][] = [];
/** Statuses that the search engine responds with, in order; then 200. */
const refusals: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "index-now-running-"));
  await layPlayedSite(folder, "1");
  await layPublisher(folder);
  await writeFile(path.join(folder, "node_modules/gatsby-incremental-builder/process/main.mjs"), BUILDER);
  engine = createServer(async (request, response) => {
    if (request.method !== "POST") return void response.setHeader("ETag", `"${version}"`).end(String(version));
    const { urlList } = JSON.parse(await text(request)) as { urlList: string[] };
    told.push(urlList.map((url) => url.replace(siteUrl, "")).sort());
    response.writeHead(refusals.shift() ?? 200).end();
  }).listen(0, "127.0.0.1");
  await once(engine, "listening");
});
afterAll(async () => {
  await cms.end(true);
  engine.closeAllConnections();
  engine.close();
  for (const each of [folder, settings.folder]) await rm(each, { recursive: true, force: true });
});

function startCms(): PublishingCms {
  const { port } = engine.address() as AddressInfo;
  return startPublishingCms(folder, {
    ...settings.env,
    ...{ RELEASES_DIR: path.join(folder, "releases"), RELEASES_KEPT: "3", SITE_URL: siteUrl, PORT: String(port) },
    ...{ INDEXNOW_KEY: "0123456789abcdef", INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` },
  });
}

const SITE = { "/": "Home", "/about": "About", "/cases": "Cases" };

/** An editor publishes; resolves when the release is live and what is live at first has been noted. */
async function publish(changes: Partial<typeof SITE>, wait: () => boolean | Promise<boolean>): Promise<void> {
  await writeFile(path.join(folder, "content.json"), JSON.stringify({ ...SITE, ...changes }));
  version += 1;
  cms.edit(String(version));
  await eventually(wait);
}

test("X2: after a publication just its pages are told, and with the next one what the engine refused", async () => {
  cms = startCms();
  const note = path.join(folder, "releases", ".index-now.json");
  await publish({}, () => existsSync(note));
  expect(told).toEqual([]);

  refusals.push(403);
  await publish({ "/about": "We" }, () => told.length === 1);
  expect(told[0]).toEqual(["/about"]);

  await publish({ "/about": "We", "/cases": "Work" }, () => told.length === 2);
  expect(told[1]).toEqual(["/about", "/cases"]);

  await publish({ "/about": "Us", "/cases": "Work" }, () => told.length === 3);
  expect(told[2]).toEqual(["/about"]);
});
