import type { Payload } from "payload";
import { z } from "zod";

const KEY = "demo-content";
const IMPORTED_AT = "demo-content.imported-at";

/** Milliseconds after the first save of a global in which the import of an earlier version had ended. */
const REST_OF_IMPORT = 60_000;

/**
 * State of the demo content: not imported, interrupted, complete, or refused because there is other content.
 */
export type DemoState = "absent" | NotedState;

const notedState = z.enum(["started", "finished", "foreign"]);
type NotedState = z.infer<typeof notedState>;

const CONTENT = ["cases", "clients", "jobs", "team", "blog-posts", "media"] as const;

export async function demoState(payload: Payload): Promise<DemoState> {
  const noted = notedState.safeParse(await payload.kv.get<string>(KEY));
  if (noted.success) return noted.data;
  for (const collection of CONTENT) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) return "foreign";
  }
  return "absent";
}

export async function setDemoState(payload: Payload, state: NotedState): Promise<void> {
  await payload.kv.set(KEY, state);
  if (state === "finished") await payload.kv.set(IMPORTED_AT, new Date().toISOString());
}

/** @returns the moment since which nothing is the import's, ISO 8601; an import of an earlier version ended with the globals */
export async function importedAt(payload: Payload): Promise<string> {
  const { createdAt } = await payload.findGlobal({ slug: "settings", depth: 0, select: { createdAt: true } });
  const ended = new Date(Date.parse(createdAt ?? "") + REST_OF_IMPORT || 0).toISOString();
  return (await payload.kv.get<string>(IMPORTED_AT)) ?? ended;
}
