/**
 * Instances that share a PostgreSQL change an entry one after the other, by a lock in the transaction of the change, which ends
 * with it. SQLite has one process, for which `in-turn.ts` does the same.
 */
import { beforeEntryOperation, isCollection } from "payload-kit/entries";
import { isRecord } from "payload-kit";
import { lockInTransaction } from "payload-kit/lock-in-transaction";
import { parentOf } from "./parent-of";

/** Number of the locks, which no other lock in the database may have. */
const LOCK = 7_301_004;

const idIn = (args: object): string | number | undefined =>
  isRecord(args) && (typeof args.id === "string" || typeof args.id === "number") ? args.id : undefined;

/** For collections and globals with drafts. */
export const holdEntry = beforeEntryOperation(async ({ args, config, operation, req }) => {
  const { slug } = config;
  const hold = (address: string) => lockInTransaction(req, LOCK, address);
  if (!isCollection(config)) {
    if (operation === "update" || operation === "restoreVersion") await hold(`globals/${slug}`);
    return;
  }
  const id = idIn(args);
  if (id === undefined) return;
  if (operation === "update" || operation === "updateByID") return hold(`${slug}/${id}`);
  if (operation !== "restoreVersion") return;
  const parent = await parentOf(req.payload, slug, id, req);
  if (parent !== undefined) await hold(`${slug}/${parent}`);
});
