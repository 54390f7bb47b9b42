import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

/** A reader of the database, in its own transaction if it has one. A request is one. */
export type Reader = Pick<PayloadRequest, "payload" | "transactionID">;

/**
 * Options for a read in the reader's transaction, without its locale or user; each read needs its own. A read outside it takes a
 * second connection and can deadlock the pool.
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
