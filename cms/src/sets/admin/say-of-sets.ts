import { wordsFor } from "../../words";
import type { Phase, SetStatus, Work } from "../protocol";
import { PHASE_LABELS } from "../protocol";
import { SET_TEXTS, WORK_LABELS } from "../texts";

/** The texts of sets in an editor's language. */
export const sayOfSets = (language: string) => (text: keyof typeof SET_TEXTS) => wordsFor(language, SET_TEXTS[text]);

/** What a set is at, as one word for `data-state`: how its showing goes while it is in preparation, then its phase. */
export const stateOfSet = ({ phase, work }: SetStatus): Work | Exclude<Phase, "open"> =>
  phase === "open" ? work : phase;

/** The same in an editor's language. */
export const stateLabel = ({ phase, work }: SetStatus, language: string): string =>
  wordsFor(language, phase === "open" ? WORK_LABELS[work] : PHASE_LABELS[phase]);
