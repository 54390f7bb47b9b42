/**
 * Queries that decide for all instances at once, which Payload's own operations cannot. Payload 3.90 promises neither the
 * query builder of its adapters nor the names of tables and columns; both databases' adapters have the same.
 */
import type { Payload } from "payload";

export { and, eq, inArray, isNotNull, isNull, lte, notExists, notInArray, sql } from "@payloadcms/db-sqlite/drizzle";

/** The part of the adapters' query builder that plugins use; its types differ by database only. */
interface QueryBuilder {
  insert(table: unknown): {
    values(row: object): {
      onConflictDoNothing(rule: object): Promise<unknown>;
      onConflictDoUpdate(rule: object): Promise<unknown>;
    };
  };
  update(table: unknown): {
    set(values: object): { where(condition: unknown): { returning<Row>(columns: object): Promise<Row[]> } };
  };
  delete(table: unknown): { where(condition: unknown): Promise<unknown> };
  select(columns: object): { from(table: unknown): { where(condition: unknown): never } };
}

/** Tables with those of their columns that a query names. */
type Tables = Readonly<Record<string, Readonly<Record<string, never>>>>;

/** @returns the adapter's query builder and its tables, by their names in the database */
export function databaseOf<Named extends Tables>(payload: Payload): { drizzle: QueryBuilder; tables: Named } {
  return payload.db as unknown as { drizzle: QueryBuilder; tables: Named };
}
