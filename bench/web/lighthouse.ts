/** Lighthouse for a phone, run by the Node version that it requires, which this project does not need otherwise. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const PACKAGES = ["node@22", "lighthouse@13.5.0"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Scores {
  /** 0 to 100, the lowest of the runs. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** 0 to 100, median of the runs, like what follows. */
  performance: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
}

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** @param runs how often to measure; the median counts */
export async function runLighthouse(url: string, chromium: string, runs: number): Promise<Scores> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measureOnce(url, chromium));
  const score = (name: (typeof CATEGORIES)[number]) =>
    reports.map(({ categories }) => (categories[name].score ?? 0) * 100);
  const value = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
  return {
    performance: median(score("performance")),
    accessibility: Math.min(...score("accessibility")),
    bestPractices: Math.min(...score("best-practices")),
    seo: Math.min(...score("seo")),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}

async function measureOnce(url: string, chromium: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const wanted = PACKAGES.map((name) => `--package=${name}`);
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  try {
    await promisify(execFile)("npm", ["exec", "--yes", ...wanted, "--", "lighthouse", url, ...options], {
      env: { ...process.env, CHROME_PATH: chromium },
    });
    return JSON.parse(await readFile(output, "utf8")) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
