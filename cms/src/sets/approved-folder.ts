import type { Payload } from "payload";
import type { Change } from "../releases/states";
import { stateOf } from "./set-state";

/** Slug of the collection, as the changes of a release name it. */
export const SETS = "sets";

/** The folder of the release that was shown, when a set alone is what a release is to bring. */
export async function approvedFolder(payload: Payload, changes: readonly Change[]): Promise<string | undefined> {
  const set = changes.find(({ action, list }) => list === SETS && action === "published");
  return set ? ((await stateOf(payload, Number(set.id)))?.folder ?? undefined) : undefined;
}
