/** Normalises row values of both databases: SQLite stores booleans as numbers, dates and JSON as text. */
import { createHash } from "node:crypto";

export type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

/** A batch of rows of one table. */
export interface Rows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** PostgreSQL's types by table and column. */
export type Types = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Kind = "boolean" | "number" | "date" | "json" | "text";

const KINDS: Readonly<Record<string, Kind>> = {
  boolean: "boolean",
  smallint: "number",
  integer: "number",
  bigint: "number",
  numeric: "number",
  real: "number",
  "double precision": "number",
  "timestamp with time zone": "date",
  "timestamp without time zone": "date",
  json: "json",
  jsonb: "json",
};

const TRUE = new Set(["t", "true", "1"]);

/**
 * Normalises a value of either database.
 * @param type PostgreSQL's type of the column; text when unknown
 */
export function normaliseValue(value: unknown, type: string | undefined): Value {
  if (value === null || value === undefined) return null;
  const text = String(value);
  switch (KINDS[type ?? ""] ?? "text") {
    case "boolean":
      return TRUE.has(text);
    case "number":
      return Number(text);
    case "date":
      return isoDateOf(text);
    case "json":
      return JSON.stringify(sorted(JSON.parse(text)));
    case "text":
      return text;
  }
}

/** @returns ISO 8601 in UTC; PostgreSQL writes a space and a short offset, such as `2026-11-25 03:10:00.5+00` */
function isoDateOf(text: string): string {
  const moment = new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
  if (Number.isNaN(moment.getTime())) throw new Error(`"${text}" is no moment`);
  return moment.toISOString();
}

/** Sorts keys, because PostgreSQL's jsonb does not preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Digest of all tables, independent of the order of their rows. */
export interface Digest {
  add(rows: Rows): void;
  /** Number of rows and sum of their hashes by non-empty table. */
  result(): Record<string, string>;
}

/** A database that rows are copied into. */
export interface Target {
  write(rows: Rows): Promise<void>;
  digest(): Promise<Digest>;
}

export function createDigest(): Digest {
  const tables = new Map<string, { count: number; sum: bigint }>();
  return {
    add({ table, rows }) {
      const known = tables.get(table) ?? { count: 0, sum: 0n };
      const sum = rows.reduce((before, row) => before + hashOf(row), known.sum);
      tables.set(table, { count: known.count + rows.length, sum: BigInt.asUintN(256, sum) });
    },
    result: () =>
      Object.fromEntries(
        [...tables]
          .filter(([, { count }]) => count > 0)
          .map(([table, { count, sum }]) => [table, `${count} rows, ${sum.toString(16)}`]),
      ),
  };
}

function hashOf(row: Row): bigint {
  const columns = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1));
  return BigInt(`0x${createHash("sha256").update(JSON.stringify(columns)).digest("hex")}`);
}
