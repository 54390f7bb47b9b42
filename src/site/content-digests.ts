/** Whether content is what it was, asked for before the content itself. */
import { createHash } from "node:crypto";

/** Part of a query: entries of which others tell something, each in a node of its own. */
export const LINKED_DIGESTS = `
    clients: allClient { nodes { internal { contentDigest } } }
    categories: allCaseCategory { nodes { internal { contentDigest } } }
    services: allService { nodes { internal { contentDigest } } }
    awards: allAward { nodes { internal { contentDigest } } }
    cities: allJobCity { nodes { internal { contentDigest } } }
    tags: allBlogTag { nodes { internal { contentDigest } } }`;

/** What a node says of itself. */
export interface Digest {
  readonly internal: { readonly contentDigest: string };
}

const LINKED = ["clients", "categories", "services", "awards", "cities", "tags"] as const;

/** The answer to that part. */
export type LinkedDigests = Record<(typeof LINKED)[number], { nodes: readonly Digest[] }>;

/** Of texts in their order. */
export const hash = (texts: readonly string[]) =>
  createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);

/** @returns one hash of all linked entries: it is another one when any of them is */
export function linkedDigest(answer: LinkedDigests): string {
  return hash(LINKED.flatMap((list) => answer[list].nodes.map(({ internal }) => internal.contentDigest)).sort());
}
