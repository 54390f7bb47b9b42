import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** A reader of the database, in its own transaction if it has one. A request is one. */
export type Reader = Pick<PayloadRequest, "payload" | "transactionID">;

/**
 * Has a read made in the transaction of the reader, and nothing else of a request count for it: neither its language nor its account.
 * A save must not read beside its transaction: that takes another connection, and where as many save at once as there are
 * connections, each would wait for one for ever.
 * @returns what Payload's reads are given beside what they ask for; each read needs its own
 */
export function within({ transactionID }: Reader): { req?: Pick<PayloadRequest, "transactionID"> } {
  return transactionID === undefined ? {} : { req: { transactionID } };
}

/** Does work in one transaction, where the database has them (PostgreSQL), or within one that is open already. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}
