/** What a form and the server say of a save over a newer one. Imports nothing of Payload, because the admin's forms read it too. */
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
  /** Who saved it; empty where no person did. */
  readonly by: string;
  /** From the newer version to the form: what only the newer one has is removed, what only the form has is added. */
  readonly differences: readonly ChangedField[];
}
