/** From SQLite to PostgreSQL and back by the same commands, compared by content (X10). */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readArchive } from "payload-backup/archive";
import { sqliteRows } from "payload-backup/sqlite";
import { createDigest, type Types } from "payload-backup/values";
import { runCommand, startCommand, succeed } from "../support/command";
import { temporaryCms } from "../support/cms-settings";
import { countRows, openPostgres, openSqlite } from "../support/database";
import { treeOf } from "payload-backup/testing";
import { makeReleases } from "../support/installation";
import { startMailCms } from "../support/mail-cms";
import { startPostgres, type PostgresServer } from "../support/postgres";
import { briefFields, postForm } from "../support/post-form";
import { putContent } from "../support/database-templates";

const { folder, env: settings } = temporaryCms();
const root = mkdtempSync(path.join(tmpdir(), "cms-moved-"));
const releases = path.join(folder, "releases");
const onSqlite = { ...settings, BACKUP_TARGET: path.join(root, "one") };
const hasTools = spawnSync("pg_dump", ["--version"]).status === 0;
let server: PostgresServer;
let url = "";

const newest = (target: string) =>
  path.join(
    target,
    readdirSync(target)
      .filter((name) => name.endsWith(".gz"))
      .sort()
      .at(-1) ?? "",
  );

async function contentOf(file: string, types: Types): Promise<Record<string, string>> {
  const digest = createDigest();
  for await (const rows of sqliteRows(file, types)) if (rows.table !== "payload_migrations") digest.add(rows);
  return digest.result();
}

beforeAll(async () => {
  server = await startPostgres("installed");
  url = await server.createDatabase("moved");
  await putContent("demo", onSqlite);
  await makeReleases(releases, 2);
  const cms = await startMailCms(onSqlite);
  for (let number = 0; number < 3; number += 1) {
    const description = "A tab\t, a line\nand a \\ and a separator \u2028 and \u{1f600}";
    await postForm(cms.url, briefFields({ description }), { file: { name: "a.pdf", content: "%PDF-1.7\n%%EOF\n" } });
  }
  await cms.stop();
  await succeed("backup", [], onSqlite);
});
afterAll(async () => {
  await server.stop();
  for (const each of [folder, root]) rmSync(each, { recursive: true, force: true });
});

test("SQLite, PostgreSQL, SQLite: every row and every file is the same at the end", async () => {
  if (!hasTools) return console.info("Not looked at: there is no pg_dump here.");
  const data = path.join(root, "postgres");
  const onPostgres = { ...onSqlite, DATABASE_URL: url, DATA_DIR: data, RELEASES_DIR: path.join(data, "releases") };
  const there = await succeed("restore", [newest(path.join(root, "one")), "--to", url], {
    ...onPostgres,
    DATABASE_URL: "",
  });
  expect(there).toMatch(/Set DATABASE_URL/);

  // A CMS that runs there makes an entry of its own: numbers go on behind the largest.
  const cms = await startMailCms(onPostgres);
  expect(await cms.step("enquiries")).toBe(3);
  expect((await postForm(cms.url, briefFields())).body).toEqual({ success: 1 });
  await cms.stop();
  const postgres = await openPostgres(url);
  const rows = await countRows(postgres);
  const [largest] = await postgres.query("SELECT max(id) AS id FROM enquiries");
  expect(Number(largest?.id)).toBe(4);

  const target = path.join(root, "two");
  await succeed("backup", ["--to", target, "--drill"], onPostgres);
  const back = path.join(root, "sqlite");
  const file = path.join(back, "cms.sqlite");
  const again = { ...onSqlite, DATA_DIR: back, RELEASES_DIR: path.join(back, "releases"), DATABASE_URL: url };
  await succeed("restore", [newest(target), "--to", `file:${file}`], again);

  const manifest = await readArchive(newest(target), { "": path.join(root, "unpacked") });
  expect(manifest.database).toMatchObject({ kind: "postgres", rows });
  await postgres.query("DELETE FROM enquiries WHERE id = 4");
  await postgres.close();
  const sqlite = await openSqlite(file);
  await sqlite.query("DELETE FROM enquiries WHERE id = 4");
  await sqlite.close();
  const { types } = manifest.database;
  expect(await contentOf(file, types)).toEqual(await contentOf(path.join(folder, "cms.sqlite"), types));
  for (const each of ["media", "enquiries", "releases"]) {
    expect(treeOf(path.join(back, each))).toEqual(treeOf(path.join(folder, each)));
  }
  const opened = await startMailCms({ ...again, DATABASE_URL: `file:${file}` });
  expect(await opened.step("enquiries")).toBe(3);
  await opened.stop();
});

test("a restore into PostgreSQL that fails or is killed leaves the rows that were there", async () => {
  if (!hasTools) return;
  const other = await server.createDatabase("kept");
  const database = await openPostgres(other);
  await database.query("CREATE TABLE users (id serial PRIMARY KEY, name varchar)");
  await database.query("INSERT INTO users (name) VALUES ('Ana'), ('Bruno')");
  const data = path.join(root, "kept");
  const env = { ...onSqlite, DATA_DIR: data, RELEASES_DIR: path.join(data, "releases") };
  const args = [newest(path.join(root, "one")), "--to", other];
  const asked = await runCommand("restore", args, env);
  expect(asked.said).toMatch(/1 tables of the database kept[^]*add --yes/);

  const { child, ended } = startCommand("restore", [...args, "--yes"], env);
  // Killed while its transaction is open.
  for (let open = 0; open === 0;) {
    const [row] = await database.query(
      "SELECT count(*) AS count FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND database = (SELECT oid FROM pg_database WHERE datname = 'kept')",
    );
    open = Number(row?.count);
    if (child.exitCode !== null) throw new Error("The restore was over too soon.");
  }
  child.kill("SIGKILL");
  await ended;
  expect(await database.query("SELECT name FROM users ORDER BY id")).toEqual([{ name: "Ana" }, { name: "Bruno" }]);
  await succeed("restore", [...args, "--yes"], env);
  const [row] = await database.query("SELECT count(*) AS count FROM enquiries");
  expect(Number(row?.count)).toBe(3);
  await database.close();
});

test("a database that a CMS runs on is not replaced", async () => {
  const used = await server.createDatabase("used");
  const database = await openPostgres(used);
  await database.query("SELECT pg_advisory_lock(7301002)");
  const { said, code } = await runCommand("restore", [newest(path.join(root, "one")), "--to", used, "--yes"], {
    ...onSqlite,
    DATA_DIR: path.join(root, "used"),
    RELEASES_DIR: path.join(root, "used", "releases"),
  });
  await database.close();
  expect(said).toMatch(/A CMS is running on the database/);
  expect(code).toBe(1);
});

test("pg_dump that is missing or too old is named with what to install", async () => {
  const env = { ...onSqlite, DATABASE_URL: url, BACKUP_TARGET: path.join(root, "none") };
  const bin = path.join(root, "bin");
  mkdirSync(bin);
  const withoutTools = { ...env, PATH: `${bin}` };
  const missing = await runCommand("backup", [], withoutTools);
  expect(missing.said).toMatch(/pg_dump is not installed[^]*postgresql-client/);
  writeFileSync(path.join(bin, "pg_dump"), "#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.24'\n");
  chmodSync(path.join(bin, "pg_dump"), 0o755);
  const old = await runCommand("backup", [], { ...env, PATH: `${bin}:/bin:/usr/bin` });
  expect(old.said).toMatch(/pg_dump has version 9 and the server \d+[^]*postgresql-client-\d+/);
  expect([missing.code, old.code]).toEqual([1, 1]);
});
