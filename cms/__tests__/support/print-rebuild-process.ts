/** Prints a migration as Drizzle writes it when several tables must be rebuilt: argument `sqlite` or `postgres`. */
import { z } from "zod";
import { printResult } from "./result";

const [kind = "sqlite"] = process.argv.slice(2);
process.env.DATABASE_URL = kind === "sqlite" ? "file:unused.sqlite" : "postgres://localhost/unused";

const { BasePayload } = await import("payload");
const { default: config } = await import("../../src/payload.config");
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
const before = await generateDrizzleJson(payload.db.schema);

// A new default is the smallest change for which SQLite has to rebuild a table.
const column = z.looseObject({ default: z.unknown().optional() });
const snapshot = z.looseObject({
  tables: z.record(z.string(), z.looseObject({ columns: z.record(z.string(), column) })),
});
const after = snapshot.parse(structuredClone(before));
for (const [name, table] of Object.entries(after.tables)) {
  const sort = table.columns.sort;
  if (sort && !/_v(?:_|$)/.test(name)) sort.default = 7;
}

const statements: string[] = await generateMigration(before, after);
const call = kind === "sqlite" ? "db.run(sql`" : "db.execute(`";
const body = statements.map((statement) => `  await ${call}${statement.replaceAll("`", "\\`")}\`)\n`).join("");
const source = `export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {\n${body}}\n`;
printResult({ source, statements: statements.length });
process.exit(0);
