import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { buildScript } from "../src/index";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "browser-script-"));
  await writeFile(
    join(folder, "greet.ts"),
    "/** Why. */\nexport const greet = (name: string) => `</script> ${name}`;\n",
  );
});
afterAll(() => rm(folder, { recursive: true }));

const contents = 'import { greet } from "kit/greet"; const said: string = greet(NAME); report(said);';

test("modules become one text for a <script>, without comments and globals", async () => {
  const script = await buildScript({ folder, contents, alias: { kit: folder }, define: { NAME: '"Анна"' } });
  expect(script).not.toMatch(/<\/script|Why/);
  const page = { report: jest.fn() };
  runInNewContext(script, page);
  expect(page.report).toHaveBeenCalledWith("</script> Анна");
  expect(Object.keys(page)).toEqual(["report"]);
});

test("a missing module fails with file and line", async () => {
  await expect(buildScript({ folder, contents })).rejects.toThrow(/:1:\d+: ERROR: Could not resolve "kit\/greet"/);
});
