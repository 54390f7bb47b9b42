/** Watches over the running CMS (X10). */
import type { Payload } from "payload";
import type { CmsEnv } from "../env";
import { createSweeper } from "../start-up/database-lock";
import { runChecks, type Finding } from "./checks";
import { followIncidents, rememberUnwritten, type Incident, type IncidentStore } from "./incidents";
import { takeReadings, type Readings } from "./readings";
import { createTell } from "./tell";

/** The CMS's state, for the server in front. */
export interface Monitor {
  /** Results of the checks, cached for some seconds, so that frequent requests cost nothing. */
  findings(): Promise<readonly Finding[]>;
  /** @throws what the database throws when it cannot be reached */
  readings(): Promise<Readings>;
}

declare global {
  // Next bundles routes and start-up separately, and the server is outside both: only globalThis is shared by all
  // three.
  var cmsMonitor: Monitor | undefined;
}

const MINUTE = 60_000;
const FRESH = 5_000;

/** Starts the health endpoints' data source and a check every minute that sends alerts. */
export function startMonitoring(payload: Payload, env: CmsEnv): void {
  const findings = keepFor(FRESH, () => runChecks({ payload, env }));
  globalThis.cmsMonitor = { findings, readings: () => takeReadings(payload, env) };
  const watch = createWatch(payload, env);
  setInterval(() => {
    findings()
      .then(watch)
      .catch((error: unknown) => payload.logger.error({ err: error, msg: "Incidents could not be looked at." }));
  }, MINUTE).unref();
}

/**
 * Follows what is wrong from look to look. A database that is gone cannot keep that it is: each instance remembers it
 * by itself and tells of it, since it may be gone for one of them only. All else is in the database, and one instance
 * tells.
 */
export function createWatch(payload: Payload, env: CmsEnv): (findings: readonly Finding[]) => Promise<void> {
  const isOurs = createSweeper(env.databaseUrl, "watch");
  const tell = createTell(payload, env);
  const ofThisProcess = createMemoryStore();
  const ofAll = rememberUnwritten(createIncidentStore(payload), (error) =>
    payload.logger.error({ err: error, msg: "An incident could not be kept; this process remembers it by itself." }),
  );
  return async (findings) => {
    const ofDatabase = findings.filter(({ name }) => name === "database");
    await followIncidents(ofDatabase, { store: ofThisProcess, tell });
    if (ofDatabase.some(({ reason }) => reason !== null)) return;
    const others = findings.filter(({ name }) => name !== "database");
    if (await isOurs()) await followIncidents(others, { store: ofAll, tell });
  };
}

function createMemoryStore(): IncidentStore {
  const incidents = new Map<string, Incident>();
  return {
    get: async (name) => incidents.get(name),
    set: async (name, incident) => void incidents.set(name, incident),
    delete: async (name) => void incidents.delete(name),
  };
}

function keepFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  let until = 0;
  return () => {
    if (!kept || Date.now() > until) {
      kept = read();
      until = Date.now() + milliseconds;
    }
    return kept;
  };
}

/** Incidents in the key-value store of Payload, which lies in the database. */
export function createIncidentStore({ kv }: Pick<Payload, "kv">): IncidentStore {
  const keyOf = (name: string) => `incident-${name}`;
  return {
    get: async (name) => (await kv.get<Incident>(keyOf(name))) ?? undefined,
    set: (name, incident) => kv.set(keyOf(name), incident),
    delete: (name) => kv.delete(keyOf(name)),
  };
}
