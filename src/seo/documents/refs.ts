/** What there are documents of, and whether it is what it was: asked at each build, so it costs little. */
import { createHash } from "node:crypto";
import type { LocaleCode } from "@future-native/contract/locales";
import { ask, type Graphql } from "../../site/read-site";
import type { DocumentEntry } from "./query";

/** A node of which there is a document, and what the document is made of as one hash. */
export interface DocumentRef {
  readonly id: string;
  readonly key: string;
  /** Last part of the page's address. */
  readonly address: string;
  readonly locale: LocaleCode;
  readonly kind: DocumentEntry["kind"];
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
    clients: allClient { nodes { internal { contentDigest } } }
    categories: allCaseCategory { nodes { internal { contentDigest } } }
    services: allService { nodes { internal { contentDigest } } }
    awards: allAward { nodes { internal { contentDigest } } }
    cities: allJobCity { nodes { internal { contentDigest } } }
    tags: allBlogTag { nodes { internal { contentDigest } } }
  }
`;

interface Digest {
  readonly internal: { readonly contentDigest: string };
}
type RefNode = Omit<DocumentRef, "key" | "kind"> & Digest;
const KINDS = ["case", "post", "vacancy"] as const;
const LINKED = ["clients", "categories", "services", "awards", "cities", "tags"] as const;
type Refs = Record<(typeof KINDS)[number], { nodes: readonly RefNode[] }> &
  Record<(typeof LINKED)[number], { nodes: readonly Digest[] }>;

/** Of texts in their order. */
export const hash = (texts: readonly string[]) =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);

/**
 * @param digestOf hash of what the documents of a locale are made of beside the content
 * @returns what there are documents of, in the order of the lists; a closed vacancy has none
 */
export async function readRefs(graphql: Graphql, digestOf: (locale: LocaleCode) => string): Promise<DocumentRef[]> {
  const refs = await ask<Refs>(graphql, REFS);
  // What a document says of a client or an award stands in their own nodes.
  const linked = hash(LINKED.flatMap((list) => refs[list].nodes.map(({ internal }) => internal.contentDigest)).sort());
  return KINDS.flatMap((kind) =>
    refs[kind].nodes.map(({ internal, ...ref }) => {
      return { ...ref, kind, key: hash([internal.contentDigest, linked, digestOf(ref.locale)]) };
    }),
  );
}
