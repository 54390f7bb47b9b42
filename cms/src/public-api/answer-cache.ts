import type { EndpointName } from "@future-native/contract";
import type { Payload } from "payload";
import { sharedState } from "payload-kit/shared-state";
import type { Parameters } from "./answers";
import { createContent, type Content } from "./content";

/** A whole answer of the API, ready to be sent. */
export interface CachedAnswer {
  /** JSON in UTF-8, encoded once for all who ask. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/**
 * Cache of reads and responses since the last change of the content. A change starts a new generation, so that a slow
 * read from before it can only store its result in the discarded one.
 */
export interface Generation {
  readonly number: number;
  /** How many changes this process had made; stays when a generation merely grows old. */
  readonly changes: number;
  begunAt: number;
  /** Milliseconds; without end where this process alone changes the database. */
  readonly lifetime: number;
  readonly answers: Map<string, Promise<CachedAnswer>>;
  content: Content | undefined;
  /** Snapshot of a shared database before the first read. */
  readonly snapshot?: string | undefined;
  /** Whether the snapshot is being read again. */
  renewal?: Promise<Generation> | undefined;
}

export const generation = sharedState<Generation>("public-api.generation");

/** Changes that another instance made, or that a transaction had not committed yet, are seen after this time. */
const SHARED_DATABASE_LIFETIME = 1000;

interface Begun {
  number: number;
  changes: number;
  lifetime: number;
  snapshot?: string | undefined;
}

function begin(begun: Begun): Generation {
  return (generation.value = { ...begun, begunAt: Date.now(), answers: new Map(), content: undefined });
}

/**
 * The generation that a request reads from and stores into. A SQLite file has one writer, this process, so its
 * generations last until a change; those of PostgreSQL end by themselves as well.
 */
export function currentGeneration({ db }: { readonly db: { readonly name: string } }): Generation {
  const current = generation.value;
  if (current && isLasting(current)) return current;
  const lifetime = db.name === "sqlite" ? Infinity : SHARED_DATABASE_LIFETIME;
  return begin({ number: (current?.number ?? 0) + 1, changes: current?.changes ?? 0, lifetime });
}

/**
 * The current generation after a check of a shared database: cached responses stay valid until a transaction is
 * committed in it.
 */
export async function freshGeneration(payload: Payload): Promise<Generation> {
  const old = generation.value;
  if (!old || isLasting(old) || payload.db.name === "sqlite") return currentGeneration(payload);
  old.renewal ??= renew(old, payload).finally(() => (old.renewal = undefined));
  return old.renewal;
}

async function renew(old: Generation, payload: Payload): Promise<Generation> {
  const snapshot = await snapshotOf(payload);
  const current = generation.value ?? old;
  // Something was changed here meanwhile.
  if (current !== old) return currentGeneration(payload);
  if (old.snapshot === snapshot) {
    old.begunAt = Date.now();
    return old;
  }
  return begin({ number: old.number + 1, changes: old.changes, lifetime: SHARED_DATABASE_LIFETIME, snapshot });
}

/** Another text when any transaction has been committed since; reads leave it as it is. */
async function snapshotOf({ db }: Payload): Promise<string> {
  const { pool } = db as unknown as { pool: { query(text: string): Promise<{ rows: unknown[] }> } };
  return JSON.stringify((await pool.query("SELECT pg_current_snapshot()::text AS snapshot")).rows);
}

const isLasting = ({ begunAt, lifetime }: Generation) => Date.now() - begunAt < lifetime;

/** By what an answer is kept. */
export const answerKey = (name: EndpointName, parameters: Parameters) => JSON.stringify([name, parameters]);

/** An answer that is ready or being computed; undefined when it would have to be. */
export function keptAnswer(key: string): Promise<CachedAnswer> | undefined {
  const current = generation.value;
  return current && isLasting(current) ? current.answers.get(key) : undefined;
}

/** The content of a generation, read from the database at most once. */
export function contentOf(current: Generation, payload: Payload): Content {
  return (current.content ??= createContent(payload));
}

/** Forgets every answer; called by the hooks of all that the API answers from. */
export function dropAnswers(): void {
  const { number, changes, lifetime } = generation.value ?? { number: 0, changes: 0, lifetime: 0 };
  begin({ number: number + 1, changes: changes + 1, lifetime });
}
