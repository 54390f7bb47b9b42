/** Entries for search, Markdown, feeds and llms.txt: each build reads and describes those alone that have changed. */
import type { LocaleCode } from "@future-native/contract/locales";
import type { TFunction } from "i18next";
import { hash, readLinkedDigest, type Digest } from "./content-digests";
import { describeEntry, ENTRIES, type Description, type NodeOfKind } from "./describe-entry";
import { ENTRY_KINDS, type EntryKind } from "./entries";
import { BLOCK_FRAGMENTS } from "./entry-blocks";
import { ask, type Graphql } from "./read-site";

/** Gatsby's own, which goes when a build begins from nothing. */
export interface BuildCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** Messages of the interface in a language, with a hash of them. */
export interface LocaleMessages {
  readonly t: TFunction;
  readonly digest: string;
}

export interface EntriesSource {
  readonly graphql: Graphql;
  readonly cache: BuildCache;
  readonly messagesOf: (locale: LocaleCode) => LocaleMessages;
}

interface KnownEntry {
  /** Hash of all that the entry is described by. */
  readonly key: string;
  readonly entry: Description;
}

/** Entries of the builds of this process, by the node's id. */
export type KnownEntries = Map<string, KnownEntry>;

// In the order of their lists; a closed vacancy has only a page.
const REFS = `
  query EntryRefs {
    case: allCase(sort: [{ sort: ASC }, { entryId: ASC }]) { nodes { id locale internal { contentDigest } } }
    post: allBlogPost(sort: [{ publishedAt: DESC }, { entryId: ASC }]) { nodes { id locale internal { contentDigest } } }
    vacancy: allVacancy(filter: { closed: { eq: false } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes { id locale internal { contentDigest } }
    }
  }
`;

type Nodes<Kinds> = { [Kind in keyof Kinds]: { readonly nodes: readonly Kinds[Kind][] } };
type Refs = Nodes<Record<EntryKind, Digest & { id: string; locale: LocaleCode }>>;

/** So many entries at a time: the pictures of all of them at once would fill the memory. */
const AT_ONCE = 200;

/**
 * @param known is brought up to date
 * @returns every entry in the order of the lists; one that has not changed is the object of the build before
 */
export async function readEntries(source: EntriesSource, known: KnownEntries): Promise<Description[]> {
  const { cache, messagesOf } = source;
  const keys = await readKeys(source);
  for (const id of known.keys()) {
    if (!keys.has(id)) known.delete(id);
  }
  const missing: string[] = [];
  for (const [id, key] of keys) {
    if (known.get(id)?.key === key) continue;
    const stored = (await cache.get(`entry ${id}`)) as KnownEntry | undefined;
    if (stored?.key === key) known.set(id, stored);
    else missing.push(id);
  }
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const read = await readNodes(source.graphql, missing.slice(from, from + AT_ONCE));
    const describe = <Kind extends EntryKind>(kind: Kind) =>
      read[kind].nodes.map((node) => describeEntry(kind, node, messagesOf(node.locale).t));
    const found = ENTRY_KINDS.flatMap((kind) => describe(kind)).map((entry) => ({
      key: keys.get(entry.id) ?? "",
      entry,
    }));
    for (const one of found) known.set(one.entry.id, one);
    await Promise.all(found.map((one) => cache.set(`entry ${one.entry.id}`, one)));
  }
  return [...keys.keys()].flatMap((id) => known.get(id)?.entry ?? []);
}

/** The key of each entry by the node's id: read at every build, so it has to be cheap. */
async function readKeys({ graphql, messagesOf }: EntriesSource): Promise<Map<string, string>> {
  const refs = await ask<Refs>(graphql, REFS);
  // An entry names clients and awards, which are nodes of their own.
  const linked = await readLinkedDigest(graphql);
  return new Map(
    ENTRY_KINDS.flatMap((kind) =>
      refs[kind].nodes.map(({ id, locale, internal }) => {
        return [id, hash([internal.contentDigest, linked, messagesOf(locale).digest])] as const;
      }),
    ),
  );
}

interface FileNode {
  readonly publicURL?: string | null;
  readonly childImageSharp?: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null;
}

/** @returns the nodes with the path of each file, for a picture what its page shows where the browser knows no newer format */
async function readNodes(graphql: Graphql, ids: readonly string[]): Promise<Nodes<NodeOfKind>> {
  const read = await ask<object>(graphql, ENTRIES + BLOCK_FRAGMENTS, { ids });
  const pathOf = (file: FileNode | null) =>
    file?.publicURL ?? file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? null;
  const text = JSON.stringify(read, (key, value: FileNode | null) => (key === "file" ? pathOf(value) : value));
  return JSON.parse(text) as Nodes<NodeOfKind>;
}
