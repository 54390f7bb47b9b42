/**
 * `npm run bench:build -w bench -- --cases N`: builds the real site from N generated cases in each locale, served by a local
 * server that speaks the contract, and prints what cold, unchanged and one-entry builds cost. The working tree's
 * `.cache/` and `public/` are left alone: the site is copied. Exit code 1 when a build fails or shows old content.
 * `-- --peers`: the cases have the demo's covers in turn, and Astro and Eleventy, installed from npm's registry, build pages
 * of the same content and pictures. They want Node 22.19 or newer.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { CaseEntry } from "@future-native/contract";
import { startApiServer, type ApiServer } from "gatsby-source-custom-api/testing/api-server";
import { runGatsbyBuild } from "gatsby-source-custom-api/testing/temporary-site";
import { measureProcess, type Cost } from "./build-cost";
import { copySite, pagesIn, type SiteCopy } from "./build-site";
import { buildLargePeers, COVERS, withCovers } from "./peers/large";
import { ROOT } from "../scripts/lib/paths";

interface Row extends Cost {
  readonly name: string;
  /** HTML files that are not what they were. */
  readonly rendered: readonly string[];
  /** Pages that Gatsby says it rendered. */
  readonly reported: string;
}

interface Bench {
  readonly site: SiteCopy;
  readonly api: ApiServer;
}

/** The entry that changes: in the middle of the list, in one locale. */
const LOCALE = "ru";

const OPTIONS = {
  cases: { type: "string", default: "100" },
  keep: { type: "boolean" },
  peers: { type: "boolean", default: false },
} as const;

async function run() {
  const { values } = parseArgs({ options: OPTIONS });
  const cases = Number(values.cases);
  if (!Number.isInteger(cases) || cases < 1) {
    throw new RangeError(`--cases is "${values.cases}"; give a whole number from 1 on, for instance --cases 1000.`);
  }
  const covers = { media: (path: string) => readFileSync(join(COVERS, basename(path))) };
  const api = await startApiServer({ cases, ...(values.peers && covers) });
  if (values.peers) api.content = await withCovers(api.content);
  const content = structuredClone(api.content);
  const site = await copySite(ROOT);
  console.log(`${cases} cases in each locale, served from ${api.url}, built in ${site.directory}`);
  try {
    const bench = { site, api };
    const rows = [await build("cold", bench), await build("nothing changed", bench)];
    changeCase(api, cases, { body: [{ type: "paragraph", runs: [{ text: "Changed words of one page." }] }] });
    rows.push(await build("text of one entry changed", bench));
    await expectOnPage(bench, cases, "Changed words of one page.");
    changeCase(api, cases, { title: "A changed title" });
    rows.push(await build("title of one entry changed", bench));
    await expectOnPage(bench, cases, "A changed title");
    for (const { name, cost } of values.peers ? await buildLargePeers(content) : [])
      rows.push({ name, ...cost, rendered: [], reported: "–" });
    print(rows);
  } finally {
    await api.close();
    if (!values.keep) {
      await site.remove();
    }
  }
}

async function build(name: string, { site, api }: Bench): Promise<Row> {
  const before = await pagesIn(site.directory);
  const { cost, result } = await measureProcess((started) =>
    runGatsbyBuild(site.directory, { API_URL: api.url, SITE_URL: "https://bench.example" }, started),
  );
  if (result.code !== 0) {
    throw new Error(`The build "${name}" ended with code ${result.code}:\n${result.output.slice(-4000)}`);
  }
  const after = await pagesIn(site.directory);
  const rendered = [...after].filter(([page, hash]) => before.get(page) !== hash).map(([page]) => page);
  const reported = /Building static HTML for pages - \S+ - (\d+)\/\d+/.exec(result.output)?.[1] ?? "0";
  console.log(`  ${name}: ${(cost.wall / 1000).toFixed(1)} s, ${rendered.length} pages`);
  return { name, ...cost, rendered, reported };
}

const middle = (cases: number) => `case-${Math.ceil(cases / 2)}`;

function changeCase({ content }: ApiServer, cases: number, change: Partial<Pick<CaseEntry, "title" | "body">>) {
  content.cases[LOCALE] = content.cases[LOCALE].map((entry) =>
    entry.id === middle(cases) ? { ...entry, ...change, updatedAt: new Date().toISOString() } : entry,
  );
}

/** A build that did not see the change would look fast, so the page is read. */
async function expectOnPage({ site }: Bench, cases: number, words: string) {
  const page = join(site.directory, "public", LOCALE, "cases", middle(cases), "index.html");
  if (!(await readFile(page, "utf8")).includes(words)) {
    throw new Error(`${page} does not show the change ("${words}"): the build used old content.`);
  }
}

const megabytes = (bytes: number | undefined) => (bytes === undefined ? "–" : `${Math.round(bytes / 1e6)} MB`);

function print(rows: readonly Row[]) {
  const cold = rows[0]?.wall ?? 0;
  const cells = rows.map((row) => [
    row.name,
    `${(row.wall / 1000).toFixed(1)} s`,
    `${Math.round((100 * row.wall) / cold)} %`,
    row.cpu === undefined ? "–" : `${(row.cpu / 1000).toFixed(1)} s`,
    megabytes(row.memory),
    megabytes(row.resident),
    String(row.rendered.length),
    row.reported,
  ]);
  const head = ["build", "wall", "of cold", "CPU", "peak memory", "summed RSS", "pages changed", "pages rendered"];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...cells].map((line) => (line[column] ?? title).length)),
  );
  for (const line of [head, ...cells]) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  }
  for (const { name, rendered } of rows.filter((row) => row.rendered.length > 0 && row.rendered.length <= 12)) {
    console.log(`${name}: ${rendered.map((page) => `/${page.replace(/\/?index\.html$/, "")}`).join(" ")}`);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
