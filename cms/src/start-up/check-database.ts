import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createClient } from "@libsql/client";
import { databaseKind } from "payload-kit/database-kind";
import type { CmsEnv } from "../env";
import { isLogDamaged } from "./write-ahead-log";

/**
 * Looks whether a SQLite database is whole, before anything is read from it or written to it. PostgreSQL does so
 * itself.
 * @throws Error that names the file and the copy to put in its place
 */
export async function checkDatabase({ databaseUrl, dataDir }: Pick<CmsEnv, "databaseUrl" | "dataDir">): Promise<void> {
  if (databaseKind(databaseUrl) !== "sqlite") return;
  const file = databaseUrl.slice("file:".length);
  if (!existsSync(/* turbopackIgnore: true */ file)) return;
  const log = `${file}-wal`;
  if (existsSync(/* turbopackIgnore: true */ log) && isLogDamaged(readFileSync(/* turbopackIgnore: true */ log))) {
    throw new Error(
      `The log of the database, ${log}, is damaged: changes in it cannot be read. ${restoring(file, dataDir)} ` +
        `To go on without the changes in the log instead, move ${log} and ${file}-shm aside and start again.`,
    );
  }
  const fault = await faultOf(databaseUrl);
  if (fault) throw new Error(`The database ${file} is damaged (${fault}). ${restoring(file, dataDir)}`);
}

async function faultOf(url: string): Promise<string | undefined> {
  const client = createClient({ url });
  try {
    const { rows } = await client.execute("PRAGMA quick_check(1)");
    const said = String(rows[0]?.quick_check);
    return said === "ok" ? undefined : said;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    client.close();
  }
}

/** Instructions for a restore from the newest copy that was made before a migration. */
function restoring(file: string, dataDir: string): string {
  const folder = path.join(/* turbopackIgnore: true */ dataDir, "backups");
  const copies = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sqlite")) : [];
  const newest = copies.sort().at(-1);
  const aside = `move ${file}, ${file}-wal and ${file}-shm aside`;
  return newest
    ? `Restore the backup ${path.join(/* turbopackIgnore: true */ folder, newest)}: ${aside}, copy it to ${file} and start again. What was changed after it is lost; take a newer backup where you have one (npm run restore).`
    : `There is no copy of it in ${folder}. Restore a backup (npm run restore); where it is a copy of the file, ${aside}, copy it to ${file} and start again.`;
}
