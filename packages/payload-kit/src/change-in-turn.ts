import { Mutex } from "async-mutex";

const turns = new Map<string, Mutex>();

/**
 * Runs changes of one entry, global or list one after the other: the second of two that begin with the same version has to see
 * the first. It holds for one process; instances that share a PostgreSQL wait for each other in `lock-in-transaction.ts`.
 * @param address such as `cases/5`, `globals/settings` or `sets`
 */
export async function changeInTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(address) ?? new Mutex();
  turns.set(address, turn);
  try {
    return await turn.runExclusive(work);
  } finally {
    if (!turn.isLocked()) turns.delete(address);
  }
}
