/** PostgreSQL's response to the COMMIT of a restore is lost: the files follow the outcome of the transaction (X10). */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { recoverAtStart } from "payload-backup/recover";
import { runCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { openPostgres, type Database } from "../support/database";
import { treeOf } from "payload-backup/testing";
import { archiveIn } from "../support/installation";
import { startPostgres, type PostgresServer } from "../support/postgres";
import { startPostgresProxy, type PostgresProxy } from "../support/postgres-proxy";
import { putContent } from "../support/database-templates";

const { folder, env: settings } = temporaryCms();
const root = mkdtempSync(path.join(tmpdir(), "cms-lost-commit-"));
let server: PostgresServer;
let archive = "";
/** Of the media in the archive. */
let pictures: string[];

let proxy: PostgresProxy;
let database: Database;
let data: string;
let env: Record<string, string>;

beforeAll(async () => {
  server = await startPostgres();
  await putContent("demo", settings);
  await succeed("backup", [], { ...settings, BACKUP_TARGET: root });
  archive = archiveIn(root);
  pictures = Object.keys(treeOf(path.join(folder, "media")));
});
afterAll(async () => {
  await server.stop();
  for (const each of [folder, root]) rmSync(each, { recursive: true, force: true });
});

beforeEach(async () => {
  data = mkdtempSync(path.join(root, "data-"));
  mkdirSync(path.join(data, "media"));
  writeFileSync(path.join(data, "media", "newer.txt"), "newer");
  const url = await server.createDatabase(path.basename(data));
  proxy = await startPostgresProxy(url);
  database = await openPostgres(url);
  await database.query("CREATE TABLE notes AS SELECT 'newer' AS text");
  env = { ...settings, DATA_DIR: data, RELEASES_DIR: path.join(data, "releases"), DATABASE_URL: proxy.url };
});
afterEach(async () => {
  await Promise.all([proxy.close(), database.close()]);
});

const restore = () => runCommand("restore", [archive, "--yes"], env);
const recover = () => recoverAtStart({ dataDir: data, releases: { folder: path.join(data, "releases") } } as never);
const journal = () => existsSync(path.join(data, ".restore.json"));
const media = () => Object.keys(treeOf(path.join(data, "media")));
const isRestored = async () => {
  const [row] = await database.query("SELECT to_regclass('public.cases') IS NOT NULL AS restored");
  return row?.restored;
};

test("an answer that is lost undoes nothing: the database is asked", async () => {
  const { code, said } = await restore();
  expect([code, said]).toEqual([0, expect.stringContaining("✔ restored")]);
  expect([await isRestored(), journal()]).toEqual([true, false]);
  expect(media()).toEqual(pictures);
});

test("a COMMIT that did not arrive leaves what was there, files and rows", async () => {
  proxy.onCommit = async () => "lost";
  expect((await restore()).code).toBe(1);
  expect([await isRestored(), journal()]).toEqual([false, false]);
  expect(media()).toEqual(["newer.txt"]);
  expect(await database.query("SELECT text FROM notes")).toEqual([{ text: "newer" }]);
});

test("a database that goes on committing after it was cut off is waited for", async () => {
  // It commits when a second server has the rows too, and there is none.
  const waitFor = async (name: string) => {
    await database.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await database.query("SELECT pg_reload_conf()");
  };
  let ended: Promise<void> | undefined;
  proxy.onCommit = async () => {
    await waitFor("nobody");
    ended = new Promise((resolve) => setTimeout(() => resolve(waitFor("")), 3000));
    return "cut";
  };
  const { code, said } = await restore();
  await ended;
  expect([code, said]).toEqual([0, expect.stringContaining("✔ restored")]);
  expect([await isRestored(), journal()]).toEqual([true, false]);
  expect(media()).toEqual(pictures);
});

test("while it cannot be asked nothing is undone; the next start asks", async () => {
  proxy.onCommit = async () => {
    proxy.isOpen = false;
    return "unanswered";
  };
  const { code, said } = await restore();
  expect(said).toMatch(
    /PostgreSQL at .* cannot be reached.*it is decided when the CMS is started, or a restore begun, again/s,
  );
  expect([code, journal()]).toEqual([1, true]);
  proxy.isOpen = true;
  await recover();
  expect([await isRestored(), journal()]).toEqual([true, false]);
  expect(media()).toEqual(pictures);
});
