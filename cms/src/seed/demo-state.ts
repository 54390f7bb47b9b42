import type { Payload } from "payload";

const KEY = "demo-content";

/**
 * What became of the demo content: not there yet, broken off half way, all there, or content of somebody else's that
 * it must not be mixed with.
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
