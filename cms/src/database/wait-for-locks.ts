/**
 * A SQLite file that another program writes to (a backup, a shell) is locked for as long. The driver works within the event
 * loop, so SQLite's own wait would hold up the site as well: here a write waits beside the loop until the lock is free.
 */
import { setTimeout } from "node:timers/promises";
import { createClient, type Client, type InStatement } from "@libsql/client";
import { Mutex } from "async-mutex";

const BETWEEN_TRIES = 30;
/** Milliseconds; a visitor waits no longer for a form. */
const LONGEST_WAIT = 5000;
const WRITE = /^\s*(?:insert|update|delete|replace)\b/i;

const isWrite = (statement: InStatement) => WRITE.test(typeof statement === "string" ? statement : statement.sql);

/** Whether something failed because another program holds the database, however deep the packages have wrapped it. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOurs = "code" in error && typeof error.code === "string" && error.code.startsWith("SQLITE_BUSY");
  return isOurs || isLocked(error.cause);
}

/**
 * Has each write of a client wait for the lock, {@link LONGEST_WAIT} at most. Reads find no lock and wait for nothing.
 *
 * A connection of its own looks whether the lock is free. The write itself is not to find it taken: the driver leaves a
 * statement that did open until it is collected, and what the connection writes meanwhile is not committed.
 * @param url of the client's file
 */
export function waitForLocks(client: Client, url: string): void {
  const line = new Mutex();
  const execute = client.execute.bind(client);
  const looker = createClient({ url });
  const look = () => looker.executeMultiple("BEGIN IMMEDIATE; ROLLBACK");

  async function untilFree(until: number): Promise<void> {
    for (;;) {
      try {
        return await look();
      } catch (error) {
        if (!isLocked(error) || Date.now() > until) throw error;
      }
      await setTimeout(BETWEEN_TRIES);
    }
  }

  client.execute = async (statement) => {
    // One of all who wait looks, in the order in which they came.
    const until = Date.now() + LONGEST_WAIT;
    if (isWrite(statement)) await line.runExclusive(() => untilFree(until));
    return execute(statement);
  };
}
