/**
 * Protocol between a form and the server for a save over a newer version. Imports nothing of Payload, because the admin
 * bundles it.
 */
import type { ChangedField } from "../versions/changes";

/** Key beside the fields of a save: the `updatedAt` of the version that it began with. Without it nothing is compared. */
export const BASED_ON = "basedOn";

/** Path of the endpoint below the CMS's API. */
export const CONFLICT_PATH = "/conflict";

/** The version that was saved in the meantime. */
export interface Conflict {
  /** Number of the version's row, to restore it by. */
  readonly version: number;
  readonly updatedAt: string;
  /** Name of the user who saved it; empty for a command or a schedule. */
  readonly by: string;
  /** From the newer version to the form: what only the newer one has is removed, what only the form has is added. */
  readonly differences: readonly ChangedField[];
}
