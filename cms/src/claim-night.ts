/** Of several instances one does the work of a night. */
import { and, like, ne } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

/** The part of the drivers' common query builder that a claim takes; their types differ by database only. */
interface Database {
  insert(table: unknown): {
    values(row: object): { onConflictDoNothing(rule: object): { returning(columns: object): Promise<unknown[]> } };
  };
  delete(table: unknown): { where(condition: unknown): Promise<unknown> };
}

/**
 * Takes a night's work for this process: of several instances one, whose row it is.
 * @param work what is done, for instance `backup`
 */
export async function claimNight(payload: Payload, work: string, night: Date): Promise<boolean> {
  const { drizzle, tables } = payload.db as unknown as { drizzle: Database; tables: { payload_kv: { key: never } } };
  const table = tables.payload_kv;
  const key = `${work}-of-${night.toISOString().slice(0, 10)}`;
  const taken = await drizzle
    .insert(table)
    .values({ key, data: new Date().toISOString() })
    .onConflictDoNothing({ target: table.key })
    .returning({ key: table.key });
  if (taken.length === 0) return false;
  await drizzle.delete(table).where(and(like(table.key, `${work}-of-%`), ne(table.key, key)));
  return true;
}
