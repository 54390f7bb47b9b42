/**
 * Entries that have a document, with a key that changes with the document: read at each build, so it has to be cheap.
 */
import type { LocaleCode } from "@future-native/contract/locales";
import { hash, readLinkedDigest, type Digest } from "../../site/content-digests";
import type { EntryAddress } from "../../site/entries";
import { ask, type Graphql } from "../../site/read-site";

/** A node of which there is a document, and what the document is made of as one hash. */
export interface DocumentRef extends EntryAddress {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  readonly publishedAt: string;
}

const REFS = `
  query DocumentRefs {
    case: allCase(sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes { id address: alias locale title lead publishedAt internal { contentDigest } }
    }
    post: allBlogPost(sort: [{ publishedAt: DESC }, { entryId: ASC }]) {
      nodes { id address: alias locale title lead publishedAt internal { contentDigest } }
    }
    vacancy: allVacancy(filter: { closed: { eq: false } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes { id address: entryId locale title lead publishedAt internal { contentDigest } }
    }
  }
`;

type RefNode = Omit<DocumentRef, "key" | "kind"> & Digest;
const KINDS = ["case", "post", "vacancy"] as const;
type Refs = Record<(typeof KINDS)[number], { nodes: readonly RefNode[] }>;

/**
 * @param digestOf hash of what the documents of a locale are made of beside the content
 * @returns what there are documents of, in the order of the lists; a closed vacancy has none
 */
export async function readRefs(graphql: Graphql, digestOf: (locale: LocaleCode) => string): Promise<DocumentRef[]> {
  const refs = await ask<Refs>(graphql, REFS);
  // A document names clients and awards, which are nodes of their own.
  const linked = await readLinkedDigest(graphql);
  return KINDS.flatMap((kind) =>
    refs[kind].nodes.map(({ internal, ...ref }) => {
      return { ...ref, kind, key: hash([internal.contentDigest, linked, digestOf(ref.locale)]) };
    }),
  );
}
