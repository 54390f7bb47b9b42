/** The row that the machine keeps for each set. It is written past the forms: what is done cannot be refused. */
import type { Payload } from "payload";
import type { SetState } from "../payload-types";

export type { SetState };

export async function stateOf(payload: Payload, set: number): Promise<SetState | undefined> {
  const { docs } = await payload.find({
    ...{ collection: "set-states", where: { set: { equals: set } }, depth: 0, limit: 1, pagination: false },
  });
  return docs[0];
}

export async function writeState(payload: Payload, set: number, data: Partial<SetState>): Promise<void> {
  const row = await stateOf(payload, set);
  const updatedAt = new Date().toISOString();
  if (row) await payload.db.updateOne({ collection: "set-states", id: row.id, data: { ...data, updatedAt } });
  else await payload.create({ collection: "set-states", data: { set, work: "none", ...data } });
}
