import type { Phase, SetStatus, Work } from "../protocol";
import type { TextKey } from "../texts";

/**
 * State of a set as one word for `data-state`: the state of its preview build while the set is open, then its phase.
 */
export const stateOfSet = ({ phase, work }: SetStatus): Work | Exclude<Phase, "open"> =>
  phase === "open" ? work : phase;

/** Its name. */
export const stateLabel = ({ phase, work }: SetStatus): TextKey =>
  phase === "open" ? `sets:work.${work}` : `sets:phase.${phase}`;
