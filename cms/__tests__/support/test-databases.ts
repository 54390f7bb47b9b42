/** Databases of tests: copies of those of `database-templates.ts`, on the database of the project. */
import { cp } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { temporaryCms } from "./cms-settings";
import { openPostgres } from "./database";
import { announce, fillDatabase, sqliteTemplate, whileLocked, type Content } from "./database-templates";

export interface TestDatabase {
  readonly kind: "sqlite" | "postgres";
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies a database, with the pictures that belong to it. @param folder of the CMS that it is for */
export async function copyDatabase(content: Content, folder: string): Promise<TestDatabase> {
  const server = inject("postgres");
  if (server === undefined) {
    await cp(await sqliteTemplate(content), folder, { recursive: true });
    return { kind: "sqlite", url: `file:${path.join(folder, "cms.sqlite")}`, drop: async () => undefined };
  }
  const query = onServer(server.url);
  const pictures = path.join(server.folder, content);
  const name = path.basename(folder);
  await whileLocked(async () => {
    const [made] = await query(`SELECT 1 FROM pg_database WHERE datname = '${content}'`);
    if (!made) await makeTemplate(content, pictures, server.url);
    await query(`CREATE DATABASE "${name}" TEMPLATE "${content}"`);
  });
  await cp(pictures, folder, { recursive: true });
  return {
    kind: "postgres",
    url: new URL(name, server.url).href,
    drop: async () => void (await query(`DROP DATABASE "${name}" WITH (FORCE)`)),
  };
}

const onServer = (url: string) => async (sql: string) => {
  const database = await openPostgres(url);
  return database.query(sql).finally(() => database.close());
};

async function makeTemplate(content: Content, folder: string, server: string): Promise<void> {
  const started = Date.now();
  const unfinished = `${content}-unfinished`;
  const query = onServer(server);
  await query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
  await query(`CREATE DATABASE "${unfinished}"`);
  await fillDatabase(content, { ...temporaryCms(folder).env, DATABASE_URL: new URL(unfinished, server).href });
  await query(`ALTER DATABASE "${unfinished}" RENAME TO "${content}"`);
  announce(`${content} database of the tests on PostgreSQL`, started);
}
