import type { Payload } from "payload";

interface DrizzleKit {
  generateDrizzleJson(schema: unknown): Promise<unknown>;
  generateMigration(before: unknown, after: unknown): Promise<string[]>;
}

/** The part of Payload's adapters for SQL that makes migrations, as version 3.90.2 has it. */
interface SqlAdapter {
  readonly schema: unknown;
  readonly drizzle: unknown;
  readonly defaultDrizzleSnapshot: unknown;
  requireDrizzleKit(): DrizzleKit;
  execute(query: { drizzle: unknown; raw: string }): Promise<unknown>;
}

/** Makes the tables of a config in a database that is empty: of one that has tables drizzle-kit asks questions. */
export async function createTables({ db }: Payload): Promise<void> {
  const adapter = db as unknown as SqlAdapter;
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
  const schema = await generateDrizzleJson(adapter.schema);
  for (const raw of await generateMigration(adapter.defaultDrizzleSnapshot, schema))
    await adapter.execute({ drizzle: adapter.drizzle, raw });
}
