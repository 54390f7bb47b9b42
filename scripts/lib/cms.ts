/** The server of site and CMS as a child process. */
import { createWriteStream, existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { databaseKind } from "payload-kit/database-kind";
import { localUrl } from "../../cms/src/env";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { Failure } from "./failure";
import { CMS, ROOT } from "./paths";
import { collect, ended, startNode, stop } from "./processes";
import type { Report } from "./step-printer";
import { print } from "./steps";
import type { Secrets } from "./secrets";
import { untilReady } from "./until-ready";

/** Milliseconds beyond the time that the server gives itself. */
const MARGIN = 5_000;

export interface ServerOptions {
  port: number;
  /** Address of this machine that it listens on; by default its own only. */
  host?: string;
  siteUrl: string;
  dataDir: string;
  releasesDir: string;
  secrets: Secrets;
  /** Put the demo content into an empty database. */
  demoContent: boolean;
  /** Publish what editors publish, unless the environment switches it off (`PUBLISHER=off`). */
  publishes?: boolean;
  /** Address that is called in place of a build when something is published. */
  deployHook?: string;
  /** Address of `gatsby develop`, whose pages it passes on in place of a release's. */
  developedSite?: string;
  /** Whether it works at night, when it backs up and builds from nothing; by default what the server's settings say. */
  worksAtNight?: boolean;
  /** Enquiries that an address may send; by default what the server's settings say. */
  enquiriesPerHour?: number;
  /** Address of the machine translation service, such as DeepL's; by default that of the server's settings. */
  machineUrl?: string;
  /** Time that it has to finish what runs when it is stopped. */
  shutdownSeconds: number;
  /** Compile the CMS while it runs and again when its code changes, instead of running what has been built. */
  isDeveloped?: boolean;
  /** Show what the server prints. */
  verbose?: boolean;
  /** File that takes all that it logs, as JSON. */
  logFile?: string;
}

const playedMachine = (url: string) => ({
  MACHINE_DRAFTS: "deepl",
  MACHINE_DRAFTS_KEY: "for-tests-only",
  MACHINE_DRAFTS_URL: url,
});

/** Environment of every process of the CMS. */
const placesOf = ({ port, siteUrl, dataDir, releasesDir, secrets }: ServerOptions) => ({
  PORT: String(port),
  SITE_URL: siteUrl,
  DATA_DIR: dataDir,
  RELEASES_DIR: releasesDir,
  ...secrets,
});

/** Whether the CMS has never been started with this database, as far as a file can tell. */
export const isNewDatabase = (url: string): boolean =>
  databaseKind(url) === "sqlite" && !existsSync(url.slice("file:".length));

/**
 * Imports the demo content into a database that no other process uses yet, which needs neither the admin nor the
 * server. The import of the server would do the same, after them.
 */
export async function importDemo(options: ServerOptions, report: Report): Promise<void> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const child = startNode(["--import", "tsx", join(CMS, "scripts", "seed.ts")], {
    cwd: CMS,
    env: { NODE_ENV: "production", ...placesOf(options) },
    onMessage: (message) => report(counted.parse(message)),
  });
  const printed = collect(child);
  const code = await ended(child);
  if (code === UNSETTLED_AWAIT) return importDemo(options, report);
  if (code !== 0)
    throw new Failure(
      `The demo content could not be imported. DEMO_CONTENT=false starts without it.\n${printed().slice(-4000)}`,
    );
}

const counted = z.object({ what: z.string(), done: z.number(), all: z.number() });

/**
 * Starts the server and waits until the CMS answers.
 * @throws Failure with the server's last words when it ends or stays silent
 */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const { port, host = "127.0.0.1" } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const child = startNode(["--import", "tsx", join(ROOT, "cms", "server", "main.ts")], {
    env: {
      NODE_ENV: options.isDeveloped ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      HOST: host,
      ...placesOf(options),
      DEMO_CONTENT: String(options.demoContent),
      ...(options.publishes ? {} : { PUBLISHER: "off" }),
      ...(options.deployHook === undefined ? {} : { DEPLOY_HOOK_URL: options.deployHook }),
      ...(options.developedSite === undefined ? {} : { DEVELOPED_SITE: options.developedSite }),
      ...(options.worksAtNight === false ? { NIGHTLY_BACKUP: "off", NIGHTLY_BUILD: "off" } : {}),
      ...(options.enquiriesPerHour === undefined ? {} : { ENQUIRIES_PER_HOUR: String(options.enquiriesPerHour) }),
      ...(options.machineUrl === undefined ? {} : playedMachine(options.machineUrl)),
      SHUTDOWN_SECONDS: String(options.shutdownSeconds),
      ...(options.verbose && process.stdout.isTTY ? { LOG_FORMAT: "pretty" } : {}),
      ...(options.logFile ? { LOG_LEVEL: "debug", LOG_FORMAT: "json" } : {}),
    },
    patience: options.shutdownSeconds * 1000 + MARGIN,
  });
  const printed = collect(child);
  if (options.verbose) {
    // Above what a step draws in place; all to one output, so that nothing comes between.
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", print);
  }
  if (options.logFile) {
    const log = createWriteStream(options.logFile);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
  }
  await untilReady(child, localUrl(host, port), printed).catch(async (error: unknown) => {
    if (child.exitCode === UNSETTLED_AWAIT) return;
    await stop(child);
    throw error;
  });
  return child.exitCode === UNSETTLED_AWAIT ? startServer(options) : child;
}
