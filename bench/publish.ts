/**
 * `npm run bench:publish -- --cases 12,3000`: from 'Publish' to the new text served, in parts, for one changed case among
 * so many in each locale. The publisher is the real one, on a copy of the site and a generated API; the last rows are the
 * same by a publisher that has just been started, and with a run of `gatsby build`. Exit code 1 when a publication fails or
 * the new text is not served.
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
import { startPublisher, type PublisherProcess } from "./incremental/publisher-process";

/** As in cms/src/releases/queue.ts. */
const DEBOUNCE = 1000;
const LOCALE = "ru";

interface Bench {
  api: ApiServer;
  publisher: PublisherProcess;
  job: Job;
  server: Server;
  /** Id of the case that changes. */
  id: string;
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
  const api = await startApiServer({ cases });
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
  const bench = { api, job, server, id: `case-${Math.ceil(cases / 2)}` };
  try {
    const rows = [await publication("the first, from nothing", { ...bench, publisher })];
    for (let at = 1; at <= runs + 2; at += 1) {
      rows.push(await publication(`one case changed, ${at}`, { ...bench, publisher }));
    }
    publisher.end();
    publisher = startPublisher(site.directory);
    rows.push(await publication("one case changed, a new publisher", { ...bench, publisher }));
    const stock = { ...job, resident: null };
    rows.push(await publication("one case changed, gatsby build", { ...bench, publisher, job: stock }));
    return rows;
  } finally {
    publisher.end();
    server.close();
    server.closeAllConnections();
    await api.close();
    await site.remove();
  }
}

let changes = 0;

async function publication(name: string, { api, publisher, job, server, id }: Bench): Promise<Row> {
  const title = `Changed ${(changes += 1)}`;
  api.content.cases[LOCALE] = api.content.cases[LOCALE].map((entry) =>
    entry.id === id ? { ...entry, title, updatedAt: new Date().toISOString() } : entry,
  );
  const begun = performance.now();
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
  const outcome = await publisher.publish(job);
  if (outcome.result !== "live") throw new Error(`${name}: ${JSON.stringify(outcome).slice(0, 4000)}`);
  const { port } = server.address() as AddressInfo;
  const html = await (await fetch(`http://127.0.0.1:${port}/${LOCALE}/cases/${id}`)).text();
  if (!html.includes(title)) throw new Error(`${name}: the new text is not served.`);
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

type Live = Outcome & { result: "live" };

const wayOf = ({ way, why }: Live) => [way, why].filter((part) => part !== undefined).join(": ");
const partsOf = ({ timings }: Live) => Object.fromEntries(STEPS.map((step) => [step, timings[step] ?? 0]));

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
