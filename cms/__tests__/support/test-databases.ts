/** Databases of tests: copies of those of `database-templates.ts`, on the database of the project. */
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { openPostgres } from "./database";
import { announce, sqliteTemplate, whileLocked, type Content } from "./database-templates";

const SQLITE = "cms.sqlite";

export interface TestDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies a database, with the pictures that belong to it. @param folder of the CMS that it is for */
export async function copyDatabase(content: Content, folder: string): Promise<TestDatabase> {
  const template = await sqliteTemplate(content);
  const server = inject("postgres");
  if (server === undefined) {
    await cp(template, folder, { recursive: true });
    return { kind: "sqlite", url: `file:${path.join(folder, SQLITE)}`, drop: async () => undefined };
  }
  const query = onServer(server.url);
  const pictures = path.join(server.folder, content);
  const name = path.basename(folder);
  await whileLocked(content, async () => {
    const [made] = await query(`SELECT 1 FROM pg_database WHERE datname = '${content}'`);
    if (!made) {
      await cp(template, pictures, { recursive: true });
      await moveToPostgres(content, pictures, server.url);
    }
    await query(`CREATE DATABASE "${name}" TEMPLATE "${content}"`);
  });
  await cp(pictures, folder, { recursive: true });
  return {
    kind: "postgres",
    url: new URL(name, server.url).href,
    drop: async () => void (await query(`DROP DATABASE "${name}" WITH (FORCE)`)),
  };
}

/** One without tables, which SQLite makes when it is opened. @param folder of the CMS that it is for */
export const newDatabase = (folder: string): TestDatabase => ({
  ...{ kind: "sqlite", url: `file:${path.join(folder, SQLITE)}`, drop: async () => undefined },
});

const onServer = (url: string) => async (sql: string) => {
  const database = await openPostgres(url);
  return database.query(sql).finally(() => database.close());
};

/**
 * Copies the database of a folder to PostgreSQL by the product's backup and restore, ten times as fast as seeding it.
 */
async function moveToPostgres(name: string, folder: string, server: string): Promise<void> {
  const started = Date.now();
  const [{ DATABASE_FILES, snapshotDatabase }, { databaseOf, productVersion }, { restoreDatabase }] = await Promise.all(
    [
      import("payload-backup/database-snapshot"),
      import("../../backup/installation"),
      import("payload-backup/restore-database"),
    ],
  );
  const unfinished = `${name}-unfinished`;
  const query = onServer(server);
  await query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
  await query(`CREATE DATABASE "${unfinished}"`);
  const file = path.join(folder, SQLITE);
  const { note } = await snapshotDatabase(databaseOf(`file:${file}`), folder);
  const archive = { database: note, version: productVersion() };
  const restored = await restoreDatabase(archive, folder, databaseOf(new URL(unfinished, server).href));
  await restored.commit().finally(() => restored.close());
  await query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  for (const each of [file, path.join(folder, DATABASE_FILES.sqlite)]) await rm(each);
  announce(`${name} database of the tests on PostgreSQL`, started);
}
