import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";

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
