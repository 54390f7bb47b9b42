/** Texts of the files of an index, by their numbers. Equal documents make equal texts, in whatever order they came. */
import { BLOCK_BITS, FACET, termsFileOf, headOf, postingsOf, tailOf } from "./format";
import { encodeRising } from "./numbers";
import { SHORTEST_MISSPELT } from "./typing-errors";
import type { FileCounts, TermTable } from "./term-table";

/** A document as the index holds it. */
export interface Held {
  key: string;
  digest: string;
  kind: number;
  /** Its number in the index; below zero before it has one. */
  number: number;
  /** Numbers of its terms, and the impact of each. */
  terms: Uint32Array;
  impacts: Uint8Array;
  /** JSON of what is shown of it. */
  stored: string;
}

interface Wanted {
  counts: FileCounts;
  /** Numbers of the files to write; all where there are none. */
  only: ReadonlySet<number> | undefined;
}

/** A word in more than this share of as many documents as the layout has room for says nothing of a text, but of a title. */
const EVERYWHERE = 0.2;
const EVERYWHERE_FROM = 64;
const TITLE_IMPACT = 4;

interface Postings {
  numbers: number[];
  impacts: number[];
}

/** Where terms stand. @param bits of the documents' numbers */
export function postingsTexts(
  held: readonly Held[],
  table: TermTable,
  { counts, only, bits }: Wanted & { bits: number },
): Map<number, string> {
  const found = collect(held, wantedTerms(table, counts, only));
  const files = new Map<number, Record<string, [string, string]>>();
  for (let number = 0; number < counts.postings; number += 1) if (!only || only.has(number)) files.set(number, {});
  const common = Math.max(EVERYWHERE_FROM, (2 ** bits / 8) * EVERYWHERE);
  for (const term of table.sorted()) {
    const postings = found.get(term);
    if (!postings) continue;
    const name = table.nameOf(term);
    const kept = postings.numbers.length > common && !name.startsWith(FACET) ? ofTitles(postings) : postings;
    const file = files.get(postingsOf(name, counts.postings));
    if (file) file[name] = [encodeRising(kept.numbers), kept.impacts.join("")];
  }
  return new Map([...files].map(([number, file]) => [number, JSON.stringify(file)]));
}

function wantedTerms(table: TermTable, counts: FileCounts, only: ReadonlySet<number> | undefined) {
  if (!only) return () => true;
  const known = new Map<number, boolean>();
  return (term: number) => {
    const wanted = known.get(term) ?? only.has(postingsOf(table.nameOf(term), counts.postings));
    known.set(term, wanted);
    return wanted;
  };
}

function collect(held: readonly Held[], isWanted: (term: number) => boolean): Map<number, Postings> {
  const found = new Map<number, Postings>();
  const inOrder = held.toSorted((one, other) => one.number - other.number);
  for (const { number, terms, impacts } of inOrder) {
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      if (!isWanted(term)) continue;
      let postings = found.get(term);
      if (!postings) found.set(term, (postings = { numbers: [], impacts: [] }));
      postings.numbers.push(number);
      postings.impacts.push(impacts[at] ?? 0);
    }
  }
  return found;
}

function ofTitles({ numbers, impacts }: Postings): Postings {
  const isTitle = (at: number) => (impacts[at] ?? 0) >= TITLE_IMPACT;
  return { numbers: numbers.filter((_, at) => isTitle(at)), impacts: impacts.filter((_, at) => isTitle(at)) };
}

/** Which terms there are, by their first letters (heads) or those after them (tails). */
export function termsTexts(family: "heads" | "tails", table: TermTable, { counts, only }: Wanted): Map<number, string> {
  const files = new Map<number, string[]>();
  for (let number = 0; number < counts.terms; number += 1) if (!only || only.has(number)) files.set(number, []);
  const keyOf = family === "heads" ? headOf : tailOf;
  for (const term of table.sorted()) {
    const name = table.nameOf(term);
    // What is too short to be looked for by its end is in no file of ends.
    if (name.startsWith(FACET) || (family === "tails" && name.length < SHORTEST_MISSPELT - 1)) continue;
    files.get(termsFileOf(keyOf(name), counts.terms))?.push(`${name} ${table.countOf(term)}`);
  }
  return new Map([...files].map(([number, lines]) => [number, JSON.stringify(lines.join(" "))]));
}

/** What is shown of documents. @param only numbers of blocks; one that no document is in has no text */
export function blockTexts(held: readonly Held[], only?: ReadonlySet<number>): Map<number, string | undefined> {
  const blocks = new Map<number, string[]>();
  const inOrder = held.toSorted((one, other) => one.number - other.number);
  for (const { number, stored } of inOrder) {
    const block = number >>> BLOCK_BITS;
    if (only && !only.has(block)) continue;
    blocks.set(block, [...(blocks.get(block) ?? []), `"${number}":${stored}`]);
  }
  const gone = [...(only ?? [])].filter((block) => !blocks.has(block)).map((block) => [block, undefined] as const);
  return new Map<number, string | undefined>([
    ...gone,
    ...[...blocks].map(([block, parts]) => [block, `{${parts.join(",")}}`] as const),
  ]);
}
