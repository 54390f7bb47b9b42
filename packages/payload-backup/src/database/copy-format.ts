/** PostgreSQL's text format of rows: https://www.postgresql.org/docs/current/sql-copy.html */

interface DumpedRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly (string | null)[];
}

const HEAD = /^COPY (?:"?public"?\.)("(?:[^"]|"")+"|[^\s(]+) \((.*)\) FROM stdin;$/;
const NAME = /"((?:[^"]|"")+)"|([^\s,"]+)/g;
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

const namesIn = (list: string) =>
  [...list.matchAll(NAME)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");

/** @returns the value of a field; null for SQL NULL */
function valueOf(field: string): string | null {
  if (field === "\\N") return null;
  return field.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter);
}

/** Parses the rows of a dump. @param lines output of `pg_restore --data-only` */
export async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<DumpedRow> {
  let head: { table: string; columns: string[] } | undefined;
  for await (const line of lines) {
    if (!head) {
      const [, table, columns] = HEAD.exec(line) ?? [];
      if (table && columns !== undefined) head = { table: namesIn(table)[0] ?? "", columns: namesIn(columns) };
    } else if (line === "\\.") head = undefined;
    else yield { ...head, values: line.split("\t").map(valueOf) };
  }
}
