/** The three builds, each skipped while nothing that it reads has changed. */
import { join } from "node:path";
import { createIncrementalBuilder } from "gatsby-incremental-builder";
import { signatureOf } from "../../cms/publisher/code-signature";
import { Failure } from "./failure";
import { CMS, ROOT } from "./paths";
import { runNode } from "./processes";
import { step, stepOnce } from "./steps";

const CONTRACT_FILES = ["contract/src", "contract/tsconfig.json", "contract/package.json", "tsconfig.base.json"];
const INTERRUPTS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const CMS_FILES = ["cms", ...CONTRACT_FILES, "package-lock.json"];
export async function buildContract(): Promise<void> {
  const signature = await signatureOf(ROOT, CONTRACT_FILES);
  await stepOnce(
    { name: "compile the contract", key: "contract", signature, makes: join(ROOT, "contract", "dist", "index.js") },
    async () => {
      await runNode("Compiling the contract", [
        join(ROOT, "node_modules/typescript/bin/tsc"),
        "-p",
        "contract/tsconfig.json",
      ]);
    },
  );
}

export async function buildCms(): Promise<void> {
  const signature = await signatureOf(ROOT, CMS_FILES);
  await stepOnce({ name: "build the CMS", key: "cms", signature, makes: join(CMS, ".next", "BUILD_ID") }, async () => {
    await runNode("Building the CMS", [join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
      cwd: CMS,
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
  });
}

export interface SiteBuild {
  /** Server that speaks the contract. */
  apiUrl: string;
  siteUrl: string;
  releasesDir: string;
  releasesKept: number;
  tabsKeptDays: number;
  /** Whether it has the page `/kitchen-sink`. */
  kitchenSink: boolean;
  /** Where the release is brought before it goes live: see RELEASE_TARGET. */
  target?: string | undefined;
}

/** Builds the site from the content of an API and makes it the live release, unless the newest release is the same. */
export async function buildSite({
  apiUrl,
  siteUrl,
  releasesDir: releases,
  releasesKept: keep,
  tabsKeptDays,
  kitchenSink,
  target,
}: SiteBuild): Promise<void> {
  // It reads the contract, which is compiled before the first build and not before this file is read.
  const { publish } = await import("../../cms/publisher/publish");
  const { SOURCE_PLUGIN } = await import("../../cms/publisher/site-source");
  const builder = createIncrementalBuilder({ memory: 0, sourcePlugin: SOURCE_PLUGIN });
  const abort = new AbortController();
  const interrupt = () => abort.abort();
  for (const name of INTERRUPTS) process.once(name, interrupt);
  const outcome = await step("build the site", () =>
    publish({
      root: ROOT,
      job: { apiUrl, siteUrl, releases, keep, tabsKeptDays, kitchenSink, target, force: false, resident: null },
      builder: builder.build,
      signal: abort.signal,
    }),
  );
  builder.close();
  for (const name of INTERRUPTS) process.off(name, interrupt);
  if (outcome.result === "failed") throw new Failure(`${outcome.log.slice(-6000)}\n\n${outcome.reason}`);
  if (outcome.result !== "live") return console.log("  nothing changed since the newest release");
  const times = Object.entries(outcome.timings).map(([name, took]) => `${name} ${(took / 1000).toFixed(1)} s`);
  console.log(`  ${outcome.pages} pages, ${outcome.changedFiles} new files; ${times.join(", ")}`);
}
