/** Digests that tell whether content has changed, without reading the content itself. */
import { createHash } from "node:crypto";
import { ask, type Graphql } from "./read-site";

const LINKED_DIGESTS = `
  query LinkedDigests {
    clients: allClient { nodes { internal { contentDigest } } }
    categories: allCaseCategory { nodes { internal { contentDigest } } }
    services: allService { nodes { internal { contentDigest } } }
    awards: allAward { nodes { internal { contentDigest } } }
    cities: allJobCity { nodes { internal { contentDigest } } }
    tags: allBlogTag { nodes { internal { contentDigest } } }
  }
`;

/** Gatsby's digest of a node. */
export interface Digest {
  readonly internal: { readonly contentDigest: string };
}

/** Of texts in their order. */
export const hash = (texts: readonly string[]) =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);

/** @returns one hash of all entries of which others tell something: it is another one when any of them is */
export async function readLinkedDigest(graphql: Graphql): Promise<string> {
  const lists = await ask<Record<string, { nodes: readonly Digest[] }>>(graphql, LINKED_DIGESTS);
  const digests = Object.values(lists).flatMap(({ nodes }) => nodes.map(({ internal }) => internal.contentDigest));
  return hash(digests.sort());
}
