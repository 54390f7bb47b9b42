/** Path of the endpoint, below Payload's API. */
export const GATE_PATH = "/gate";

/** A fault with its message in the language of the user. */
export interface LocalizedFault {
  /** Which check has found it; `validation` for what the form's own rules refuse. */
  readonly check: string;
  readonly severity: "error" | "warning";
  /** Path of the field; empty for the entry as a whole. */
  readonly field: string;
  /** Label as the form shows it, for instance `Search and sharing › Title`. */
  readonly label: string;
  readonly locale: string | null;
  readonly message: string;
  /** The part of the field at fault. */
  readonly subject: string;
}

/** Faults of a change; the errors first. */
export interface Verdict {
  readonly errors: number;
  readonly warnings: number;
  readonly faults: readonly LocalizedFault[];
}
