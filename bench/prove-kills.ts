/**
 * `npm run prove:kills -- --kills 20 --drafts 5 --seed 1`: starts the server of this installation (take one whose content
 * may change), shows sets of so many drafts, and kills the CMS, the publisher or the builder at a random moment while one goes
 * live. After the next start the site has to be what it was or what was shown, whole, as the set says; then the set is put
 * back. Exit code 1 when it is half, or stays under way (X12).
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { request, type APIRequestContext } from "playwright-core";
import { seeded } from "../cms/__tests__/support/random";
import { startServer, type ServerOptions } from "../scripts/lib/cms";
import { ensureFree } from "../scripts/lib/ports";
import { ended, stop, stopChildrenOnInterrupt } from "../scripts/lib/processes";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { act, makeCampaign, statusOf } from "./sets/campaign";
import { childrenOf } from "./sets/children-of";
import { addressesOf, hashesOf, openLink, othersThan } from "./sets/readers";

/** Part of the command of each. The CMS is who started the others. */
const VICTIMS = { CMS: undefined, publisher: "publisher/main.ts", builder: "process/main.mjs" } as const;
type Victim = keyof typeof VICTIMS;
const NAMES = Object.keys(VICTIMS) as Victim[];

/** From 'Go live' to the last moment that is tried, in milliseconds: longer than it takes. */
const LATEST = 4_000;
const SETTLED_WITHIN = 120_000;
const POLL = 250;

const settings = readSettings();
const base = settings.localUrl;
let server: ChildProcess;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "20" },
      drafts: { type: "string", default: "5" },
      seed: { type: "string", default: "1" },
    },
  });
  const random = seeded(Number(values.seed));
  stopChildrenOnInterrupt();
  await ensureFree(settings.port);
  server = await start();
  const ends = new Map<string, number>();
  try {
    for (let at = 0; at < Number(values.kills); at += 1) {
      const victim = NAMES[at % NAMES.length] ?? "CMS";
      const moment = Math.round(random() * LATEST);
      const phase = await killOnce(victim, moment, Number(values.drafts));
      console.log(`${victim} killed after ${moment} ms: the set is ${phase}, and the site whole`);
      ends.set(phase, (ends.get(phase) ?? 0) + 1);
    }
  } finally {
    await stop(server);
  }
  console.log([...ends].map(([phase, count]) => `${count} times ${phase}`).join(", "));
}

async function start(): Promise<ChildProcess> {
  const options: ServerOptions = {
    ...{ ...settings, secrets: await readSecrets(settings.dataDir), publishes: true, demoContent: false },
  };
  return startServer(options);
}

/** @returns the phase of the set when all is quiet again. @throws Error that says what is half */
async function killOnce(victim: Victim, moment: number, drafts: number): Promise<string> {
  const before = await signedIn();
  const set = await makeCampaign(before, drafts);
  await act(before, set, "show", ({ work }) => work === "shown");
  await before.post(`/cms-api/sets/${set}/link`, { data: { days: 1 } });
  const { link } = await statusOf(before, set);
  const cookie = link && (await openLink(base, link.path));
  if (!cookie) throw new Error("The set's link opens nothing.");
  const paths = await addressesOf(base, cookie);
  const [old, shown] = [await hashesOf(base, paths), await hashesOf(base, paths, cookie)];

  const going = before.post(`/cms-api/sets/${set}/go-live`).catch(() => undefined);
  await wait(moment);
  await kill(victim);
  await going;
  await before.dispose();
  const after = await signedIn();
  try {
    const phase = await settled(after, set, { open: old, live: shown });
    if (phase === "open") {
      // What was killed while it compared the set says so, and asks for another look.
      if ((await statusOf(after, set)).work !== "shown") await act(after, set, "show", ({ work }) => work === "shown");
      await act(after, set, "go-live", (status) => status.phase === "live");
      await settled(after, set, { open: old, live: shown });
    }
    await act(after, set, "put-back", (status) => status.phase === "put-back");
    await settled(after, set, { "put-back": old });
    return phase;
  } finally {
    await after.dispose();
  }
}

async function kill(victim: Victim): Promise<void> {
  const command = VICTIMS[victim];
  if (command === undefined) {
    const gone = ended(server);
    server.kill("SIGKILL");
    await gone;
    server = await start();
    return;
  }
  for (const child of await childrenOf(server.pid ?? 0)) {
    if (child.command.includes(command)) process.kill(child.pid, "SIGKILL");
  }
}

async function signedIn(): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  await signIn(context, await readSecrets(settings.dataDir));
  return context;
}

type Pages = ReadonlyMap<string, string>;

/** Waits until a set is in one of these phases, and the site what belongs to it. @returns the phase */
async function settled(
  context: APIRequestContext,
  set: number,
  sites: Readonly<Record<string, Pages>>,
): Promise<string> {
  const end = performance.now() + SETTLED_WITHIN;
  let seen = "";
  while (performance.now() < end) {
    const { phase } = await statusOf(context, set);
    const wanted = sites[phase];
    const others = wanted && (await othersThan(base, wanted));
    if (others?.length === 0) return phase;
    seen = `The set is ${phase}; ${others?.length ?? 0} pages are others, such as ${others?.[0] ?? "none"}.`;
    await wait(POLL);
  }
  throw new Error(`After ${SETTLED_WITHIN / 1000} s: ${seen}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
