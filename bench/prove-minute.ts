/**
 * `npm run prove:minute`: starts the server of this installation (take one whose content may change, and is thrown away:
 * dates of 2027 remain in it) by the clock of Berlin, a minute before that is put forward and a minute before it is put
 * back; shows a set that goes live by itself right after the change, and prints how late visitors had it. Needs the
 * command `faketime`, of the Debian package of that name. Exit code 1 where it is more than a second off (X12).
 */
import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { request, type APIRequestContext } from "playwright-core";
import { startServer } from "../scripts/lib/cms";
import { ensureFree } from "../scripts/lib/ports";
import { stop, stopChildrenOnInterrupt } from "../scripts/lib/processes";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { act, makeCampaign, statusOf } from "./sets/campaign";
import { hashOf, openLink, read } from "./sets/readers";

const CHANGES = { forward: "2027-03-28T01:00:00Z", back: "2027-10-31T01:00:00Z" };
/** Milliseconds from the start of the server to the change, and from that to the moment of the set. */
const BEFORE = 60_000;
const AFTER = 15_000;
const ALLOWED = 1_000;
const WAITED = 120_000;
const POLL = 20;
/** Its page says which cases there are. */
const PAGE = "/cases";

/** The clock is the CMS's. Its children have files whose age they compare with the true time. */
const FOR_IT_ALONE = "delete/**/process.env.LD_PRELOAD;delete/**/process.env.NODE_OPTIONS";
/** Without what a clock has put into it. */
const OWN_ENVIRONMENT = { ...process.env };
const settings = readSettings();
const base = settings.localUrl;

async function run(): Promise<void> {
  stopChildrenOnInterrupt();
  await ensureFree(settings.port);
  // The first build of an installation takes minutes, and those after it seconds.
  await withServer(async (context) => {
    const set = await showOne(context);
    await context.delete(`/cms-api/sets/${set}`);
  });
  for (const [direction, change] of Object.entries(CHANGES)) {
    const late = await prove(Date.parse(change));
    console.log(`The clock is put ${direction}: the set is live ${late} ms after its moment`);
    if (Math.abs(late) > ALLOWED) process.exitCode = 1;
  }
}

/** @returns milliseconds from the moment of a set to when a visitor has it */
async function prove(change: number): Promise<number> {
  const ahead = Math.round((change - BEFORE - Date.now()) / 1000) * 1000;
  Object.assign(process.env, await clock(ahead / 1000), { TZ: "Europe/Berlin" });
  return withServer(async (context) => {
    const set = await showOne(context);
    const shown = hashOf(await read(base, PAGE, await readerOf(context, set)));
    const moment = change + AFTER;
    if (Date.now() + ahead > moment) throw new Error("The set was shown after its moment: this machine is too slow.");
    const planned = await context.patch(`/cms-api/sets/${set}`, {
      data: { goesLiveAt: new Date(moment).toISOString() },
    });
    if (!planned.ok()) throw new Error(`The set was not planned: ${await planned.text()}`);
    const seen = await whenSeen(shown);
    await act(context, set, "put-back", ({ phase }) => phase === "put-back");
    return seen + ahead - moment;
  });
}

async function withServer<Result>(work: (context: APIRequestContext) => Promise<Result>): Promise<Result> {
  const secrets = await readSecrets(settings.dataDir);
  const server = await startServer({ ...settings, secrets, publishes: true, demoContent: false });
  const context = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  try {
    await signIn(context, secrets);
    return await work(context);
  } finally {
    await context.dispose();
    await stop(server);
  }
}

async function showOne(context: APIRequestContext): Promise<number> {
  const set = await makeCampaign(context, 5);
  await act(context, set, "show", ({ work }) => work === "shown");
  return set;
}

/** What a process has in its environment whose clock goes ahead of this one's by so many seconds. */
async function clock(seconds: number): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)("faketime", ["--exclude-monotonic", "-f", `+${seconds}`, "env"], {
    env: OWN_ENVIRONMENT,
  });
  const all = stdout.split("\n").map((line): [string, string] => {
    const at = line.indexOf("=");
    return [line.slice(0, at), line.slice(at + 1)];
  });
  const variables = all.filter(([name]) => name === "LD_PRELOAD" || /^(?:DONT_FAKE|FAKETIME(?!_SHARED))/.test(name));
  return { ...Object.fromEntries(variables), NODE_OPTIONS: `--import=data:text/javascript,${FOR_IT_ALONE}` };
}

async function readerOf(context: APIRequestContext, set: number): Promise<string> {
  await context.post(`/cms-api/sets/${set}/link`, { data: { days: 1 } });
  const { link } = await statusOf(context, set);
  const cookie = link && (await openLink(base, link.path));
  if (!cookie) throw new Error("The set's link opens nothing.");
  return cookie;
}

/** @param hash of the page as it is to be. @returns when a visitor has it, in milliseconds since 1970 */
async function whenSeen(hash: string): Promise<number> {
  const end = Date.now() + WAITED;
  while (Date.now() < end) {
    if (hashOf(await read(base, PAGE)) === hash) return Date.now();
    await wait(POLL);
  }
  throw new Error(`The set was not live after ${WAITED / 1000} s.`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
