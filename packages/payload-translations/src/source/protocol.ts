/** Source texts beside a form in another language. Imports nothing of Payload, because the admin bundles it. */

import type { Part } from "payload-kit/text-changes";

/** The source of a field. */
export interface SourceText {
  /** Its words; paragraphs have an empty line between them. */
  readonly words: string;
  /** The value that can be taken over. */
  readonly value: unknown;
  /** Changes of the source since the translation was saved; null if there are none, or if they are unknown. */
  readonly changes: readonly Part[] | null;
  /** Whether the translation is an unreviewed machine draft. */
  readonly isByMachine: boolean;
}

/** By the field's path; within the row of a list by the row's id in place of its number. */
export type Sources = Readonly<Record<string, SourceText>>;

/** Response of the endpoint. */
export interface EntrySources {
  /** Language of the sources, BCP 47. */
  readonly language: string;
  readonly sources: Sources;
}
