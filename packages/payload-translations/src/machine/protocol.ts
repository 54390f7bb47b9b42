/** Result of a machine draft, in the reader's language. Imports nothing, because the admin bundles it. */
export interface MachineReport {
  /** Whether the entry has a new draft. */
  readonly hasDraft: boolean;
  /** Skipped texts and deviations from the glossary; or the reason why there is no draft. */
  readonly messages: readonly string[];
}
