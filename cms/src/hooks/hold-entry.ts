/**
 * Instances that share a PostgreSQL change an entry one after the other (A5), by a lock in the transaction of the change, which
 * ends with it. SQLite has no transactions here, and one process, for which `in-turn.ts` does the same.
 */
import { sql, type SQL } from "@payloadcms/db-postgres/drizzle";
import type { PayloadRequest } from "payload";
import { beforeEntryOperation, isCollection } from "payload-kit/entries";
import { z } from "zod";
import { parentOf } from "../versions/parent-of";

/** Number of the locks; `start-up/database-lock.ts` has the others. */
const LOCK = 7_301_004;

const operationArguments = z.object({ id: z.union([z.string(), z.number()]).optional() }).catch({});

interface Connection {
  execute(query: SQL): Promise<unknown>;
}

const isConnection = (db: unknown): db is Connection =>
  typeof db === "object" && db !== null && "execute" in db && typeof db.execute === "function";

/** @throws what the database says where the lock cannot be had: the change is then not made */
async function hold(req: PayloadRequest, address: string): Promise<void> {
  const transaction = await req.transactionID;
  const connection = req.payload.db.sessions?.[String(transaction)]?.db;
  if (!isConnection(connection)) return;
  await connection.execute(sql`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(${address}))`);
}

/** For collections and globals with drafts. */
export const holdEntry = beforeEntryOperation(async ({ args, config, operation, req }) => {
  const { slug } = config;
  if (!isCollection(config)) {
    if (operation === "update" || operation === "restoreVersion") await hold(req, `globals/${slug}`);
    return;
  }
  const { id } = operationArguments.parse(args);
  if (id === undefined) return;
  if (operation === "update" || operation === "updateByID") return hold(req, `${slug}/${id}`);
  if (operation !== "restoreVersion") return;
  const parent = await parentOf(req.payload, slug, id, req);
  if (parent !== undefined) await hold(req, `${slug}/${parent}`);
});
