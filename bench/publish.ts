/**
 * `npm run bench:publish -- --cases 12,3000`: from 'Publish' to the new text served, in parts, for one changed case among
 * so many in each locale. The publisher is the real one, on a copy of the site and a generated API; the last rows are the
 * same by a publisher that has just been started, and with a run of `gatsby build`. Exit code 1 when a publication fails or
 * the new text is not served.
 */
import { parseArgs } from "node:util";
import { STEPS, type Job } from "../cms/publisher/protocol";
import { startApiServer, type ApiServer } from "../plugins/gatsby-source-custom-api/__tests__/support/api-server";
import { DEBOUNCE_MS, publishedCopy, type Live, type PublishedCopy } from "./incremental/published-copy";

const LOCALE = "ru";

interface Bench {
  api: ApiServer;
  copy: PublishedCopy;
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
  const api = await startApiServer({ cases });
  const copy = await publishedCopy(process.cwd(), api.url);
  const bench = { api, copy, id: `case-${Math.ceil(cases / 2)}` };
  try {
    const rows = [await publication("the first, from nothing", bench)];
    for (let at = 1; at <= runs + 2; at += 1) rows.push(await publication(`one case changed, ${at}`, bench));
    copy.restart();
    rows.push(await publication("one case changed, a new publisher", bench));
    rows.push(await publication("one case changed, gatsby build", bench, { resident: null }));
    return rows;
  } finally {
    await copy.close();
    await api.close();
  }
}

let changes = 0;

async function publication(name: string, { api, copy, id }: Bench, change?: Partial<Job>): Promise<Row> {
  const title = `Changed ${(changes += 1)}`;
  api.content.cases[LOCALE] = api.content.cases[LOCALE].map((entry) =>
    entry.id === id ? { ...entry, title, updatedAt: new Date().toISOString() } : entry,
  );
  const { total, outcome } = await copy.publish({ path: `/${LOCALE}/cases/${id}`, words: title }, change);
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
