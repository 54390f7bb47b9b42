/** Texts from before control characters were refused: a migration takes them out, and leaves what is not ours to change. */
import { rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { temporaryCms } from "./support/cms-settings";
import { runScript } from "./support/node-script";
import { startPostgres } from "./support/postgres";

const tables = z.array(z.array(z.object({ id: z.number(), title: z.string(), body: z.string().nullable() })));

async function clean(url: string): Promise<void> {
  const [texts, versions, enquiries] = tables.parse(await runScript("plain-texts-process", [url], {}));
  for (const rows of [texts, versions]) {
    expect(rows?.map(({ title }) => title)).toEqual(["Арт-директор", "plain"]);
    expect(JSON.parse(rows?.[0]?.body ?? "")).toEqual({ root: { children: [{ text: 'ab "c"', n: 1 }] } });
    expect(rows?.[1]?.body).toBeNull();
  }
  expect(enquiries?.[0]?.title).toContain("\u2060");
}

test("on SQLite", async () => {
  const { folder } = temporaryCms();
  await clean(`file:${path.join(folder, "old.sqlite")}`);
  rmSync(folder, { recursive: true });
});

test("on PostgreSQL", async () => {
  const server = await startPostgres();
  await clean(await server.createDatabase("plain"));
  await server.stop();
});
