/**
 * `npm run migrate:create -w cms -- <name>`: generates migrations for SQLite and PostgreSQL from the changes of the
 * collections, adds the guard to the SQLite one (migration-guard.ts) and deletes the previous snapshot. No database is
 * opened.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseKind } from "payload-kit/database-kind";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { dropUnusedArguments, guardForeignKeys, plainStatements } from "./migration-guard";
import { removeOlderSnapshots } from "./migration-snapshots";

const SCRIPT = fileURLToPath(import.meta.url);
const MIGRATIONS = path.resolve(path.dirname(SCRIPT), "../src/migrations");
// Nothing connects to these; they only choose the adapter.
const URLS: Readonly<Record<DatabaseKind, string>> = {
  sqlite: "file:unused.sqlite",
  postgres: "postgres://localhost/unused",
};

function finish(kind: DatabaseKind, known: ReadonlySet<string>): void {
  const folder = path.join(MIGRATIONS, kind);
  for (const file of migrationFiles(kind).filter((name) => !known.has(name))) {
    const source = readFileSync(path.join(folder, file), "utf8");
    const written = kind === "sqlite" ? guardForeignKeys(source) : plainStatements(source);
    writeFileSync(path.join(folder, file), dropUnusedArguments(written));
  }
  removeOlderSnapshots(folder);
}

function migrationFiles(kind: DatabaseKind): string[] {
  return readdirSync(path.join(MIGRATIONS, kind)).filter((name) => /^\d.*\.ts$/.test(name));
}

async function createOne(kind: DatabaseKind, name: string): Promise<void> {
  process.env.PAYLOAD_SECRET ??= "-".repeat(32);
  process.env.DATABASE_URL = URLS[kind];
  // Sequentially: imported in parallel with the config, Payload's packages sometimes deadlock.
  const { default: config } = await import("../src/payload.config");
  const { BasePayload } = await import("payload");
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  // Exits the process when nothing changed, so each kind of database runs in a process of its own.
  await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true });
}

const [name, kind] = process.argv.slice(2);
if (!name) throw new Error("Name the migration: npm run migrate:create -w cms -- add-something");

if (kind === "sqlite" || kind === "postgres") {
  await createOne(kind, name);
  process.exit(0);
}
for (const each of ["sqlite", "postgres"] as const) {
  const known = new Set(migrationFiles(each));
  let status: unknown;
  do {
    // Not spawnSync: tsx in the child waits for tsx in this process.
    const child = spawn(process.execPath, [...process.execArgv, SCRIPT, name, each], { stdio: "inherit" });
    [status] = await once(child, "exit");
  } while (status === UNSETTLED_AWAIT);
  if (status !== 0) throw new Error(`The ${each} migration was not made; the message above says why.`);
  finish(each, known);
}
