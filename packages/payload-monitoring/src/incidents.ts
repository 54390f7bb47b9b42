/** Sends one alert when a check fails, and one when it recovers. */
import type { Finding } from "./checks";

/** Something that is wrong, as it is kept until it is over. */
export interface Incident {
  /** ISO 8601. */
  readonly since: string;
  readonly reason: string;
  /** Absent in one that an earlier version kept, which knew no other. */
  readonly state?: "failing" | "not-set-up";
  /** Whether an alert was delivered. */
  readonly isTold: boolean;
}

/** Storage of incidents, persistent and shared by all instances. */
export interface IncidentStore {
  get(name: string): Promise<Incident | undefined>;
  set(name: string, incident: Incident): Promise<void>;
  delete(name: string): Promise<void>;
}

export interface News {
  readonly name: string;
  readonly state: "wrong" | "not-set-up" | "over";
  readonly reason: string;
  /** ISO 8601. */
  readonly since: string;
}

/** @returns whether an alert was delivered; never throws */
export type Alert = (news: News) => Promise<boolean>;

/** Compares findings with the open incidents and sends alerts. A failed alert is sent again with the next check. */
export async function followIncidents(
  findings: readonly Pick<Finding, "name" | "state" | "reason">[],
  { store, alert, now = new Date() }: { store: IncidentStore; alert: Alert; now?: Date },
): Promise<void> {
  for (const { name, state, reason } of findings) {
    const known = await store.get(name);
    const isKnown = known && (known.state ?? "failing") === state;
    if (state !== "fine")
      await remember(name, isKnown ? known : { since: now.toISOString(), reason: reason ?? "", state, isTold: false });
    else if (known) await end(name, known);
  }

  async function remember(name: string, incident: Incident): Promise<void> {
    if (incident.isTold) return;
    const state = incident.state === "not-set-up" ? "not-set-up" : "wrong";
    const isTold = await alert({ name, state, reason: incident.reason, since: incident.since });
    await store.set(name, { ...incident, isTold });
  }

  async function end(name: string, { isTold, reason, since }: Incident): Promise<void> {
    // An incident that was never reported needs no report of its end.
    if (!isTold || (await alert({ name, state: "over", reason, since }))) await store.delete(name);
  }
}

/**
 * Wraps a store so that incidents that could not be written are kept in memory: a full disk must not send an alert
 * every minute.
 */
export function rememberUnwritten(store: IncidentStore, onFault: (error: unknown) => void): IncidentStore {
  const unwritten = new Map<string, Incident | undefined>();
  const write = async (name: string, incident: Incident | undefined) => {
    try {
      await (incident ? store.set(name, incident) : store.delete(name));
      unwritten.delete(name);
    } catch (error) {
      unwritten.set(name, incident);
      onFault(error);
    }
  };
  return {
    get: async (name) => (unwritten.has(name) ? unwritten.get(name) : store.get(name)),
    set: write,
    delete: (name) => write(name, undefined),
  };
}
