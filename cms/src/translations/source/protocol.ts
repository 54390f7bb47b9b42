/** What a form in another language shows of the source. Imports nothing of Payload, because the admin's forms read it too. */

import type { Part } from "../../text-changes";

/** The source of a field. */
export interface SourceText {
  /** Its words; paragraphs have an empty line between them. */
  readonly words: string;
  /** The value that can be taken over. */
  readonly value: unknown;
  /** What has changed since the translation was saved; null when nothing has, or when it is not known. */
  readonly changes: readonly Part[] | null;
  /** Whether a machine has made the translation, and nobody has looked at it. */
  readonly isByMachine: boolean;
}

/** By the field's path; within the row of a list by the row's id in place of its number. */
export type Sources = Readonly<Record<string, SourceText>>;
