/**
 * `npm run bench:publish -w bench -- --cases 12,3000 --runs 3`: from 'Publish' to what visitors get, in parts, among so many cases in
 * each locale, for each kind of publication: a changed title, an unpublication, a new entry, one that is deleted, another
 * alias, a cover that was uploaded a while ago and one that is published at once. The publisher is the real one, on a copy
 * of the site and a generated API; the last rows are a changed title by a publisher that has just been started, and with a
 * run of `gatsby build`. Exit code 1 when a publication fails or is not seen on the site.
 */
import { parseArgs } from "node:util";
import { STEPS, type Job } from "payload-releases/publisher/protocol";
import { startApiServer, type ApiServer } from "gatsby-source-custom-api/testing/api-server";
import { untilArrived, untilPrepared, uploadCover } from "./publish/covers";
import { changeCover, changeText, PUBLICATIONS, type Publication } from "./publish/publications";
import { DEBOUNCE_MS, publishedCopy, type Live, type PublishedCopy } from "./publish/published-copy";
import { ROOT } from "../scripts/lib/paths";

/** Publications after a start that are not measured. */
const WARM_UPS = 2;

interface Bench {
  api: ApiServer;
  copy: PublishedCopy;
}

type Row = Record<string, number | string>;

async function run() {
  const { values } = parseArgs({
    options: { cases: { type: "string", default: "12,3000" }, runs: { type: "string", default: "3" } },
  });
  for (const cases of values.cases.split(",").map(Number)) {
    const rows = await benchWith(cases, Number(values.runs));
    console.log(`\n${cases} cases in each locale, milliseconds`);
    console.table(rows);
  }
}

async function benchWith(cases: number, runs: number): Promise<Row[]> {
  // With pictures from the start: the first one of a site changes the shape of its content.
  const api = await startApiServer({ cases, others: 2 + runs, pictures: true });
  const copy = await publishedCopy(ROOT, api.url);
  const bench = { api, copy };
  try {
    const rows = [await publish("the first, from nothing", changeText, bench)];
    // The first ones of a process are slower: nothing of it has been compiled yet.
    for (let at = 1; at <= WARM_UPS; at += 1) await publish("", changeText, bench);
    for (let at = 1; at <= runs; at += 1) {
      for (const publication of PUBLICATIONS) {
        rows.push(await publish(`${publication.name}, ${at}`, publication, bench));
      }
      rows.push(...(await publishCovers(at, bench)));
    }
    copy.restart();
    rows.push(await publish("a title changed, a new publisher", changeText, bench));
    rows.push(await publish("a title changed, gatsby build", changeText, bench, { resident: null }));
    return rows;
  } finally {
    await copy.close();
    await api.close();
  }
}

/** A cover that was uploaded a while ago, and one that is published at once. */
async function publishCovers(at: number, bench: Bench): Promise<Row[]> {
  const { api, copy } = bench;
  const early = await uploadCover(ROOT, api);
  const begun = performance.now();
  copy.arrive(early.file);
  await untilArrived(early.file);
  await untilPrepared(copy.directory);
  console.log(`a cover made ahead in ${Math.round(performance.now() - begun)} ms`);
  const rows = [await publish(`a new cover, made ahead, ${at}`, changeCover(early.picture), bench)];
  const late = await uploadCover(ROOT, api);
  copy.arrive(late.file);
  rows.push(await publish(`a new cover, at once, ${at}`, changeCover(late.picture), bench));
  await untilPrepared(copy.directory);
  return rows;
}

let changes = 0;

async function publish(name: string, { change }: Publication, bench: Bench, job?: Partial<Job>): Promise<Row> {
  const sign = change(bench.api.content, (changes += 1));
  const { outcome, total } = await bench.copy.publish(sign, job);
  return {
    publication: name,
    way: wayOf(outcome),
    debounce: DEBOUNCE_MS,
    ...partsOf(outcome),
    total: Math.round(total),
    files: outcome.changedFiles,
  };
}

const wayOf = ({ way, why }: Live) => [way, why].filter((part) => part !== undefined).join(": ");
const partsOf = ({ timings }: Live) => Object.fromEntries(STEPS.map((step) => [step, timings[step] ?? 0]));

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
