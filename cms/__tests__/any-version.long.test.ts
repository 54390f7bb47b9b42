/** A database of any earlier version becomes one of this version, with all its rows, and also when it is killed on the way. */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { byLength, IS_LONG } from "../../__tests__/support/test-length";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { bundledScript } from "./support/bundled-script";
import { temporaryCms } from "./support/cms-settings";
import { countRows, losses, openPostgres, openSqlite, type Database } from "./support/database";
import { fillTables } from "./support/fill-tables";
import { applyMigration, migrationFiles } from "./support/migration-files";
import { startPostgres, type PostgresServer } from "./support/postgres";
import { seeded } from "./support/random";
import { RESULT } from "./support/result";

const KILLS = byLength(3, 20);
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const { folder, env } = temporaryCms();
const random = seeded(31);
let postgres: PostgresServer;
beforeAll(async () => (postgres = await startPostgres()));
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  kind: Database["kind"];
  /** An empty database. */
  create(name: string): Promise<string>;
  /** Another one with the same content, which nobody has open. */
  copy(url: string, name: string): Promise<string>;
  open(url: string): Promise<Database>;
}

const fileOf = (url: string) => url.slice("file:".length);

/** A folder for each: the copies before a migration are named by the second. */
function sqliteFile(name: string): string {
  mkdirSync(path.join(folder, name));
  return path.join(folder, name, "cms.sqlite");
}

const KINDS: readonly Kind[] = [
  {
    kind: "sqlite",
    create: async (name) => `file:${sqliteFile(name)}`,
    async copy(url, name) {
      const file = sqliteFile(name);
      copyFileSync(fileOf(url), file);
      return `file:${file}`;
    },
    open: (url) => openSqlite(fileOf(url)),
  },
  {
    kind: "postgres",
    create: (name) => postgres.createDatabase(name),
    async copy(url, name) {
      const admin = await openPostgres(url.replace(/[^/]*$/, "postgres"));
      await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${url.split("/").at(-1) ?? ""}"`);
      await admin.close();
      return url.replace(/[^/]*$/, name);
    },
    open: openPostgres,
  },
];

/** A database as the version after so many migrations left it, with rows in every table. */
async function databaseAfter(
  count: number,
  { kind, create, open }: Kind,
  name = `after-${count}`,
): Promise<{ url: string; rows: Rows }> {
  const url = await create(name);
  const database = await open(url);
  for (const { source } of migrationFiles(kind).slice(0, count)) await applyMigration(database, source);
  await fillTables(database);
  // The filler's are no migrations.
  await database.query("DELETE FROM payload_migrations");
  for (const { name } of migrationFiles(kind).slice(0, count)) {
    await database.query(`INSERT INTO payload_migrations (name, batch) VALUES ('${name}', 1)`);
  }
  const rows = await countRows(database);
  await database.close();
  return { url, rows };
}

type Rows = Record<string, number>;

interface Migration {
  child: ChildProcessWithoutNullStreams;
  /** @returns how many migrations the database has */
  run(): Promise<number>;
}

/** Loads a CMS that opens its database when it is told to. */
async function prepare(url: string): Promise<Migration> {
  const settings = {
    ...process.env,
    ...env,
    DATABASE_URL: url,
    DATA_DIR: url.startsWith("file:") ? path.dirname(fileOf(url)) : folder,
  };
  const [command, ...words] = bundledScript("migrate-process");
  const child = spawn(command, words, {
    cwd: path.resolve(__dirname, ".."),
    env: settings,
  });
  let output = "";
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => (output += `${line}\n`));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const results = () => output.split("\n").filter((line) => line.startsWith(RESULT));
  const closed = once(child, "close");
  const loaded = new Promise<boolean>((resolve) => {
    lines.on("line", () => results().length === 1 && resolve(true));
    void closed.then(() => resolve(false));
  });
  if (!(await loaded)) {
    if (child.exitCode === UNSETTLED_AWAIT) return prepare(url);
    throw new Error(output);
  }
  return {
    child,
    async run() {
      child.stdin.write("go\n");
      await closed;
      const last = results()[1];
      if (!last) throw new Error(`It ended with ${String(child.exitCode)}:\n${output.slice(-4000)}`);
      return z.object({ migrations: z.number() }).parse(JSON.parse(last.slice(RESULT.length))).migrations;
    },
  };
}

async function expectWhole({ open, kind }: Kind, url: string, before: Rows): Promise<void> {
  const database = await open(url);
  const after = await countRows(database);
  expect(losses(before, after)).toEqual([]);
  expect(after.payload_migrations).toBe(migrationFiles(kind).length);
  if (kind === "sqlite") expect(await database.query("PRAGMA foreign_key_check")).toEqual([]);
  await database.close();
}

/** In the short form the first state and one between. */
function states(kind: Database["kind"]): number[] {
  const all = migrationFiles(kind)
    .slice(1)
    .map((_, index) => index + 1);
  return IS_LONG ? all : [1, Math.ceil(all.length / 2)];
}

describe.each(KINDS)("$kind", (kind) => {
  test("X17: each earlier state comes to this version without losing a row", async () => {
    for (const count of states(kind.kind)) {
      const { url, rows } = await databaseAfter(count, kind);
      expect(await (await prepare(url)).run()).toBe(migrationFiles(kind.kind).length);
      await expectWhole(kind, url, rows);
    }
  });

  test("X17: a migration that is killed at any moment arrives at the next start", async () => {
    const base = await kind.copy((await databaseAfter(2, kind, "to-be-killed")).url, "base");
    const database = await kind.open(base);
    const rows = await countRows(database);
    await database.close();
    const whole = await prepare(await kind.copy(base, "timed"));
    const begun = performance.now();
    await whole.run();
    const longest = performance.now() - begun;
    let interrupted = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const url = await kind.copy(base, `killed-${kill}`);
      const [victim, successor] = await Promise.all([prepare(url), prepare(url)]);
      const ended = once(victim.child, "close");
      victim.child.stdin.write("go\n");
      const timer = setTimeout(() => victim.child.kill("SIGKILL"), ((kill + random()) / KILLS) * longest);
      await ended;
      clearTimeout(timer);
      if (victim.child.signalCode) interrupted += 1;
      await successor.run();
      await expectWhole(kind, url, rows);
      if (kind.kind === "sqlite") expect(existsSync(`${fileOf(url)}.migrating`)).toBe(false);
    }
    process.stdout.write(`${kind.kind}: ${interrupted} of ${KILLS} killed within ${Math.round(longest)} ms\n`);
    expect(interrupted).toBeGreaterThan(0);
  });
});
