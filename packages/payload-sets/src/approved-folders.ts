import type { Payload } from "payload";
import { dropShown } from "payload-releases/store/shown-releases";
import { setsIn, statesOf } from "./rows";

/**
 * Folders of the shown releases of sets that are live. The files of one are still there while no release has brought them to
 * visitors: because it is to be made, or because the last attempt has failed.
 */
export async function approvedFolders(payload: Payload): Promise<string[]> {
  return (await statesOf(payload, await setsIn(payload, "live"))).flatMap(({ folder }) => folder ?? []);
}

/**
 * Removes the shown releases of sets that are live now. A failure is logged only, since a leftover folder costs disk
 * space and nothing else.
 * @param releases folder of all releases
 */
export async function dropApproved(payload: Payload, releases: string, folders: readonly string[]): Promise<void> {
  const drops = folders.map((folder) => dropShown(releases, folder));
  await Promise.all(drops).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: "The shown releases of sets that are live could not be removed." }),
  );
}
