import { createHash } from "node:crypto";
import type { PayloadRequest } from "payload";

/** Connection of a transaction, as Payload's adapter of PostgreSQL has it in version 3.90.2. */
interface Connection {
  execute(query: string): Promise<unknown>;
}

const isConnection = (db: unknown): db is Connection =>
  typeof db === "object" && db !== null && "execute" in db && typeof db.execute === "function";

/**
 * Waits for a lock of PostgreSQL that ends with the transaction of the request. Does nothing without one, and on SQLite.
 * @param lock number that all locks of a kind have in common
 * @param key of a lock among them
 * @throws the database's error where the lock cannot be had
 */
export async function lockInTransaction(req: PayloadRequest, lock: number, key: string): Promise<void> {
  const transaction = await req.transactionID;
  const connection = req.payload.db.sessions?.[String(transaction)]?.db;
  if (!isConnection(connection)) return;
  const hash = createHash("sha256").update(key).digest().readInt32BE();
  await connection.execute(`SELECT pg_advisory_xact_lock(${lock}, ${hash})`);
}
