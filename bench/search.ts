/** `npm run search -w bench`: the costs of the search with `--pages 9000` in one locale. `search-recall.test.ts` has what it finds. */
import { parseArgs } from "node:util";
import { LOCALES } from "@future-native/contract/locales";
import { costsOf, type Taken } from "./search/costs";

const milliseconds = ({ clock, processor }: Taken) =>
  `${clock.toFixed(0)} ms (of the processor ${processor.toFixed(0)})`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

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
  const { values } = parseArgs({ options: { pages: { type: "string", default: "9000" } } });
  await printCosts(Number(values.pages));
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
