import type { Call } from "payload-kit/admin/call-api";
import type { SetStatus } from "../protocol";

/** Calls an endpoint of sets, for instance `41/show`, and shows an error. @returns whether it worked */
export type AskSet = (path: string, request: Call) => Promise<boolean>;

/** Of a part of the panel. */
export interface SetPartProps {
  /** Id of the set. */
  set: number | string;
  status: SetStatus;
  ask: AskSet;
}
