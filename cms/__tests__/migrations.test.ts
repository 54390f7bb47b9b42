import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { byLength, IS_LONG } from "../../__tests__/support/test-length";
import { guardForeignKeys } from "../scripts/migration-guard";
import { removeOlderSnapshots } from "../scripts/migration-snapshots";
import { backUpBeforeMigrating } from "../src/start-up/back-up";
import { temporaryCms } from "./support/cms-settings";
import { countRows, losses, openPostgres, openSqlite, type Database } from "./support/database";
import { fillTables } from "./support/fill-tables";
import { applyMigration, migrationFiles, snapshots } from "./support/migration-files";
import { runScript } from "./support/node-script";
import { startPostgres, type PostgresServer } from "./support/postgres";
import { fillDatabase, putContent } from "./support/database-templates";

const rebuild = z.object({ source: z.string(), statements: z.number().min(10) });

/**
 * Begins with a database that the newest migrations are new to; in the long form with one that all but the first are.
 */
const stepsOf = (kind: Database["kind"]) => {
  const all = migrationFiles(kind);
  const first = byLength(Math.max(1, all.length - 8), 1);
  return [all.slice(0, first), all.slice(first)] as const;
};

/** Runs the migrations one by one, fills every table that is new after each, and says what the next one has lost. */
async function lossesOfEveryStep(database: Database): Promise<Record<string, string[]>> {
  const [earlier, later] = stepsOf(database.kind);
  for (const { source } of earlier) await applyMigration(database, source);
  await fillTables(database);
  const lost: Record<string, string[]> = {};
  for (const { name, source } of later) {
    const before = await countRows(database);
    await applyMigration(database, source);
    lost[name] = losses(before, await countRows(database));
    await fillTables(database);
  }
  return lost;
}

async function lossesOf(database: Database, source: string): Promise<string[]> {
  const before = await countRows(database);
  await applyMigration(database, source);
  return losses(before, await countRows(database));
}

const nothingLost = (kind: Database["kind"]) => Object.fromEntries(stepsOf(kind)[1].map(({ name }) => [name, []]));

describe("the snapshot that the next migration is compared with", () => {
  test.each(["sqlite", "postgres"] as const)("is kept for the newest migration only, on %s", (kind) => {
    // Two snapshots: another migration was merged after yours was created. Delete yours and create it again.
    expect(snapshots(kind)).toEqual([`${migrationFiles(kind).at(-1)?.name ?? ""}.json`]);
  });

  test("is all that making a migration leaves", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "snapshots-"));
    const names = ["20260102_000000_b", "20260101_000000_a", "20270101_000000_c"];
    for (const name of names) for (const ending of ["json", "ts"]) writeFileSync(`${folder}/${name}.${ending}`, "");
    removeOlderSnapshots(folder);
    expect(readdirSync(folder).filter((file) => file.endsWith(".json"))).toEqual(["20270101_000000_c.json"]);
    expect(readdirSync(folder).filter((file) => file.endsWith(".ts"))).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });
});

describe("SQLite", () => {
  const { folder, env } = temporaryCms();
  const file = path.join(folder, "cms.sqlite");
  let source = "";

  beforeAll(async () => {
    await putContent("demo", env);
    ({ source } = rebuild.parse(await runScript("print-rebuild-process", ["sqlite"], env)));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("X17: no migration loses a row of a populated database", async () => {
    const database = await openSqlite(path.join(folder, "steps.sqlite"));
    expect(await lossesOfEveryStep(database)).toEqual(nothingLost("sqlite"));
    const counts = await countRows(database);
    expect(Object.values(counts).every((count) => count === 3)).toBe(true);
    expect(await database.query("PRAGMA foreign_key_check")).toEqual([]);
    await database.close();
  });

  test("a generated migration that rebuilds tables loses rows, which is why there is a guard", async () => {
    const copy = path.join(folder, "unguarded.sqlite");
    cpSync(file, copy);
    const database = await openSqlite(copy);
    const lost = await lossesOf(database, source);
    await database.close();
    expect(lost).toContain("clients_locales");
    expect(lost).toContain("services_locales");
  });

  test("the same migration behind the guard loses none", async () => {
    const database = await openSqlite(file);
    expect(await lossesOf(database, guardForeignKeys(source))).toEqual([]);
    expect(await database.query("PRAGMA foreign_key_check")).toEqual([]);
    expect(await database.query("PRAGMA foreign_keys")).toEqual([{ foreign_keys: 1 }]);
    await database.close();
  });

  test("every migration in the repository has passed the guard", () => {
    for (const migration of migrationFiles("sqlite")) {
      expect(guardForeignKeys(migration.source)).toBe(migration.source);
    }
  });

  test("the database is copied when there is something to migrate, and only then", async () => {
    const settings = { databaseUrl: `file:${file}`, dataDir: folder };
    const names = migrationFiles("sqlite").map(({ name }) => name);
    expect(await backUpBeforeMigrating(settings, names)).toBeUndefined();
    const missing = { ...settings, databaseUrl: `file:${path.join(folder, "none.sqlite")}` };
    expect(await backUpBeforeMigrating(missing, names)).toBeUndefined();

    const copy = (await backUpBeforeMigrating(settings, [...names, "20990101_000000_later"])) ?? "";
    expect(existsSync(copy)).toBe(true);
    const [original, backup] = [await openSqlite(file), await openSqlite(copy)];
    expect(await countRows(backup)).toEqual(await countRows(original));
    await Promise.all([original.close(), backup.close()]);
  });
});

describe("PostgreSQL", () => {
  const { folder, env: settings } = temporaryCms();
  let server: PostgresServer | undefined;

  async function database(name: string): Promise<string> {
    server ??= await startPostgres();
    return server.createDatabase(name);
  }

  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  test("X17: no migration loses a row of a populated database", async () => {
    const connection = await openPostgres(await database("steps"));
    expect(await lossesOfEveryStep(connection)).toEqual(nothingLost("postgres"));
    expect(Object.values(await countRows(connection)).every((count) => count === 3)).toBe(true);
    await connection.close();
  });

  test.runIf(IS_LONG)(
    "the demo content imports, and a migration that changes its tables loses none of it",
    async () => {
      const url = await database("demo");
      const env = { ...settings, DATABASE_URL: url };
      await fillDatabase("demo", env);
      const { source } = rebuild.parse(await runScript("print-rebuild-process", ["postgres"], env));
      const connection = await openPostgres(url);
      expect(await lossesOf(connection, source)).toEqual([]);
      await connection.close();
    },
  );
});
