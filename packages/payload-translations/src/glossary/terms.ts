/** Terms of the glossary in a text, and whether its translation follows them. Knows no database. */

/** A term in one language. */
export interface GlossaryTerm {
  /** As the source has it. */
  readonly term: string;
  /** Accepted translations; a final asterisk matches any ending. */
  readonly forms: readonly string[];
}

const LETTER = String.raw`[\p{L}\p{N}]`;

function pattern(form: string): RegExp {
  const hasEnding = form.endsWith("*");
  const literal = (hasEnding ? form.slice(0, -1) : form).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // Spaces in texts may be bound.
  const words = literal.trim().replace(/\s+/g, String.raw`\s+`);
  return new RegExp(`(?<!${LETTER})${words}${hasEnding ? "" : `(?!${LETTER})`}`, "u");
}

const contains = (text: string, form: string) => pattern(form).test(text);

/** The forms that an editor wrote with commas between them. */
export const formsOf = (written: string): string[] =>
  written
    .split(",")
    .map((form) => form.trim())
    .filter((form) => form.replace(/\*$/, "") !== "");

/** The terms of a source that have a form in the language of the translation. */
export function termsIn(source: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return terms.filter(({ term, forms }) => forms.length > 0 && contains(source, term));
}

/** The terms of a source for which its translation says something else. An empty translation says nothing yet. */
export function brokenTerms(source: string, translation: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  if (translation.trim() === "") return [];
  return termsIn(source, terms).filter(({ forms }) => !forms.some((form) => contains(translation, form)));
}
