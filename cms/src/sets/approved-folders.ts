import type { Payload } from "payload";
import { dropShown } from "payload-releases/store/shown-releases";

/** Slug of the collection, as the changes of a release name it. */
export const SETS = "sets";

/**
 * Folders of what was shown of the sets that are live. The files of one are still there while no release has brought them to
 * visitors: because it is to be made, or because the last attempt has failed.
 */
export async function approvedFolders(payload: Payload): Promise<string[]> {
  const { docs: sets } = await payload.find({
    ...{ collection: SETS, where: { phase: { equals: "live" } }, depth: 0, pagination: false },
  });
  if (sets.length === 0) return [];
  const { docs } = await payload.find({
    ...{ collection: "set-states", depth: 0, pagination: false },
    where: { set: { in: sets.map(({ id }) => id) } },
  });
  return docs.flatMap(({ folder }) => folder ?? []);
}

/**
 * Removes the shown releases of sets that are live now. A failure is logged only, since a leftover folder costs disk
 * space and nothing else.
 * @param releases folder of all releases
 */
export async function dropApproved(payload: Payload, releases: string, folders: readonly string[]): Promise<void> {
  const drops = folders.map((folder) => dropShown(releases, folder));
  await Promise.all(drops).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: "What was shown of sets that are live could not be removed." }),
  );
}
