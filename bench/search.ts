/**
 * `npm run bench:search`: what the search finds of the queries of __tests__/fixtures/search-queries.json, beside PostgreSQL's
 * full text over the same documents, and what it costs with `--pages 9000` in one locale. `--generate` makes the queries anew.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { LocaleCode } from "@future-native/contract";
import { LOCALES, LOCALE_CODES } from "@future-native/contract/locales";
import { demoSearchNodes } from "../__tests__/support/demo-search";
import type { Query } from "../__tests__/support/search-query";
import { ownSearch, recallOf, type Recall } from "../__tests__/support/search-recall";
import { documentsFor, SEARCH_KINDS } from "../src/search/build/documents";
import { costsOf, type Taken } from "./search/costs";
import { generateQueries } from "./search/generate-queries";
import { startPostgres } from "./search/postgres";
import { searchedTexts } from "./search/searched-texts";

const FILE = join(process.cwd(), "__tests__", "fixtures", "search-queries.json");

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const milliseconds = ({ clock, processor }: Taken) =>
  `${clock.toFixed(0)} ms (of the processor ${processor.toFixed(0)})`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function printRecall(name: string, { all, byKind }: Recall) {
  console.log(name.padEnd(24), ...[all, byKind.inflected, byKind.misspelt, byKind.layout].map(percent));
}

async function compareRecall() {
  const queries = JSON.parse(await readFile(FILE, "utf8")) as Record<LocaleCode, Query[]>;
  const postgres = await startPostgres();
  console.log("recall@5".padEnd(24), ...["all", "inflected", "misspelt", "layout"].map((head) => head.padStart(8)));
  try {
    for (const { code, tag } of LOCALES) {
      const own = await ownSearch(tag, SEARCH_KINDS, documentsFor(code, demoSearchNodes(), []));
      printRecall(`${code} search`, await recallOf(queries[code], own));
      printRecall(
        `${code} PostgreSQL`,
        await recallOf(queries[code], await postgres.searchOver(tag, searchedTexts(code))),
      );
    }
  } finally {
    await postgres.stop();
  }
}

async function printCosts(pages: number) {
  console.log(`\nwith ${pages} pages in one locale`);
  for (const locale of LOCALES) {
    const { cold, oneChanged, bytes, query } = await costsOf(locale, pages);
    console.log(
      locale.code,
      `index cold ${milliseconds(cold)}, one entry changed ${milliseconds(oneChanged)};`,
      `first query ${kilobytes(bytes.median)} (most ${kilobytes(bytes.most)}),`,
      `at a quarter of the processor ${query.median.toFixed(1)} ms (most ${query.most.toFixed(1)})`,
    );
  }
}

async function run() {
  const { values } = parseArgs({
    options: { generate: { type: "boolean" }, pages: { type: "string", default: "9000" } },
  });
  if (values.generate) {
    const queries = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, generateQueries(locale)]));
    await writeFile(FILE, `${JSON.stringify(queries, null, 2)}\n`);
    return;
  }
  await compareRecall();
  await printCosts(Number(values.pages));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
