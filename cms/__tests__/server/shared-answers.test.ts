/** On a shared database the API's answers stay as long as nothing is committed in it (A1). */
import { provideDatabases } from "../support/both-databases";

const run = provideDatabases();

test("answers are made again after a commit of any connection, and not before", async () => {
  const { first, unchanged, read, begun, open, committed } = (await run("answers-process", "postgres")) as Record<
    string,
    number
  >;
  expect([unchanged, read]).toEqual([first, first]);
  expect(open).toBe(begun);
  expect(committed).toBeGreaterThan(open ?? 0);
});
