/** The entries that can be searched, as GraphQL gives them. */
import type { LocaleCode, Territory } from "@future-native/contract";
import { hash, readLinkedDigest, type Digest } from "../../site/content-digests";
import { ask, type Graphql } from "../../site/read-site";

export interface Titled {
  title: string;
}

interface Node {
  entryId: string;
  locale: LocaleCode;
}

export interface BlockNode {
  __typename: string;
  text?: string;
  author?: string | null;
  caption?: string | null;
  title?: string;
  remark?: string | null;
  pieces?: readonly { caption: string | null }[];
  lines?: readonly { text: string }[];
  steps?: readonly { label: string; said?: string | null | undefined }[];
  credits?: readonly { role: string; name: string }[];
  runs?: readonly { text: string }[];
  items?: readonly { runs: readonly { text: string }[] }[];
  figures?: readonly { value: string; label: string }[];
}

export interface CaseNode extends Node, Titled {
  alias: string;
  lead: string;
  year: number;
  client: { name: string } | null;
  categories: readonly (Titled & { alias: string })[];
  services: readonly Titled[];
  awards: readonly { festival: string }[];
  territory: Pick<Territory, "colors" | "mark">;
  body: readonly BlockNode[];
}

export interface VacancyNode extends Node, Titled {
  lead: string;
  city: Titled & { entryId: string };
  offer: readonly string[];
  duties: readonly string[];
  skills: readonly string[];
  plus: readonly string[];
  closed: boolean;
}

export interface ArticleNode extends Node, Titled {
  alias: string;
  lead: string;
  author: string | null;
  tags: readonly Titled[];
  body: readonly BlockNode[];
}

export interface ServiceNode extends Node, Titled {
  lead: string;
  points: readonly string[];
}

export interface PersonNode extends Node {
  name: string;
  position: string;
  categories: readonly Titled[];
}

export interface NewsNode extends Node, Titled {
  date: string;
  text: string;
}

export interface SearchNodes {
  cases: readonly CaseNode[];
  vacancies: readonly VacancyNode[];
  articles: readonly ArticleNode[];
  services: readonly ServiceNode[];
  people: readonly PersonNode[];
  news: readonly NewsNode[];
}

// Sorted, so that what is made of them is the same however the entries have come.
const REFS = `
  query SearchedRefs {
    cases: allCase(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { id internal { contentDigest } } }
    vacancies: allVacancy(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { id internal { contentDigest } } }
    articles: allBlogPost(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { id internal { contentDigest } } }
  }
`;

const ENTRIES = `
  query SearchedEntries($ids: [String!]!) {
    cases: allCase(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes {
        id entryId locale alias title lead year
        client { name } categories { alias title } services { title } awards { festival }
        territory { colors mark }
        body { ...SearchedBlock }
      }
    }
    vacancies: allVacancy(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { id entryId locale title lead city { entryId title } offer duties skills plus closed }
    }
    articles: allBlogPost(filter: { id: { in: $ids } }, sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { id entryId locale alias title lead author tags { title } body { ...SearchedBlock } }
    }
    services: allService(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale title lead points }
    }
    people: allTeamMember(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale name position categories { title } }
    }
    news: allNewsItem(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale title text date }
    }
  }

  fragment SearchedBlock on ContentBlock {
    __typename
    ... on ParagraphBlock { runs { text } }
    ... on HeadingBlock { text }
    ... on ListBlock { items { runs { text } } }
    ... on QuoteBlock { text author }
    ... on PictureBlock { caption }
    ... on FiguresBlock { figures { value label } }
    ... on VideoBlock { title }
    ... on BeatBlock { title remark }
    ... on ArtefactBlock { pieces { caption } }
    ... on RadioBlock { title lines { text } }
    ... on LoopBlock { caption }
    ... on PlayBlock { title remark: lead steps { label said } }
    ... on CreditsBlock { credits { role name } }
  }
`;

/** Kinds with long texts: what has not changed since the last build is not read again. */
const LONG = ["cases", "vacancies", "articles"] as const;
type Long = (typeof LONG)[number];

type Refs = Record<Long, { nodes: readonly (Digest & { id: string })[] }>;
type QueryResult = {
  [Kind in keyof SearchNodes]: { nodes: readonly (SearchNodes[Kind][number] & { id: string })[] };
};

interface CachedNode<Read> {
  /** Hash of what the node was made of. */
  readonly key: string;
  readonly node: Read;
}

/** Entries that the last build has read, by the node's id. */
export type KnownNodes = { [Kind in Long]: ReadonlyMap<string, CachedNode<SearchNodes[Kind][number]>> };

export const nothingKnown = (): KnownNodes => ({ cases: new Map(), vacancies: new Map(), articles: new Map() });

/** Asks Gatsby's data for every entry that can be searched, and of those with long texts for what `known` has not. */
export async function readSearchNodes(
  graphql: Graphql,
  known: KnownNodes,
): Promise<{ nodes: SearchNodes; known: KnownNodes }> {
  const refs = await ask<Refs>(graphql, REFS);
  const linked = await readLinkedDigest(graphql);
  const keysOf = (kind: Long) =>
    new Map(refs[kind].nodes.map(({ id, internal }) => [id, hash([internal.contentDigest, linked])]));
  const keys = { cases: keysOf("cases"), vacancies: keysOf("vacancies"), articles: keysOf("articles") };
  const isNew = (kind: Long) => (id: string) => known[kind].get(id)?.key !== keys[kind].get(id);
  const ids = LONG.flatMap((kind) => [...keys[kind].keys()].filter(isNew(kind)));
  const { cases, vacancies, articles, services, people, news } = await ask<QueryResult>(graphql, ENTRIES, { ids });
  const all: KnownNodes = {
    cases: joined(keys.cases, known.cases, cases.nodes),
    vacancies: joined(keys.vacancies, known.vacancies, vacancies.nodes),
    articles: joined(keys.articles, known.articles, articles.nodes),
  };
  return {
    nodes: {
      ...{ cases: nodesOf(all.cases), vacancies: nodesOf(all.vacancies), articles: nodesOf(all.articles) },
      ...{ services: services.nodes, people: people.nodes, news: news.nodes },
    },
    known: all,
  };
}

const nodesOf = <Read>(known: ReadonlyMap<string, CachedNode<Read>>) => [...known.values()].map(({ node }) => node);

/** @returns what there is by the keys and in their order: as it was read now, or else before */
function joined<Read>(
  keys: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, CachedNode<Read>>,
  read: readonly (Read & { id: string })[],
): ReadonlyMap<string, CachedNode<Read>> {
  const fresh = new Map<string, Read>(read.map((node) => [node.id, node]));
  return new Map(
    [...keys].flatMap(([id, key]) => {
      const node = fresh.get(id) ?? known.get(id)?.node;
      return node ? [[id, { key, node }] as const] : [];
    }),
  );
}
