import type { Payload } from "payload";
import { and, databaseOf, eq } from "payload-kit/database";
import type { Phase } from "./protocol";

/**
 * Moves a set from one phase to another, for one process alone.
 * @returns whether it was in that phase; another instance has moved it otherwise
 */
export async function movePhase(payload: Payload, set: number, from: Phase, to: Phase): Promise<boolean> {
  const { drizzle, tables } = databaseOf<{ sets: { id: never; phase: never } }>(payload);
  const { sets } = tables;
  const moved = await drizzle
    .update(sets)
    .set({ phase: to })
    .where(and(eq(sets.id, set), eq(sets.phase, from)))
    .returning({ id: sets.id });
  return moved.length > 0;
}
