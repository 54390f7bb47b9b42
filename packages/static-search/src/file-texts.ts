/** Texts of the files of an index, by their numbers. Equal documents make equal texts, in whatever order they came. */
import { BLOCK_BITS, FACET, SPARE_BITS, ZERO } from "./format";
import { encodeRising } from "./numbers";
import type { CountedTerm, FileCounts, TermTable } from "./term-table";

/** A document as the index holds it. */
export interface IndexedDocument {
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

interface FileSelection {
  counts: FileCounts;
  /** Numbers of the files to write; all where there are none. */
  only: ReadonlySet<number> | undefined;
}

/** An empty collection for each file to write. */
function filesFor<Content>(count: number, { only }: FileSelection, create: () => Content): Map<number, Content> {
  const numbers = only ?? Array.from({ length: count }, (_, number) => number);
  return new Map([...numbers].map((number) => [number, create()]));
}

/** A word in more than this share of as many documents as the layout has room for says nothing of a text, but of a title. */
const EVERYWHERE = 0.2;
const EVERYWHERE_FROM = 64;
const TITLE_IMPACT = 4;

/** Documents of a term, and the impacts as ASCII digits. */
interface Postings {
  numbers: Uint32Array;
  impacts: Uint8Array;
  /** How many are filled in. */
  length: number;
}

/** Texts of the files of postings. @param held in the order of their numbers @param bits of these */
export function postingsTexts(
  held: readonly IndexedDocument[],
  table: TermTable,
  { bits, ...wanted }: FileSelection & { bits: number },
): Map<number, string> {
  const { counts, only } = wanted;
  const marked = table.in("postings", counts, only);
  const terms = table.sorted(marked);
  const found = collect(held, terms, marked);
  const files = filesFor<Record<string, [string, string]>>(counts.postings, wanted, () => ({}));
  const common = Math.max(EVERYWHERE_FROM, (2 ** bits / 2 ** SPARE_BITS) * EVERYWHERE);
  for (const [at, { name, number }] of terms.entries()) {
    const postings = found[at];
    const file = files.get(table.fileOf(number, "postings", counts) ?? -1);
    if (!postings || !file) continue;
    const { numbers, impacts } = postings.length > common && !name.startsWith(FACET) ? ofTitles(postings) : postings;
    file[name] = [encodeRising(numbers), Buffer.from(impacts).toString("latin1")];
  }
  return new Map([...files].map(([number, file]) => [number, JSON.stringify(file)]));
}

/** Postings of each term. There may be millions, so no object is created for one. */
function collect(held: readonly IndexedDocument[], terms: readonly CountedTerm[], marked: Uint8Array): Postings[] {
  const slots = new Uint32Array(marked.length);
  for (const [slot, { number }] of terms.entries()) slots[number] = slot;
  const found = terms.map(({ count }) => ({
    ...{ numbers: new Uint32Array(count), impacts: new Uint8Array(count), length: 0 },
  }));
  for (const document of held) {
    for (let at = 0; at < document.terms.length; at += 1) {
      const term = document.terms[at] ?? 0;
      const postings = marked[term] === 1 ? found[slots[term] ?? 0] : undefined;
      if (!postings) continue;
      postings.numbers[postings.length] = document.number;
      postings.impacts[postings.length] = ZERO + (document.impacts[at] ?? 0);
      postings.length += 1;
    }
  }
  return found;
}

function ofTitles({ numbers, impacts }: Postings) {
  const isTitle = (_: number, at: number) => (impacts[at] ?? 0) >= ZERO + TITLE_IMPACT;
  return { numbers: numbers.filter(isTitle), impacts: impacts.filter(isTitle) };
}

/** Which terms there are, by their first letters (heads) or those after them (tails). */
export function termsTexts(family: "heads" | "tails", table: TermTable, wanted: FileSelection): Map<number, string> {
  const { counts, only } = wanted;
  const files = filesFor<string[]>(counts[family], wanted, () => []);
  for (const { name, number, count } of table.sorted(table.in(family, counts, only))) {
    files.get(table.fileOf(number, family, counts) ?? -1)?.push(`${name} ${count}`);
  }
  return new Map([...files].map(([number, lines]) => [number, JSON.stringify(lines.join(" "))]));
}

/**
 * Stored parts of documents, by block.
 * @param held in the order of their numbers
 * @param only numbers of blocks; one that no document is in has no text
 */
export function blockTexts(
  held: readonly IndexedDocument[],
  only?: ReadonlySet<number>,
): Map<number, string | undefined> {
  const blocks = new Map<number, string[]>();
  for (const { number, stored } of held) {
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
