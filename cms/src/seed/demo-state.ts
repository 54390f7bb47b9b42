import type { Payload } from "payload";

const KEY = "demo-content";

/**
 * State of the demo content: not imported, interrupted, complete, or refused because there is other content.
 */
export type DemoState = "absent" | "started" | "finished" | "foreign";

const CONTENT = ["cases", "clients", "jobs", "team", "blog-posts", "media"] as const;

export async function demoState(payload: Payload): Promise<DemoState> {
  const kept = await payload.kv.get<string>(KEY);
  if (kept === "started" || kept === "finished") return kept;
  for (const collection of CONTENT) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) return "foreign";
  }
  return "absent";
}

export async function setDemoState(payload: Payload, state: "started" | "finished"): Promise<void> {
  await payload.kv.set(KEY, state);
}
