import type { Payload } from "payload";

export interface Health {
  readonly status: "ok" | "failing";
  readonly database: "reachable" | "unreachable";
}

/** Whether the CMS can answer: it is up and its database replies. */
export async function checkHealth(getPayload: () => Promise<Payload>): Promise<Health> {
  try {
    const payload = await getPayload();
    await payload.db.count({ collection: "users" });
    return { status: "ok", database: "reachable" };
  } catch {
    return { status: "failing", database: "unreachable" };
  }
}
