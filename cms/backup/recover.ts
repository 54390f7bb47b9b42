/** What a restore that was killed has left: it is undone, unless its database is there already. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { withBackupLock } from "../publisher/locks";
import type { Installation } from "./back-up";
import { RESTORED } from "./places";
import { connectPostgres } from "./postgres";
import { readJournal, undo, type Journal } from "./switch-over";

/** File that is there while a restore is undecided. */
export const journalOf = (dataDir: string) => path.join(dataDir, ".restore.json");

type Places = Pick<Installation, "dataDir" | "releases">;

/** What a restore is, or was, unpacking an archive into. */
async function unpackedIn({ dataDir, releases }: Places): Promise<string[]> {
  const named = async (folder: string) => {
    const names = await readdir(folder).catch(() => [] as string[]);
    return names.filter((name) => name.startsWith(`${RESTORED}-`)).map((name) => path.join(folder, name));
  };
  return (await Promise.all([dataDir, releases.folder].map(named))).flat();
}

/** Undoes a restore that was broken off before a server opens the database; a restore that is under way is waited for. */
export async function recoverAtStart(places: Places): Promise<void> {
  const { dataDir } = places;
  if (!existsSync(journalOf(dataDir)) && (await unpackedIn(places)).length === 0) return;
  await withBackupLock(dataDir, () => recover(places));
}

/**
 * Brings an installation whose restore was broken off back to what it was before. Where the transaction of PostgreSQL has been
 * committed, the restore was over but for its tidying up.
 */
export async function recover(places: Places): Promise<void> {
  const journal = await readJournal(journalOf(places.dataDir));
  if (journal) {
    if (!(await isCommitted(journal.transaction))) await undo(journal.moves);
    await rm(journalOf(places.dataDir));
  }
  for (const folder of await unpackedIn(places)) await rm(folder, { recursive: true, force: true });
}

/** So long PostgreSQL may take to end a transaction whose connection is gone, in milliseconds. */
const ENDS_WITHIN = 60_000;
const PAUSE = 100;

/**
 * Whether PostgreSQL has kept what a restore wrote. Whoever is cut off while it commits commits all the same, so a transaction
 * that is not over is waited for.
 * @throws Error while that cannot be known
 */
export async function isCommitted(transaction: Journal["transaction"]): Promise<boolean> {
  if (!transaction) return false;
  const client = await connectPostgres(transaction.url);
  const end = Date.now() + ENDS_WITHIN;
  try {
    for (;;) {
      const { rows } = await client.query("SELECT pg_xact_status($1::xid8) AS status", [transaction.id]);
      if (rows[0].status !== "in progress") return rows[0].status === "committed";
      if (Date.now() > end) {
        throw new Error(
          `PostgreSQL at ${new URL(transaction.url).host} has not ended the transaction of a restore yet.`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    await client.end();
  }
}
