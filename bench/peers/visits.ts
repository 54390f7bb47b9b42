/** What a visitor has of a built site: bytes, Lighthouse on a phone, and the time of a click. */
import type { Browser, Page } from "playwright-core";
import { measureFirstView, type Bytes } from "../web/first-view";
import { median, runLighthouse } from "../web/lighthouse";
import { measureNavigations, type Navigation } from "../web/navigations";
import type { BuiltSite } from "./built-site";
import { serveFolder } from "./serve-folder";

export interface Visit {
  /** Kilobytes over the line until the page is idle; what stands within the page counts as HTML. */
  html: number;
  scripts: number;
  styles: number;
  all: number;
  /** Of all, before the largest paint. */
  early: number;
  score: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
}

export interface Visits {
  /** One for each page. */
  pages: readonly Visit[];
  /** Milliseconds from a click on a case that was in view for two seconds to its heading painted. */
  click: Readonly<Record<Navigation["line"], number>>;
}

export interface VisitBench {
  browser: Browser;
  chromiumPath: string;
  runs: number;
  /** Home, the list of cases, a case. */
  paths: readonly string[];
}

export async function measureVisits(site: BuiltSite, bench: VisitBench, ready?: (page: Page) => Promise<void>) {
  const served = await serveFolder(site.folder, site.immutable);
  try {
    const pages: Visit[] = [];
    for (const path of bench.paths) pages.push(await visit(served.url + path, bench, ready));
    return { pages, click: await clicks(served.url, bench) } satisfies Visits;
  } finally {
    served.close();
  }
}

/** Peers have their scripts when the page has loaded. */
export const whenLoaded = (page: Page) => page.waitForLoadState("load");

async function visit(url: string, { browser, chromiumPath, runs }: VisitBench, ready?: (page: Page) => Promise<void>) {
  const { before, after } = await measureFirstView(browser, url, ready);
  const of = (type: string) => (before[type] ?? 0) + (after[type] ?? 0);
  const { performance, largestPaint, blocking } = await runLighthouse(url, chromiumPath, runs);
  return {
    ...{ html: of("Document"), scripts: of("Script"), styles: of("Stylesheet") },
    ...{ early: sum(before), all: sum(before) + sum(after) },
    ...{ score: performance, largestPaint, blocking },
  };
}

const sum = (bytes: Bytes) => Object.values(bytes).reduce((total, kilobytes) => total + kilobytes, 0);

async function clicks(base: string, { browser, runs }: VisitBench): Promise<Visits["click"]> {
  const found: Navigation[] = [];
  for (let run = 0; run < runs; run += 1) found.push(...(await measureNavigations(browser, base, ["transition"])));
  const inView = found.filter(({ name }) => name === "in view for 2 s");
  const on = (line: Navigation["line"]) => median(inView.filter((one) => one.line === line).map((one) => one.painted));
  return { local: on("local"), "slow 4G": on("slow 4G") };
}
