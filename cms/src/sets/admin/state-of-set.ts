import type { Phase, SetStatus, Work } from "../protocol";
import type { AdminTextKey } from "../../i18n";

/** What a set is at, as one word for `data-state`: how its showing goes while it is in preparation, then its phase. */
export const stateOfSet = ({ phase, work }: SetStatus): Work | Exclude<Phase, "open"> =>
  phase === "open" ? work : phase;

/** Its name. */
export const stateLabel = ({ phase, work }: SetStatus): AdminTextKey =>
  phase === "open" ? `sets:work.${work}` : `sets:phase.${phase}`;
