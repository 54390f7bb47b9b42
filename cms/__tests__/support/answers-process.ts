/** Says which generation of answers a shared database gives, while other connections write to it. */
import pg from "pg";
import { currentGeneration, freshGeneration } from "../../src/public-api/answer-cache";
import { openCms } from "../../src/start-up/open-cms";
import { printResult } from "./result";

const { env, payload } = await openCms();
const other = new pg.Client({ connectionString: env.databaseUrl });
await other.connect();
await other.query("CREATE TABLE others (n INTEGER)");

/** The number of the generation a second later. */
async function later(): Promise<number> {
  const kept = globalThis.cmsAnswerGeneration ?? currentGeneration(payload);
  kept.begunAt = 0;
  return (await freshGeneration(payload)).number;
}

const first = await later();
const unchanged = await later();
await other.query("SELECT * FROM others");
const read = await later();
await other.query("BEGIN");
await other.query("INSERT INTO others VALUES (1)");
const begun = await later();
const open = await later();
await other.query("COMMIT");
const committed = await later();
await other.end();
printResult({ first, unchanged, read, begun, open, committed });
await payload.destroy();
process.exit(0);
