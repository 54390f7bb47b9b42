/** Recovers from a killed restore: it is rolled back unless its database transaction has committed. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { connectPostgres } from "../database/postgres";
import type { Installation } from "../installation";
import { withBackupLock } from "../lock";
import { RESTORE_PREFIX } from "./restore-folders";
import { readJournal, undo, type Journal } from "./switch-over";

/** Path of the journal, which exists while a restore is undecided. */
export const journalOf = (dataDir: string) => path.join(dataDir, ".restore.json");

type InstallationFolders = Pick<Installation, "dataDir"> & { readonly releases: { readonly folder: string } };

/** Folders of a running or killed restore that archives are unpacked into. */
async function unpackedIn({ dataDir, releases }: InstallationFolders): Promise<string[]> {
  const named = async (folder: string) => {
    const names = await readdir(folder).catch(() => [] as string[]);
    return names.filter((name) => name.startsWith(`${RESTORE_PREFIX}-`)).map((name) => path.join(folder, name));
  };
  return (await Promise.all([dataDir, releases.folder].map(named))).flat();
}

/** Rolls a killed restore back before the server opens the database; waits for a running one. */
export async function recoverAtStart(folders: InstallationFolders): Promise<void> {
  const { dataDir } = folders;
  if (!existsSync(journalOf(dataDir)) && (await unpackedIn(folders)).length === 0) return;
  await withBackupLock(dataDir, () => recover(folders));
}

/**
 * Rolls a killed restore back. When its PostgreSQL transaction has committed, the restore was complete and only its
 * temporary files are removed.
 */
export async function recover(folders: InstallationFolders): Promise<void> {
  const journal = await readJournal(journalOf(folders.dataDir));
  if (journal) {
    if (!(await isCommitted(journal.transaction))) await undo(journal.moves);
    await rm(journalOf(folders.dataDir));
  }
  for (const folder of await unpackedIn(folders)) await rm(folder, { recursive: true, force: true });
}

/** Milliseconds that PostgreSQL may take to end a transaction whose connection is lost. */
const TRANSACTION_TIMEOUT = 60_000;
const PAUSE = 100;

/**
 * Whether PostgreSQL committed the transaction of a restore. A COMMIT in progress survives the loss of its connection,
 * so a running transaction is waited for.
 * @throws Error when PostgreSQL cannot be reached or the transaction does not end in time
 */
export async function isCommitted(transaction: Journal["transaction"]): Promise<boolean> {
  if (!transaction) return false;
  const client = await connectPostgres(transaction.url);
  const end = Date.now() + TRANSACTION_TIMEOUT;
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
