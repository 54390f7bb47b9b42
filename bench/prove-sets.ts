/**
 * `npm run prove:sets -- --drafts 25 --requests 10000`: shows a set of so many drafts in three languages on a running server
 * (BASE_URL; take one whose content may change), guesses at its link, brings it live under so many requests and puts it
 * back. Prints how long each took; exit code 1 when a guess opens, an answer is of neither release, or a page that goes
 * live is another than was shown (X12).
 */
import { parseArgs } from "node:util";
import { request } from "playwright-core";
import { readSecrets } from "../scripts/lib/secrets";
import { readSettings } from "../scripts/lib/settings";
import { signIn } from "../scripts/lib/sign-in";
import { act, makeCampaign, statusOf } from "./sets/campaign";
import { addressesOf, guesses, hashesOf, hashOf, isShown, openLink, othersThan, read } from "./sets/readers";

const GUESSES = 1000;
const AT_ONCE = 8;
const SWITCHED_WITHIN = 30_000;

const base = process.env.BASE_URL ?? "http://localhost:3000";
const faults: string[] = [];

async function run(): Promise<void> {
  const options = {
    drafts: { type: "string", default: "25" },
    requests: { type: "string", default: "10000" },
  } as const;
  const { drafts, requests } = parseArgs({ options }).values;
  const server = await request.newContext({ baseURL: base, extraHTTPHeaders: { Origin: base } });
  try {
    await signIn(server, await readSecrets(readSettings().dataDir));
    const set = await makeCampaign(server, Number(drafts));
    const first = await act(server, set, "show", ({ work }) => work === "shown");
    const { hash, pages } = await statusOf(server, set);
    console.log(`shown after ${seconds(first)}: ${pages} pages, sha256 ${hash}`);

    const old = await openLink(base, await linkTo());
    const cookie = await openLink(base, await linkTo());
    if (!old || !cookie) throw new Error("The link opens nothing.");
    if (await isShown(base, old)) faults.push("a link that another has replaced is open");
    await guess([old, cookie]);

    const paths = await addressesOf(base, cookie);
    const before = await hashesOf(base, paths);
    const shown = await hashesOf(base, paths, cookie);
    const [live, counted] = await Promise.all([
      act(server, set, "go-live", ({ phase }) => phase === "live"),
      watch(paths, before, shown, Number(requests)),
    ]);
    console.log(`published after ${seconds(live)}; ${counted}`);
    // The switch comes a moment after the publication, and fewer requests may end before it.
    const end = performance.now() + SWITCHED_WITHIN;
    let others = await othersThan(base, shown);
    while (others.length > 0 && performance.now() < end) others = await othersThan(base, shown);
    console.log(`${paths.length - others.length} of ${paths.length} pages are those that were shown`);
    faults.push(...others.map((path) => `${path} is not what was shown`));
    console.log(`put back after ${seconds(await act(server, set, "put-back", ({ phase }) => phase === "put-back"))}`);

    async function linkTo(): Promise<string> {
      await server.post(`/cms-api/sets/${set}/link`, { data: { days: 1 } });
      const { link } = await statusOf(server, set);
      if (!link) throw new Error("There is no link.");
      return link.path;
    }
  } finally {
    await server.dispose();
  }
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

async function guess(known: readonly string[]): Promise<void> {
  let open = 0;
  for (const cookie of guesses(GUESSES, known)) if (await isShown(base, cookie)) open += 1;
  console.log(`${GUESSES} guessed or crossed tokens: ${open} open`);
  if (open > 0) faults.push(`${open} guesses opened the set`);
}

type Hashes = ReadonlyMap<string, string>;

/** Asks for pages while the release changes; the last requests come when the new one is live. */
async function watch(paths: readonly string[], before: Hashes, shown: Hashes, count: number): Promise<string> {
  let asked = 0;
  let old = 0;
  let mixed = 0;
  const isNew = new Set<string>();
  async function ask(): Promise<void> {
    while (asked < count) {
      const path = paths[(asked += 1) % paths.length] ?? "/";
      const hash = hashOf(await read(base, path));
      if (hash === shown.get(path) && hash !== before.get(path)) isNew.add(path);
      else if (hash === before.get(path) && !isNew.has(path)) old += 1;
      else if (hash !== shown.get(path)) mixed += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  if (mixed > 0) faults.push(`${mixed} answers were of neither release, or of the old one after the new one`);
  return `${count} requests across the switch, ${old} of the old release, ${mixed} mixed`;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
