/** The entries that can be searched, as GraphQL gives them. */
import type { LocaleCode, Territory } from "@future-native/contract";
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
const QUERY = `
  query SearchedEntries {
    cases: allCase(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes {
        entryId locale alias title lead year
        client { name } categories { alias title } services { title } awards { festival }
        territory { colors mark }
        body { ...SearchedBlock }
      }
    }
    vacancies: allVacancy(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale title lead city { entryId title } offer duties skills plus closed }
    }
    articles: allBlogPost(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias title lead author tags { title } body { ...SearchedBlock } }
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
  }
`;

type Answer = { [Kind in keyof SearchNodes]: { nodes: SearchNodes[Kind] } };

/** Asks Gatsby's data for every entry that can be searched. */
export async function readSearchNodes(graphql: Graphql): Promise<SearchNodes> {
  const { cases, vacancies, articles, services, people, news } = await ask<Answer>(graphql, QUERY);
  return {
    ...{ cases: cases.nodes, vacancies: vacancies.nodes, articles: articles.nodes },
    ...{ services: services.nodes, people: people.nodes, news: news.nodes },
  };
}
