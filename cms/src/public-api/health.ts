import type { Payload } from "payload";
import { hasRoom } from "../disk";

export interface Health {
  /** `degraded`: everything is answered, and something will soon fail. */
  readonly status: "ok" | "degraded" | "failing";
  readonly database: "reachable" | "unreachable";
  /** Of the folder with the database, the pictures and the files of enquiries. */
  readonly disk: "free" | "full";
}

/**
 * Whether the CMS can answer: it is up, its database replies, and there is room for what comes (X10).
 * @param dataDir folder whose disk counts
 */
export async function checkHealth(getPayload: () => Promise<Payload>, dataDir: string): Promise<Health> {
  const disk = (await hasRoom(dataDir)) ? "free" : "full";
  try {
    const payload = await getPayload();
    await payload.db.count({ collection: "users" });
    return { status: disk === "free" ? "ok" : "degraded", database: "reachable", disk };
  } catch {
    return { status: "failing", database: "unreachable", disk };
  }
}
