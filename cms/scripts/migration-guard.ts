/**
 * The guard against the cascade trap.
 *
 * Drizzle's SQLite migrations rebuild a table as: foreign keys off, new table, copy, drop the old, rename, foreign
 * keys **on**. A second rebuild in the same migration may lack the statement that turns them off; then `DROP TABLE`
 * silently deletes by cascade every row that refers to the old table, such as localised texts and versions. So they
 * stay off from the first statement to the last.
 */

const SWITCH = /^\s*await db\.run\(sql`PRAGMA foreign_keys=(?:ON|OFF);`\);?\s*\n/gm;
const BODY = /(export async function (?:up|down)\([^)]*\): Promise<void> \{\n)([\s\S]*?)(^\}\s*$)/gm;

const statement = (state: "ON" | "OFF") => `  await db.run(sql\`PRAGMA foreign_keys=${state};\`)\n`;

function guardBody(body: string): string {
  const rest = body.replace(SWITCH, "");
  return rest === body ? body : statement("OFF") + rest.trimEnd() + "\n" + statement("ON");
}

/**
 * @param source a generated SQLite migration
 * @returns the migration with foreign keys off throughout `up` and `down` if it changes that setting at all
 */
export function guardForeignKeys(source: string): string {
  return source.replace(BODY, (_, head: string, body: string, tail: string) => head + guardBody(body) + tail);
}

/** Removes unused parameters from a generated migration, which the compiler would report. */
export function dropUnusedArguments(source: string): string {
  return source.replace(BODY, (_, head: string, body: string, tail: string) => {
    const used = ["db", "payload", "req"].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(body.replace(/`[^`]*`/g, "")),
    );
    return head.replace(/\{ db, payload, req \}/, `{ ${used.join(", ")} }`) + body + tail;
  });
}

/**
 * Turns PostgreSQL's statements into plain strings: the `sql` tag and the type of `db` come from two copies of Drizzle
 * with incompatible types.
 */
export function plainStatements(source: string): string {
  return source.replaceAll("db.execute(sql`", "db.execute(`").replace(/, sql(?= \} from)/, "");
}
