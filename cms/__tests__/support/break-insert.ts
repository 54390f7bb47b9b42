import type { Payload } from "payload";

interface Insert {
  values(row: object): { onConflictDoNothing(rule: object): { returning(columns: object): Promise<unknown[]> } };
}

interface Database {
  drizzle: { insert(table: unknown): Insert };
  tables: { enquiries: unknown };
}

const FAULTS = {
  before: new Error("Connection terminated unexpectedly"),
  after: new Error("Connection terminated unexpectedly"),
  full: Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }),
} as const;

/** Makes the next enquiry's INSERT fail: a connection lost before or after the row is stored, or a full disk. */
export function breakNextInsert(payload: Payload, fault: keyof typeof FAULTS): void {
  const { drizzle, tables } = payload.db as unknown as Database;
  const insert = drizzle.insert.bind(drizzle);
  drizzle.insert = (table) => {
    if (table !== tables.enquiries) return insert(table);
    drizzle.insert = insert;
    return {
      values: (row) => ({
        onConflictDoNothing: (rule) => ({
          async returning(columns) {
            if (fault === "after") await insert(table).values(row).onConflictDoNothing(rule).returning(columns);
            throw FAULTS[fault];
          },
        }),
      }),
    };
  };
}
