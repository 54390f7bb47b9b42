/** What a machine draft came to, in the reader's language. Imports nothing, because the admin's screens read it too. */
export interface MachineReport {
  /** Whether the entry has a new draft. */
  readonly hasDraft: boolean;
  /** What was left out and why, and where the glossary was left; or why there is no draft at all. */
  readonly messages: readonly string[];
}
