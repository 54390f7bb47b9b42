/** What a form and the server say of a save over a newer one. Imports nothing of Payload, because the admin's forms read it too. */
import type { Part } from "../text-changes";

/** Key beside the fields of a save: the `updatedAt` of the version that it began with. Without it nothing is compared. */
export const BASED_ON = "basedOn";

/** Path of the endpoint below the CMS's API. */
export const CONFLICT_PATH = "/conflict";

/** A field that reads differently in the newer version and in the form. */
interface Difference {
  readonly label: string;
  /** From the newer version to the form: what only the newer one has is removed, what only the form has is added. */
  readonly parts: readonly Part[];
}

/** The version that was saved in the meantime. */
export interface Conflict {
  /** Number of the version's row, to restore it by. */
  readonly version: number;
  readonly updatedAt: string;
  /** Who saved it; empty where no person did. */
  readonly by: string;
  readonly differences: readonly Difference[];
}
