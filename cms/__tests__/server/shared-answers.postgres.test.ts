/** A1: on a shared database the API's answers stay as long as nothing is committed in it. */
import { Client } from "pg";
import { currentGeneration, freshGeneration, generation } from "../../src/public-api/answer-cache";
import { provideCms } from "../support/test-cms";

const cms = provideCms();

/** The number of the generation a second later. */
async function later(): Promise<number> {
  const kept = generation.value ?? currentGeneration(cms.payload);
  kept.begunAt = 0;
  return (await freshGeneration(cms.payload)).number;
}

test("A1: answers are made again after a commit of any connection, and not before", async () => {
  const other = new Client({ connectionString: cms.env.databaseUrl });
  await other.connect();
  await other.query("CREATE TABLE others (n INTEGER)");
  const first = await later();
  expect(await later()).toBe(first);
  await other.query("SELECT * FROM others");
  expect(await later()).toBe(first);
  await other.query("BEGIN");
  await other.query("INSERT INTO others VALUES (1)");
  const begun = await later();
  expect(await later()).toBe(begun);
  await other.query("COMMIT");
  expect(await later()).toBeGreaterThan(begun);
  await other.end();
});
