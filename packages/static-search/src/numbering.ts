import { BLOCK_BITS, hashOf, SPARE_BITS } from "./format";

export interface Numbered {
  readonly key: string;
  /** Place of its kind in the index's list of kinds. */
  readonly kind: number;
}

/** How many bits a document's number has within its kind. */
export function bitsFor(documents: number): number {
  return Math.max(BLOCK_BITS, Math.ceil(Math.log2(documents + 1)) + SPARE_BITS);
}

/**
 * Numbers follow from the keys, so that a document that comes or goes leaves nearly all others theirs: of two that would have
 * the same, the later in the alphabet takes the next free one.
 */
export function numberDocuments(documents: readonly Numbered[], bits: number): Map<string, number> {
  const size = 2 ** bits;
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  const inOrder = documents.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  for (const { key, kind } of inOrder) {
    let place = hashOf(key) >>> (32 - bits);
    while (taken.has(kind * size + place)) place = (place + 1) % size;
    taken.add(kind * size + place);
    numbers.set(key, kind * size + place);
  }
  return numbers;
}
