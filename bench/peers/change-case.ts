/** The one entry that changes: in the middle of the list, in one locale. */
import { getLocale } from "@future-native/contract";
import type { GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";

const LOCALE = "ru";

export interface Change {
  answers: GeneratedContent;
  /** Where the new title stands. */
  path: string;
  words: string;
}

/** @returns the content with another title of that case @throws Error when there is none */
export function changeCase(answers: GeneratedContent, words: string): Change {
  const entries = answers.cases[LOCALE];
  const changed = entries[Math.floor(entries.length / 2)];
  if (!changed) throw new Error(`There is no case in "${LOCALE}".`);
  const updatedAt = new Date().toISOString();
  const cases = entries.map((entry) => (entry === changed ? { ...entry, title: words, updatedAt } : entry));
  return {
    answers: { ...answers, cases: { ...answers.cases, [LOCALE]: cases } },
    path: `${getLocale(LOCALE).prefix}/cases/${changed.alias}`,
    words,
  };
}
