/** A damaged database stops the start, before anything makes it worse, and the backup to restore is named (A5). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkDatabase } from "../src/start-up/check-database";
import { temporaryCms } from "./support/cms-settings";
import { openSqlite } from "./support/database";
import { startInVain } from "./support/real-server";

const settings = temporaryCms();
let whole: { file: Buffer; log: Buffer };

/** The state after a kill: sixty changes are in the WAL and not yet in the file. */
async function fill(): Promise<void> {
  const used = path.join(settings.folder, "used.sqlite");
  const database = await openSqlite(used);
  await database.query("PRAGMA journal_mode=WAL");
  await database.query("CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT)");
  await database.query("PRAGMA wal_checkpoint(TRUNCATE)");
  for (let id = 1; id <= 60; id += 1) await database.query(`INSERT INTO texts VALUES (${id}, '${"x".repeat(3000)}')`);
  whole = { file: readFileSync(used), log: readFileSync(`${used}-wal`) };
  await database.close();
}

/** A database of its own for a test, with two backups. */
function killedCms() {
  const folder = mkdtempSync(path.join(settings.folder, "data-"));
  const file = path.join(folder, "cms.sqlite");
  const newest = path.join(folder, "backups", "20261102000000-before-b.sqlite");
  mkdirSync(path.dirname(newest));
  for (const copy of [newest, newest.replace("1102", "1101")]) writeFileSync(copy, "");
  writeFileSync(file, whole.file);
  writeFileSync(`${file}-wal`, whole.log);
  const check = () => checkDatabase({ databaseUrl: `file:${file}`, dataDir: folder });
  return { folder, file, log: `${file}-wal`, newest, check };
}

beforeAll(fill);
afterAll(() => rmSync(settings.folder, { recursive: true, force: true }));

/** Turns a few bytes over, a share of the way into a file. */
function damage(name: string, share: number): void {
  const bytes = readFileSync(name);
  const at = Math.floor(bytes.length * share);
  for (let next = at; next < at + 40; next += 1) bytes[next] = ~(bytes[next] ?? 0) & 0xff;
  writeFileSync(name, bytes);
}

test("a database as a kill leaves it is whole, and so is one whose last change was half written", async () => {
  await expect(killedCms().check()).resolves.toBeUndefined();
  const { log, check } = killedCms();
  writeFileSync(log, whole.log.subarray(0, -1000));
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  ["in the middle", 0.5],
  ["at its head", 0],
])("a log that is damaged %s is named, for SQLite would leave changes out without a word", async (_, share) => {
  const { file, log, newest, check } = killedCms();
  damage(log, share);
  await expect(check()).rejects.toThrow(`${log}, is damaged`);
  await expect(check()).rejects.toThrow(`Restore the backup ${newest}`);
  const database = await openSqlite(file);
  const [row] = await database.query("SELECT count(*) AS count FROM texts");
  await database.close();
  expect(Number(row?.count)).toBeLessThan(60);
});

test.each([
  ["at its head", 0],
  ["in a page", 0.5],
])("a file that is damaged %s is named with the backup", async (_, share) => {
  const { file, log, newest, check } = killedCms();
  rmSync(log);
  damage(file, share);
  await expect(check()).rejects.toThrow(`The database ${file} is damaged`);
  await expect(check()).rejects.toThrow(`Restore the backup ${newest}`);
});

test("the server does not start with it and says the sentence", async () => {
  const { folder, file, log, newest } = killedCms();
  damage(log, 0.5);
  const server = await startInVain({ ...settings.env, DATA_DIR: folder, DATABASE_URL: `file:${file}` });
  expect(await server.ended()).toBe(1);
  expect(server.printed()).toContain(`Restore the backup ${newest}`);
  expect(readFileSync(log).equals(whole.log)).toBe(false);
  expect(readFileSync(file).equals(whole.file)).toBe(true);
});
