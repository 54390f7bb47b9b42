/** Follows findings from check to check, and sends alerts. */
import type { Payload } from "payload";
import { DATABASE, type Finding } from "./checks";
import { followIncidents, rememberUnwritten, type Alert, type Incident, type IncidentStore } from "./incidents";

interface WatchOptions {
  readonly alert: Alert;
  /** Whether this instance alerts for all. */
  readonly isOurs: () => Promise<boolean>;
}

/**
 * Follows findings. A database that is gone cannot store that it is: each instance remembers it by itself and alerts, since
 * it may be gone for one of them only. All else is in the database, and one instance alerts.
 */
export function createWatch(payload: Payload, { alert, isOurs }: WatchOptions) {
  const ofThisProcess = createMemoryStore();
  const ofAll = rememberUnwritten(createIncidentStore(payload), (error) =>
    payload.logger.error({ err: error, msg: "An incident could not be stored; this process remembers it by itself." }),
  );
  return async (findings: readonly Finding[]): Promise<void> => {
    const ofDatabase = findings.filter(({ name }) => name === DATABASE);
    await followIncidents(ofDatabase, { store: ofThisProcess, alert });
    if (ofDatabase.some(({ reason }) => reason !== null)) return;
    const others = findings.filter(({ name }) => name !== DATABASE);
    if (await isOurs()) await followIncidents(others, { store: ofAll, alert });
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

/** Incidents in the key-value store of Payload, which lies in the database. */
export function createIncidentStore({ kv }: Pick<Payload, "kv">): IncidentStore {
  const keyOf = (name: string) => `incident-${name}`;
  return {
    get: async (name) => (await kv.get<Incident>(keyOf(name))) ?? undefined,
    set: (name, incident) => kv.set(keyOf(name), incident),
    delete: (name) => kv.delete(keyOf(name)),
  };
}
