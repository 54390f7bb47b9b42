/** The search of a release without a script (X8): the server's answer to its form. */
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { SearchEntry } from "@future-native/contract";
import { createAnalyser, SearchIndex, writeIndex } from "static-search/build";
import { createSiteServer } from "../../server/server";
import { eventually } from "../support/eventually";

const PAGE =
  '<title>Search</title><input id="search-field" name="q" value=""/><noscript><div class="answer" data-search-answer=""></div></noscript>';
const ENTRY: SearchEntry = {
  url: "/cases/hired-by-a-bug?a=1&b=2",
  title: "Hired by a <bug>",
  facts: "Kvali & sons, 2026",
  texts: ['Sixty "bugs" in one summer.'],
};

let folder: string;
let base: string;
let close: () => void;
const logged: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "search-answer-"));
  const files = join(folder, "one", "files");
  for (const page of ["search", "ru/search", "br/search"]) {
    await mkdir(join(files, page), { recursive: true });
    await writeFile(join(files, page, "index.html"), PAGE);
  }
  const index = new SearchIndex({ language: "en", kinds: ["case"], analyse: await createAnalyser("en") });
  const fields = [{ text: `${ENTRY.title} ${ENTRY.texts.join(" ")}`, weight: 8, usualWords: 4 }];
  const read = () => ({ fields, facets: [], stored: ENTRY });
  const manifest = await writeIndex(join(files, "static/search/en"), index, [
    { key: "1", kind: "case", digest: "1", read },
  ]);
  const words = { kinds: { case: "Cases" }, nothing: "Nothing found." };
  // In Russian there is no index, in Portuguese its files are gone.
  for (const locale of ["en", "br"]) {
    await writeFile(join(files, `search/${locale}.json`), JSON.stringify({ index: manifest, filters: [], words }));
  }
  await writeFile(join(files, "_headers.json"), JSON.stringify({ pages: { "X-Page": "yes" }, files: {} }));
  await symlink(join("one", "files"), join(folder, "current"));
  const refuse = () => Promise.reject(new Error("This is not the site's."));
  const server = createSiteServer({
    ...{ siteUrl: "http://localhost", currentRelease: join(folder, "current"), trustedProxies: 0 },
    ...{ cms: refuse, mail: refuse, ready: refuse, metrics: refuse, observe: () => undefined },
    logger: pino({ level: "trace" }, { write: (line: string) => void logged.push(line) }),
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const ask = async (path: string) => {
  const answer = await fetch(base + path);
  return { answer, html: await answer.text() };
};

it("answers a question in the page, with the words marked and everything escaped", async () => {
  const { answer, html } = await ask("/search?q=bugs");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("x-page")).toBe("yes");
  expect(html).toContain('value="bugs"');
  expect(html).toContain("<h2>Cases 1</h2>");
  expect(html).toContain('<a href="/cases/hired-by-a-bug?a=1&amp;b=2">Hired by a &lt;<mark>bug</mark>&gt;</a>');
  expect(html).toContain("Kvali &amp; sons, 2026");
  expect(html).toContain("Sixty &quot;<mark>bugs</mark>&quot; in one summer.");
});

it.each(['"><script>alert(1)</script>', "$&$`$'", "</noscript><img src=x>"])(
  "writes %j into the page as a text",
  async (question) => {
    const { html } = await ask(`/search?q=${encodeURIComponent(question)}`);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
    expect(html.match(/<noscript>/g)).toHaveLength(1);
    expect(html).toContain("Nothing found.");
  },
);

it("keeps what somebody looks for to itself", async () => {
  const before = logged.length;
  const { answer } = await ask("/search?q=a-secret-word");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const said = await eventually(() => logged.slice(before).join("") || undefined);
  expect(said).toContain("/search");
  expect(said).not.toContain("secret");
});

it.each(["/search", "/search?q=", "/search?q=%20", "/search?a=b", "/ru/search?q=bugs", "/br/search?q=bugs"])(
  "gives the page of the release as it is for %s",
  async (path) => {
    const { answer, html } = await ask(path);
    expect(answer.status).toBe(200);
    expect(html).toBe(PAGE);
  },
);
