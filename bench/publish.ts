/**
 * `npm run bench:publish -- --cases 12,3000 --runs 3`: from 'Publish' to what visitors get, in parts, among so many cases in
 * each locale, for each kind of publication: a changed title, an unpublication, a new entry, one that is deleted, another
 * alias, a cover that was uploaded a while ago and one that is published at once. The publisher is the real one, on a copy
 * of the site and a generated API; the last rows are a changed title by a publisher that has just been started, and with a
 * run of `gatsby build`. Exit code 1 when a publication fails or is not seen on the site.
 */
import { symlink } from "node:fs/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { STEPS, type Job, type Outcome } from "../cms/publisher/protocol";
import { createStaticSite } from "../cms/release-store/static-site";
import { startApiServer, type ApiServer } from "../plugins/gatsby-source-custom-api/__tests__/support/api-server";
import { copySite } from "./build-site";
import { untilArrived, untilPrepared, uploadCover } from "./incremental/covers";
import { changeCover, changeText, PUBLICATIONS, type Publication, type Sign } from "./incremental/publications";
import { startPublisher, type PublisherProcess } from "./incremental/publisher-process";

/** As in cms/src/releases/queue.ts. */
const DEBOUNCE = 1000;
/** Publications after a start that are not measured. */
const WARM_UPS = 2;

interface Bench {
  api: ApiServer;
  publisher: PublisherProcess;
  job: Job;
  server: Server;
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
  const root = process.cwd();
  // With pictures from the start: the first one of a site changes the shape of its content.
  const api = await startApiServer({ cases, others: 2 + runs, pictures: true });
  const site = await copySite(root);
  await symlink(join(root, "cms"), join(site.directory, "cms"));
  const releases = join(site.directory, "releases");
  const statics = createStaticSite(join(releases, "current"));
  const server = createServer((request, response) => {
    void statics.handle(request, response, decodeURI(request.url ?? "/"), "");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  let publisher = startPublisher(site.directory);
  const settings = { siteUrl: "https://bench.example", keep: 2, tabsKeptDays: 7, kitchenSink: false, force: false };
  const job: Job = { apiUrl: api.url, releases, resident: { memory: 3e9 }, ...settings };
  const bench = { api, job, server };
  try {
    const rows = [await publish("the first, from nothing", changeText, { ...bench, publisher })];
    // The first ones of a process are slower: nothing of it has been compiled yet.
    for (let at = 1; at <= WARM_UPS; at += 1) await publish("", changeText, { ...bench, publisher });
    for (let at = 1; at <= runs; at += 1) {
      for (const publication of PUBLICATIONS) {
        rows.push(await publish(`${publication.name}, ${at}`, publication, { ...bench, publisher }));
      }
      rows.push(...(await publishCovers(at, { ...bench, publisher }, site.directory)));
    }
    publisher.end();
    publisher = startPublisher(site.directory);
    rows.push(await publish("a title changed, a new publisher", changeText, { ...bench, publisher }));
    const stock = { ...job, resident: null };
    rows.push(await publish("a title changed, gatsby build", changeText, { ...bench, publisher, job: stock }));
    return rows;
  } finally {
    publisher.end();
    server.close();
    server.closeAllConnections();
    await api.close();
    await site.remove();
  }
}

/** A cover that was uploaded a while ago, and one that is published at once. @param directory folder of the site */
async function publishCovers(at: number, bench: Bench, directory: string): Promise<Row[]> {
  const { api, publisher, job } = bench;
  const early = await uploadCover(process.cwd(), api);
  const begun = performance.now();
  publisher.arrive({ picture: early.file, resident: job.resident });
  await untilArrived(early.file);
  await untilPrepared(directory);
  console.log(`a cover made ahead in ${Math.round(performance.now() - begun)} ms`);
  const rows = [await publish(`a new cover, made ahead, ${at}`, changeCover(early.picture), bench)];
  const late = await uploadCover(process.cwd(), api);
  publisher.arrive({ picture: late.file, resident: job.resident });
  rows.push(await publish(`a new cover, at once, ${at}`, changeCover(late.picture), bench));
  await untilPrepared(directory);
  return rows;
}

let changes = 0;

async function publish(name: string, { change }: Publication, { api, publisher, job, server }: Bench): Promise<Row> {
  const sign = change(api.content, (changes += 1));
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
  const outcome = await publisher.publish(job);
  if (outcome.result !== "live") throw new Error(`${name}: ${JSON.stringify(outcome).slice(0, 4000)}`);
  await expectSign(name, server, sign);
  const total = Math.round(performance.now() - begun);
  return {
    publication: name,
    way: wayOf(outcome),
    debounce: DEBOUNCE,
    ...partsOf(outcome),
    total,
    files: outcome.changedFiles,
  };
}

async function expectSign(name: string, server: Server, { path, status, text = "" }: Sign): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  if (answer.status !== status) throw new Error(`${name}: ${path} answers ${answer.status} instead of ${status}.`);
  if (!(await answer.text()).includes(text)) throw new Error(`${name}: ${path} does not show “${text}”.`);
}

type Live = Outcome & { result: "live" };

const wayOf = ({ way, why }: Live) => [way, why].filter((part) => part !== undefined).join(": ");
const partsOf = ({ timings }: Live) => Object.fromEntries(STEPS.map((step) => [step, timings[step] ?? 0]));

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
