/** Queries that decide for all instances at once, which Payload's own operations cannot. */
import type { Payload } from "payload";

/** The part of the drivers' common query builder that the queue takes; their types differ by database only. */
interface Database {
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

interface Tables {
  releases: { id: never; slot: never; readyAt: never; folder: never };
  sets: { id: never; phase: never };
  release_changes: { id: never; release: never; change: never; force: never; attempts: never };
}

/** @returns the driver's query builder and its tables */
export function databaseOf(payload: Payload): { drizzle: Database; tables: Tables } {
  return payload.db as unknown as { drizzle: Database; tables: Tables };
}
