/**
 * The site and the CMS that journeys visit. The demo content and the release are made once and kept; each run has copies of them,
 * so that it finds everything as it was made and leaves nothing behind.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CMS_FILES, signatureOf } from "../../cms/publisher/code-signature";
import { ensureBrowser, ensureHeadlessShell } from "./browser";
import { buildCms, buildContract, buildSite } from "./builds";
import { importDemo, startServer, type ServerOptions } from "./cms";
import { ROOT } from "./paths";
import { ensureFree, freePort } from "./ports";
import { stop } from "./processes";
import { step, stepOnce } from "./steps";

const KEPT = join(ROOT, "node_modules", ".cache", "test-site");
/** Reports of the runners, and the log of the server. */
export const RESULTS = join(ROOT, "test-results");

export interface TestSite {
  /** Environment variables of the tests. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * @param length how much the tests look at: see `__tests__/support/test-length.ts`
 * @param cms the build of the CMS, where one is under way
 */
export async function startTestSite(length: "short" | "long", cms?: Promise<void>): Promise<TestSite> {
  const browser = await ensureBrowser();
  const headlessShell = await ensureHeadlessShell();
  await mkdir(RESULTS, { recursive: true });
  await buildContract();
  const folder = await mkdtemp(join(tmpdir(), "future-native-"));
  const [data, releases] = [join(folder, "data"), join(folder, "releases")];
  const port = await keptPort();
  const address = `http://localhost:${port}`;
  const secrets = {
    PAYLOAD_SECRET: "for-tests-only".repeat(3),
    ADMIN_EMAIL: "editor@futurenative.example",
    ADMIN_PASSWORD: "for tests only 1",
  };
  // A journey plays the service there.
  const machineUrl = `http://localhost:${await freePort()}`;
  const logFile = join(RESULTS, "server.log");
  const options: ServerOptions = {
    ...{ port, siteUrl: address, releasesDir: releases, dataDir: data, secrets, logFile, machineUrl },
    ...{ demoContent: true, publishes: true, shutdownSeconds: 10 },
    // A release of the night, whenever that is, would be none of the journeys'.
    worksAtNight: false,
    // All journeys come from one address.
    enquiriesPerHour: 10_000,
  };
  await Promise.all([cms ?? buildCms(), keepDemoContent(options)]);
  await copy(join(KEPT, "data"), data);
  await copy(join(KEPT, "releases"), releases);
  const server = await step("start the CMS", () => startServer(options));
  const site: TestSite = {
    environment: {
      ...{ BASE_URL: address, SITE_URL: address, API_URL: address, TEST_LENGTH: length },
      ...{ RELEASE_DIR: join(releases, "current"), LOG_FILE: logFile, MACHINE_URL: machineUrl },
      ...{ ADMIN_EMAIL: secrets.ADMIN_EMAIL, ADMIN_PASSWORD: secrets.ADMIN_PASSWORD },
      DEMO_DATA: join(KEPT, "data"),
      ...(browser && { CHROMIUM: browser }),
      ...(headlessShell && { HEADLESS_SHELL: headlessShell }),
    },
    async stop() {
      await stop(server);
      // A publisher that ends with its server may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await buildSite({
      ...{ apiUrl: address, siteUrl: address, releasesDir: releases },
      ...{ releasesKept: 2, tabsKeptDays: 7 },
    });
    await rm(join(KEPT, "releases"), { recursive: true, force: true });
    await copy(releases, join(KEPT, "releases"));
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

/** The port of the last run, for its address is in the pages of its release, or another one where it is taken. */
async function keptPort(): Promise<number> {
  const file = join(KEPT, "port");
  const last = Number(await readFile(file, "utf8").catch(() => "0"));
  const port = last > 0 && (await isFree(last)) ? last : await freePort();
  await mkdir(KEPT, { recursive: true });
  await writeFile(file, String(port));
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  ensureFree(port).then(
    () => true,
    () => false,
  );

/** Its days count from the one on which it is made, so that it is made again on another one. */
async function keepDemoContent(options: ServerOptions): Promise<void> {
  const makes = join(KEPT, "data");
  const signature = await signatureOf(ROOT, [...CMS_FILES, "demo"], [new Date().toDateString()]);
  const once = { name: "put the demo content into a database", key: "test-data", signature, makes };
  await stepOnce(once, async () => {
    await rm(makes, { recursive: true, force: true });
    await importDemo({ ...options, dataDir: makes }, () => undefined);
  });
}

/** Copies a folder that is there, without the space that the server prepares meanwhile for its next release. */
async function copy(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const filter = (path: string) => !basename(path).startsWith(".spare");
  await cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter });
}
