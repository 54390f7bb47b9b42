/**
 * The guard against the cascade trap.
 *
 * Drizzle's SQLite migrations rebuild a table as: foreign keys off, new table, copy, drop the old, rename, foreign
 * keys **on**, next table. The second rebuild of such a migration switches them off again only when its own statement
 * says so, and where it does not, `DROP TABLE` deletes by cascade every row that points at the old table: localised
 * texts and versions, silently. So they stay off from the first statement to the last.
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
 * @returns the same with foreign keys off throughout `up` and `down` wherever it touched them at all
 */
export function guardForeignKeys(source: string): string {
  return source.replace(BODY, (_, head: string, body: string, tail: string) => head + guardBody(body) + tail);
}

/** Takes the arguments out of a generated migration that it does not use, so that the compiler has nothing to say. */
export function dropUnusedArguments(source: string): string {
  return source.replace(BODY, (_, head: string, body: string, tail: string) => {
    const used = ["db", "payload", "req"].filter((name) =>
      new RegExp(`\\b${name}\\b`).test(body.replace(/`[^`]*`/g, "")),
    );
    return head.replace(/\{ db, payload, req \}/, `{ ${used.join(", ")} }`) + body + tail;
  });
}

/**
 * PostgreSQL's statements as plain strings: the `sql` tag and the type of `db` come from two copies of Drizzle, whose
 * types do not fit each other.
 */
export function plainStatements(source: string): string {
  return source.replaceAll("db.execute(sql`", "db.execute(`").replace(/, sql(?= \} from)/, "");
}
