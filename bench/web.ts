/**
 * `npm run bench:web -w bench [-- /about /ru …] [--runs 5]`: serves the live release with Brotli over HTTP/1.1, and beside it the same
 * pages without their scripts, and prints what a phone has of both: scores, largest paint, bytes before and after it,
 * long tasks, shifts; then how long an interaction and a navigation take. Needs npm's registry for Lighthouse.
 */
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { ensureBrowser } from "../scripts/lib/browser";
import { measureFirstView, type Bytes } from "./web/first-view";
import { runLighthouse } from "./web/lighthouse";
import { measureNavigations } from "./web/navigations";
import { makeTwin } from "./web/plain-twin";
import { measureInteractions } from "./web/interactions";
import { pagesOfEveryKind } from "./web/pages";
import { serveRelease, type ServedRelease } from "./web/served-release";

interface Bench {
  browser: Browser;
  chromiumPath: string;
  site: ServedRelease;
  twin: ServedRelease;
  runs: number;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const release = realpathSync(process.env.RELEASE_DIR ?? join("releases", "current"));
  const pages = positionals.length > 0 ? positionals : pagesOfEveryKind(release);
  const executablePath = await ensureBrowser();
  const copy = await makeTwin(release, pages);
  const [site, twin] = [await serveRelease(release), await serveRelease(copy.folder)];
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const chromiumPath = executablePath ?? chromium.executablePath();
    const bench = { browser, chromiumPath, site, twin, runs: Number(values.runs) };
    const rows = [];
    for (const page of pages) rows.push(await rowOf(page, bench));
    console.table(rows);
    console.table(round(await measureInteractions(browser, site.url)));
    console.table(round(await measureNavigations(browser, site.url)));
  } finally {
    await browser.close();
    site.close();
    twin.close();
    await copy.remove();
  }
}

async function rowOf(page: string, { browser, chromiumPath, site, twin, runs }: Bench) {
  const scores = await runLighthouse(site.url + page, chromiumPath, runs);
  const plain = await runLighthouse(twin.url + page, chromiumPath, runs);
  const { before, after, longestTask, shift } = await measureFirstView(browser, site.url + page);
  return {
    page,
    score: Math.round(scores.performance),
    "twin's": Math.round(plain.performance),
    "a11y, practices, SEO": [scores.accessibility, scores.bestPractices, scores.seo].map(Math.round).join(" "),
    "LCP, ms": Math.round(scores.largestPaint),
    "÷ twin's": (scores.largestPaint / plain.largestPaint).toFixed(2),
    "TBT, ms": Math.round(scores.blocking),
    "kB before LCP": describe(before),
    "kB after": describe(after),
    "longest task, ms": Math.round(longestTask),
    CLS: shift.toFixed(3),
  };
}

const describe = (bytes: Bytes) =>
  Object.entries(bytes)
    .map(([type, kilobytes]) => `${type} ${kilobytes.toFixed(0)}`)
    .join(", ");

/** Rows to print, their milliseconds without a fraction. */
const round = (rows: readonly object[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, typeof value === "number" ? Math.round(value) : value]),
    ),
  );

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
