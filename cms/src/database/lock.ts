/** Advisory locks of PostgreSQL: what only one of several instances may do. A SQLite file has one process. */
import pg from "pg";
import { databaseKind } from "payload-kit/database-kind";

/** Numbers of the locks, in the name space of the database; payload-editing has 7301004. */
const LOCKS = { start: 7_301_001, sweep: 7_301_002, watch: 7_301_003 } as const;

/** PostgreSQL's code for a database that is not there; the adapter makes it. */
const NO_DATABASE = "3D000";

async function connect(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "future-native locks" });
  // A lost connection releases its locks; the next call opens another one.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === NO_DATABASE) return undefined;
    const { host } = new URL(url);
    throw new Error(`PostgreSQL at ${host} cannot be reached (DATABASE_URL). Start it, or correct the address.`, {
      cause: error,
    });
  }
}

/**
 * Does what instances that start at the same moment must do one after another: migrations, the first administrator, the
 * demo content.
 * @throws Error when the database cannot be reached, and what the work throws
 */
export async function startInTurn<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = databaseKind(databaseUrl) === "postgres" ? await connect(databaseUrl) : undefined;
  if (!client) return work();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCKS.start]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Chooses one of several instances to look for what is due: the one that has the lock keeps it until it ends or loses
 * its connection, then another one gets it.
 * @param lock what is looked for: scheduled publishing, or incidents
 * @returns whether this process is that one
 */
export function createSweeper(databaseUrl: string, lock: "sweep" | "watch" = "sweep"): () => Promise<boolean> {
  if (databaseKind(databaseUrl) === "sqlite") return async () => true;
  let holder: Promise<pg.Client | undefined> | undefined;

  async function hold(): Promise<pg.Client | undefined> {
    const client = await connect(databaseUrl);
    if (!client) return undefined;
    client.once("end", () => (holder = undefined));
    const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
      LOCKS[lock],
    ]);
    if (rows[0]?.isOurs) return client;
    await client.end();
    return undefined;
  }

  return async () => {
    holder ??= hold();
    const client = await holder.catch(() => undefined);
    if (!client) holder = undefined;
    return client !== undefined;
  };
}

/**
 * Keeps every instance from starting, where none runs: for what replaces a database.
 * @returns a function that ends it; undefined when an instance runs
 */
export async function keepOthersOut(databaseUrl: string): Promise<(() => Promise<void>) | undefined> {
  const client = await connect(databaseUrl);
  if (!client) return async () => undefined;
  const { rows } = await client.query<{ isOurs: boolean }>(
    'SELECT pg_try_advisory_lock($1) AND pg_try_advisory_lock($2) AS "isOurs"',
    [LOCKS.start, LOCKS.sweep],
  );
  if (rows[0]?.isOurs) return () => client.end();
  await client.end();
  return undefined;
}
