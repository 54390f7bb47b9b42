/**
 * Keeps a connection to PostgreSQL free for what reads beside a transaction. Payload does, in the middle of each save that comes
 * over REST (it looks who has the entry open), so that with as many saves at once as connections each would wait for ever for one
 * more. Our own reads belong to the transaction: see `in-transaction.ts`.
 */
import { Semaphore } from "async-mutex";

/** Connections of one process. PostgreSQL has 100 by default: they are enough for eight instances and for tools beside them. */
export const CONNECTIONS = 10;
/** One that Payload holds to notice a lost server, and one that is free. */
const SPARE = 2;

interface Transactions {
  transaction(...of: never[]): Promise<unknown>;
}

/** Has more transactions at once than there are connections for begin one after the other. */
export function spareConnection(database: Transactions): void {
  const begun = new Semaphore(CONNECTIONS - SPARE);
  const transaction = database.transaction.bind(database);
  database.transaction = (...of) => begun.runExclusive(() => transaction(...of));
}
