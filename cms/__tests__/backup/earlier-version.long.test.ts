/** A backup of a database that an earlier version left: it is made before the update migrates it (X10). */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { snapshotDatabase } from "payload-backup/database-snapshot";
import { databaseOf } from "../../backup/installation";
import { temporaryCms } from "../support/cms-settings";
import { openSqlite, type Database } from "../support/database";
import { applyMigration, migrationFiles } from "../support/migration-files";

const { folder } = temporaryCms();
const file = path.join(folder, "cms.sqlite");
let database: Database;

beforeAll(async () => {
  database = await openSqlite(file);
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test.each(migrationFiles("sqlite"))("names the files of a database after $name", async ({ name, source }) => {
  await applyMigration(database, source);
  await database.query(`INSERT INTO payload_migrations (name, batch) VALUES ('${name}', 1)`);
  await database.query(
    "INSERT INTO media (filename, updated_at, created_at) VALUES ('" + name + ".webp', '2026-01-01', '2026-01-01')",
  );
  const copies = path.join(folder, name);
  mkdirSync(copies);
  const { references } = await snapshotDatabase(databaseOf(`file:${file}`), copies);
  expect(references).toContain(`media/${name}.webp`);
});
