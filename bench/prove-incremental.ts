/**
 * `npm run prove:incremental -- --edits N --seed S`: makes N random edits, lets an incremental builder bring the real site up to
 * date after each, and compares every file with a cold build of the same content. With `--restart R` each R-th edit is
 * built by a process that has just been started. Exit code 1 at the first difference.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seeded } from "../cms/__tests__/support/random";
import { startApiServer, type ApiServer } from "../plugins/gatsby-source-custom-api/__tests__/support/api-server";
import { makeTemporarySite } from "../plugins/gatsby-source-custom-api/__tests__/support/temporary-site";
import { copySite } from "./build-site";
import { dealt, edit } from "./incremental/edits";
import { openTwins, type TwinSites } from "./incremental/twin-sites";

async function run() {
  const { values } = parseArgs({
    options: {
      edits: { type: "string", default: "100" },
      seed: { type: "string", default: String(Date.now() % 1e6) },
      cases: { type: "string", default: "6" },
      restart: { type: "string", default: "0" },
      /** `real`, or `small` for the site of the plugin's tests. */
      site: { type: "string", default: "real" },
    },
  });
  const root = process.cwd();
  const small = join(root, "__tests__", "fixtures", "plugin-site");
  const make = () => (values.site === "small" ? makeTemporarySite(root, small) : copySite(root));
  const api = await startApiServer({ cases: Number(values.cases), pictures: true });
  console.log(`seed ${values.seed}, ${values.edits} edits, the ${values.site} site`);
  const twins = await openTwins(root, make, api.url);
  try {
    await prove(twins, api, {
      edits: Number(values.edits),
      seed: Number(values.seed),
      restart: Number(values.restart),
    });
  } finally {
    await twins.close();
    await api.close();
  }
}

interface Proof {
  edits: number;
  seed: number;
  /** Each so many edits; 0 for never. */
  restart: number;
}

async function prove(twins: TwinSites, api: ApiServer, { edits, seed, restart }: Proof) {
  const random = seeded(seed);
  const ways: Record<string, number> = {};
  const kinds: Record<string, number> = {};
  await twins.build();
  let number = 1;
  for (const name of dealt(random)) {
    if (number > edits) break;
    const done = edit(api.content, name, random, number);
    if (!done) continue;
    kinds[name] = (kinds[name] ?? 0) + 1;
    if (restart > 0 && number % restart === 0) twins.restart();
    const begun = performance.now();
    const { isIncremental, why } = await twins.build();
    const way = isIncremental ? "incremental" : "full";
    const took = performance.now() - begun;
    ways[way] = (ways[way] ?? 0) + 1;
    const found = await twins.compare();
    console.log(`${number} ${done}: ${way}${why && ` (${why})`}, ${Math.round(took)} ms, ${found.length} differences`);
    if (found.length > 0) throw new Error(`After edit ${number} of seed ${seed}:\n${found.slice(0, 20).join("\n")}`);
    number += 1;
  }
  console.log(`${edits} edits compared, 0 differences; built: ${counted(ways)}; edits: ${counted(kinds)}`);
}

const counted = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
