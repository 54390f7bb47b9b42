/**
 * `npm run prove:links -- --count 500 --seed 7`: publishes so many random changes on a running server (BASE_URL; take one
 * whose content may change), most of them with links, some to nowhere, some taking away what others lead to. When the last
 * release is live, it follows every link of the site. Prints how many the gate let through; exit code 1 when one leads nowhere (X13).
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { request, type APIRequestContext } from "playwright-core";
import { seeded } from "../cms/__tests__/support/random";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { nextChange } from "./links/changes";
import { crawl } from "./links/crawl";

const POLL_MS = 1000;

async function run(): Promise<void> {
  const options = {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: String(Date.now() % 1e6) },
  } as const;
  const { count, seed } = parseArgs({ options }).values;
  const base = process.env.BASE_URL ?? "http://localhost:3000";
  const server = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  try {
    await signIn(server, await readSecrets(readSettings().dataDir));
    const random = seeded(Number(seed));
    const outcomes = await publishAll(server, Number(count), (below) => Math.floor(random() * below));
    console.log(
      `seed ${seed}: ${Object.entries(outcomes)
        .map(([outcome, times]) => `${times} ${outcome}`)
        .join(", ")}`,
    );
    await lastIsLive(server);
    const { read, dead } = await crawl(base);
    console.log(`${read} addresses read, ${dead.length} links lead nowhere`);
    for (const line of dead.slice(0, 20)) console.log(`  ${line}`);
    if (dead.length > 0) process.exitCode = 1;
  } finally {
    await server.dispose();
  }
}

/** Tries until so many changes were accepted. @returns how often each kind of change was, and was not */
async function publishAll(server: APIRequestContext, count: number, draw: (below: number) => number) {
  const outcomes: Record<string, number> = {};
  for (let at = 1, accepted = 0; accepted < count; at += 1) {
    const { name, locale, id, data } = await nextChange(server, draw, at);
    const answer = await server.patch(`/cms-api/cases/${id}?locale=${locale}`, { data });
    if (!answer.ok() && answer.status() !== 400) throw new Error(`cases/${id} answered ${answer.status()}.`);
    if (answer.ok()) accepted += 1;
    const outcome = answer.ok() ? name : `not ${name}`;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

/** Ends when nothing waits or is built any more. @throws Error when the last release failed */
async function lastIsLive(server: APIRequestContext): Promise<void> {
  for (;;) {
    const { releases } = await (await server.get("/cms-api/releases/status")).json();
    const [{ state, reason }] = releases;
    if (state === "live") return;
    if (state === "failed") throw new Error(`The last release failed: ${reason}`);
    await wait(POLL_MS);
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
