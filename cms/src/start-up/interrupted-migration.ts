/**
 * A migration of SQLite that ends half way, killed or out of power: its statements are no transaction (0008), so what
 * it leaves can neither go on nor begin again. A note beside the database says what to begin from.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { databaseKind } from "payload-kit/database-kind";

const fileOf = (databaseUrl: string) => databaseUrl.slice("file:".length);
const noteOf = (databaseUrl: string) => `${fileOf(databaseUrl)}.migrating`;

/**
 * Migrates under a note.
 * @param copy of the database as it is before; undefined when it has nothing to lose
 */
export async function migrateUnderNote<Result>(
  databaseUrl: string,
  copy: string | undefined,
  migrate: () => Promise<Result>,
): Promise<Result> {
  const isNew = databaseKind(databaseUrl) === "sqlite" && !existsSync(/* turbopackIgnore: true */ fileOf(databaseUrl));
  if (!copy && !isNew) return migrate();
  const note = noteOf(databaseUrl);
  if (copy) sync(copy);
  writeFileSync(/* turbopackIgnore: true */ note, copy ?? "");
  sync(note);
  const result = await migrate();
  rmSync(/* turbopackIgnore: true */ note);
  return result;
}

/**
 * Restores the database from before an interrupted migration. Nothing has been written since, because the server
 * listens only afterwards.
 * @returns path of the restored copy, an empty string for a database that is created again, undefined when there is nothing to do
 */
export function undoInterruptedMigration(databaseUrl: string): string | undefined {
  const note = noteOf(databaseUrl);
  if (databaseKind(databaseUrl) !== "sqlite" || !existsSync(/* turbopackIgnore: true */ note)) return undefined;
  const file = fileOf(databaseUrl);
  const copy = readFileSync(/* turbopackIgnore: true */ note, "utf8");
  const whole = `${file}.restoring`;
  if (copy) {
    copyFileSync(/* turbopackIgnore: true */ copy, whole);
    sync(whole);
  }
  // The WAL belongs to the replaced database.
  for (const part of ["-wal", "-shm"]) rmSync(/* turbopackIgnore: true */ `${file}${part}`, { force: true });
  if (copy) renameSync(/* turbopackIgnore: true */ whole, file);
  else rmSync(/* turbopackIgnore: true */ file, { force: true });
  rmSync(/* turbopackIgnore: true */ note);
  return copy;
}

function sync(file: string): void {
  const handle = openSync(/* turbopackIgnore: true */ file, "r+");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
