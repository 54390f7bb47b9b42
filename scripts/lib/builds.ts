/** The three builds, each skipped while nothing that it reads has changed. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeRelease } from "../../cms/publisher/release";
import { Failure } from "./failure";
import { CMS, ROOT, STAMPS } from "./paths";
import { runNode } from "./processes";
import { signatureOf, step, stepOnce } from "./steps";

const CONTRACT_FILES = ["contract/src", "contract/tsconfig.json", "contract/package.json", "tsconfig.base.json"];
const CMS_FILES = ["cms", ...CONTRACT_FILES, "package-lock.json"];
const SITE_FILES = [
  "src",
  "static",
  "plugins",
  "locales",
  "env.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package-lock.json",
  ...CONTRACT_FILES,
];

/** A build sees these variables and no others: what differs from run to run would render every page again. */
const PASSED_ON = ["PATH", "HOME", "TMPDIR", "SystemRoot", "CI", "NODE_OPTIONS", "GATSBY_CPU_COUNT"];

/** And these settings: another value makes another site. */
const SETTINGS = ["PICTURE_FORMATS", "ANALYTICS_PROVIDER", "ANALYTICS_ID", "ANALYTICS_SCRIPT_URL"];

/** Notes which code Gatsby's cache was made by. */
const CACHED_CODE = join(STAMPS, "cached-code");

export async function buildContract(): Promise<void> {
  const signature = await signatureOf(CONTRACT_FILES);
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
  const signature = await signatureOf(CMS_FILES);
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
  /** Name under which the step remembers what it built; tests have their own. */
  stamp?: string;
  /** Whether it has the page `/kitchen-sink`; by default what the environment says. */
  kitchenSink?: boolean;
}

/** Builds the site from the content of an API and makes it the live release. */
export async function buildSite({
  apiUrl,
  siteUrl,
  releasesDir,
  releasesKept,
  stamp = "site",
  kitchenSink = process.env.KITCHEN_SINK === "true",
}: SiteBuild): Promise<void> {
  const settings = { ...minimalEnvironment(), SITE_URL: siteUrl, KITCHEN_SINK: String(kitchenSink) };
  const code = await signatureOf(SITE_FILES, [
    siteUrl,
    settings.KITCHEN_SINK,
    ...SETTINGS.map((name) => process.env[name] ?? ""),
  ]);
  const signature = `${code} ${await contentFingerprint(apiUrl)}`;
  const name = "build the site";
  await stepOnce({ name, key: stamp, signature, makes: join(releasesDir, "current", "index.html") }, async () => {
    await dropOutdatedCache(code);
    await runNode("Building the site", [join(ROOT, "node_modules/gatsby/cli.js"), "build"], {
      env: { ...settings, API_URL: apiUrl },
      bare: true,
    });
    const release = await step("make the release", () =>
      makeRelease({ source: join(ROOT, "public"), releases: releasesDir, keep: releasesKept }),
    );
    console.log(`  ${release.files} files, ${release.linked} of them as in the release before`);
  });
}

/**
 * Styles are inlined into every page, but Gatsby does not render pages again when styles alone change. So its cache
 * serves changed content only; changed code begins anew.
 */
async function dropOutdatedCache(code: string): Promise<void> {
  const previous = await readFile(CACHED_CODE, "utf8").catch(() => "");
  if (previous === code) return;
  await Promise.all([".cache", "public"].map((folder) => rm(join(ROOT, folder), { recursive: true, force: true })));
  await mkdir(STAMPS, { recursive: true });
  await writeFile(CACHED_CODE, code);
}

/** @returns the variables that a build of the site may see */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  const passed = Object.fromEntries(
    [...PASSED_ON, ...SETTINGS].flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return { ...passed, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" };
}

/** Hash of the ETags of all lists: it changes when, and only when, published content does. */
async function contentFingerprint(apiUrl: string): Promise<string> {
  const { endpoints, endpointPath, LOCALE_CODES } = await import("@future-native/contract");
  const hash = createHash("sha256");
  for (const [name, { parameters }] of Object.entries(endpoints) as [
    keyof typeof endpoints,
    { parameters: object },
  ][]) {
    const asked = Object.keys(parameters);
    if (asked.some((parameter) => parameter !== "lang")) continue;
    for (const lang of asked.length > 0 ? LOCALE_CODES : [""]) {
      const url = apiUrl + endpointPath(name, { lang });
      hash.update(url.slice(apiUrl.length)).update(await etagOf(url));
    }
  }
  return hash.digest("hex");
}

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: "application/json, text/plain, */*" } }).catch(
    (error: unknown) => {
      throw new Failure(
        `${url} cannot be reached (${String(error)}). Start the CMS, or point API_URL at a server that speaks the contract.`,
      );
    },
  );
  if (!answer.ok) throw new Failure(`${url} answered ${answer.status}. The CMS's log says why.`);
  const body = await answer.text();
  return answer.headers.get("etag") ?? createHash("sha256").update(body).digest("hex");
}
