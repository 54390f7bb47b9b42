/**
 * `npm run bench:peers -w bench [-- --only ours,astro] [--runs 5] [--short]`: takes texts and pictures of a running
 * site (BASE_URL, by default the one that `npm start` serves), builds home, the list of cases and the cases in three
 * languages with Astro, Eleventy, Next and Nuxt, and our whole site, and prints one table that compares them for
 * visitors and editors, updated after each. Installs the peers from npm's registry. `--short` makes two widths of each
 * of their pictures and measures once, as a smoke test. Exit code 1 when a build fails or shows old content.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import type { GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";
import { ensureBrowser } from "../scripts/lib/browser";
import { expectOnPage, type BuildCosts } from "./peers/built-site";
import { changeCase } from "./peers/change-case";
import { fewerWidths, peersContent, type PeersContent } from "./peers/content";
import { readMessages } from "./peers/messages";
import { buildOurs } from "./peers/ours";
import { countPages, installPeer, PEERS, type Peer, type PeerProject } from "./peers/projects";
import { recordContent } from "./peers/recorded-content";
import { peersTable, type Result } from "./peers/table";
import { measureVisits, whenLoaded, type VisitBench } from "./peers/visits";
import { writeTexts } from "./peers/write-content";

const OURS = "ours";
const BUILDERS = [OURS, ...PEERS.map(({ id }) => id)];

const OPTIONS = {
  only: { type: "string", default: BUILDERS.join(",") },
  runs: { type: "string", default: "5" },
  short: { type: "boolean", default: false },
} as const;

interface Bench extends VisitBench {
  answers: GeneratedContent;
  pictures: string;
  contentOf(answers: GeneratedContent): PeersContent;
}

async function run(): Promise<void> {
  const { only, runs, short } = parseArgs({ options: OPTIONS }).values;
  const wanted = only.split(",");
  const unknown = wanted.filter((id) => !BUILDERS.includes(id));
  if (unknown.length > 0) throw new RangeError(`--only takes ${BUILDERS.join(", ")}, not ${unknown.join(", ")}.`);
  const folder = await mkdtemp(join(tmpdir(), "bench-peers-"));
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const pictures = join(folder, "pictures");
    const answers = await recordContent(process.env.BASE_URL ?? "http://localhost:3000", pictures);
    const messages = await readMessages("locales");
    const bench: Bench = {
      ...{ browser, chromiumPath: executablePath ?? chromium.executablePath(), runs: short ? 1 : Number(runs) },
      ...{ answers, pictures, paths: ["/", "/cases", `/cases/${answers.cases.en[0]?.alias ?? ""}`] },
      contentOf: (said) => (short ? fewerWidths : (content: PeersContent) => content)(peersContent(said, messages)),
    };
    const peers = PEERS.filter(({ id }) => wanted.includes(id));
    const benches = peers.map((peer) => () => benchPeer(peer, bench));
    if (wanted.includes(OURS)) benches.unshift(() => benchOurs(bench));
    const results: Result[] = [];
    for (const one of benches) {
      const found = await unlessItFails(one);
      results.push(...found);
      // A run is long, and may be stopped.
      if (found.length > 0)
        console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine()}\n\n${peersTable(results)}`);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One that fails is named, and the others go on. */
async function unlessItFails(one: () => Promise<Result>): Promise<Result[]> {
  try {
    return [await one()];
  } catch (error) {
    fail(error);
    return [];
  }
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`;

async function benchOurs(bench: Bench): Promise<Result> {
  const { site, costs, remove } = await buildOurs(bench.answers, bench.pictures, bench.runs);
  try {
    return report({ name: site.name, costs, visits: await measureVisits(site, bench) });
  } finally {
    await remove();
  }
}

async function benchPeer(peer: Peer, bench: Bench): Promise<Result> {
  const { answers, contentOf, pictures } = bench;
  const project = await installPeer(peer, { content: contentOf(answers), pictures });
  try {
    const costs = await buildTwice(project, bench);
    return report({ name: project.site.name, costs, visits: await measureVisits(project.site, bench, whenLoaded) });
  } finally {
    await project.remove();
  }
}

async function buildTwice({ site, directory, build }: PeerProject, { answers, contentOf }: Bench): Promise<BuildCosts> {
  const cold = await build();
  const change = changeCase(answers, "Changed for the peers");
  await writeTexts(directory, contentOf(change.answers));
  const changed = await build();
  await expectOnPage(site.folder, change.path, change.words);
  return { pages: await countPages(site.folder), cold, changed };
}

function report(result: Result): Result {
  const { cold, changed } = result.costs;
  console.log(`  ${result.name}: ${Math.round(cold.wall / 1000)} s cold, ${Math.round(changed.wall / 1000)} s changed`);
  return result;
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

run().catch(fail);
