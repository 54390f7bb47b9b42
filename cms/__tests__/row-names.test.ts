/** The button below a list of rows says what it adds, in the editor's language (A7); Payload's own word is English. */
import { rmSync } from "node:fs";
import { temporaryCms } from "./support/cms-settings";
import { runScript } from "./support/node-script";

test("a row of each list has a name in every language", async () => {
  const { folder, env } = temporaryCms();
  const arrays = (await runScript("row-names-process", [], env)) as { path: string; row: unknown }[];
  rmSync(folder, { recursive: true });
  expect(arrays.map(({ path }) => path)).toEqual(expect.arrayContaining(["sets.redirects", "settings.figures"]));
  const inAll = { en: expect.any(String), ru: expect.any(String), pt: expect.any(String) };
  expect(arrays).toEqual(arrays.map(({ path }) => ({ path, row: inAll })));
});
