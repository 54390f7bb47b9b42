/** The three builds, each skipped while nothing that it reads has changed. */
import { join } from "node:path";
import { createIncrementalBuilder } from "gatsby-incremental-builder";
import { CMS_FILES, CONTRACT_FILES, signatureOf, siteSignature } from "../../cms/publisher/code-signature";
import { Failure } from "./failure";
import { CMS, ROOT } from "./paths";
import { runNode } from "./processes";
import { inSeconds } from "./step-lines";
import { isDone, say, stepOnce, watchedStep } from "./steps";

/** Milliseconds. The first build bundles, which says nothing for minutes on a busy machine, and a person watches it. */
const LONGEST_SILENCE = 1_800_000;
const INTERRUPTS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
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

const cmsBuild = async () => ({
  key: "cms",
  signature: await signatureOf(ROOT, CMS_FILES),
  makes: join(CMS, ".next", "BUILD_ID"),
});

/** Whether there is nothing for {@link buildCms} to do. */
export const isCmsBuilt = async (): Promise<boolean> => isDone(await cmsBuild());

export async function buildCms(): Promise<void> {
  await stepOnce({ name: "build the CMS", ...(await cmsBuild()) }, async () => {
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
  /** Target to which the release is uploaded before it goes live: see RELEASE_TARGET. */
  target?: string | undefined;
  /** Whether pictures are made in haste, because the server will make better ones when it has time. */
  quickPictures?: boolean;
}

/** Whether the live release is of the code and the settings as they are; what is in it is for who knows the content. */
export async function isSiteOfThisCode(site: Pick<SiteBuild, "siteUrl" | "releasesDir">): Promise<boolean> {
  const { liveRelease, readManifest } = await import("payload-releases/store/release");
  const { siteSettings } = await import("../../cms/publisher/site-environment");
  const live = await liveRelease(site.releasesDir);
  if (live === undefined) return false;
  const [manifest, code] = await Promise.all([
    readManifest(site.releasesDir, live),
    siteSignature(ROOT, siteSettings(site)),
  ]);
  return manifest?.code === code;
}

export async function hasRelease(releases: string): Promise<boolean> {
  const { liveRelease } = await import("payload-releases/store/release");
  return (await liveRelease(releases)) !== undefined;
}

/** Builds the site from the content of an API and makes it the live release, unless the newest release is the same. */
export async function buildSite({
  apiUrl,
  siteUrl,
  releasesDir: releases,
  releasesKept: keep,
  tabsKeptDays,
  target,
  quickPictures = false,
}: SiteBuild): Promise<void> {
  // It reads the contract, which is compiled before the first build and not before this file is read.
  const { publish } = await import("payload-releases/publisher/publish");
  const { publishedSite: site } = await import("../../cms/publisher/published-site");
  const builder = createIncrementalBuilder({ memory: 0, sourcePlugin: site.sourcePlugin, quickPictures });
  const abort = new AbortController();
  const interrupt = () => abort.abort();
  for (const name of INTERRUPTS) process.once(name, interrupt);
  const outcome = await watchedStep("build the site", async (report) => {
    const published = await publish({
      site,
      root: ROOT,
      job: {
        ...{ apiUrl, siteUrl, releases, keep, tabsKeptDays, target, force: false, resident: null },
        longestSilence: LONGEST_SILENCE,
      },
      builder: builder.build,
      onProgress: ({ counted }) => counted && report(counted),
      signal: abort.signal,
    });
    builder.close();
    for (const name of INTERRUPTS) process.off(name, interrupt);
    if (published.result === "failed") throw new Failure(`${published.log.slice(-6000)}\n\n${published.reason}`);
    return published;
  });
  if (outcome.result !== "live") return say("  nothing changed since the newest release");
  const times = Object.entries(outcome.timings).map(([name, took]) => `${name} ${inSeconds(took)}`);
  say(`  ${outcome.pages} pages, ${outcome.changedFiles} new files; ${times.join(", ")}`);
}
