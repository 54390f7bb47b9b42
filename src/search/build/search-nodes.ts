/** The entries that can be searched and have no page of their own, as GraphQL gives them. */
import type { LocaleCode } from "@future-native/contract";
import { ask, type Graphql } from "../../site/read-site";

interface Node {
  entryId: string;
  locale: LocaleCode;
}

export interface ServiceNode extends Node {
  title: string;
  lead: string;
  points: readonly string[];
}

export interface PersonNode extends Node {
  name: string;
  position: string;
  categories: readonly { title: string }[];
}

export interface NewsNode extends Node {
  title: string;
  date: string;
  text: string;
}

export interface SearchNodes {
  services: readonly ServiceNode[];
  people: readonly PersonNode[];
  news: readonly NewsNode[];
}

const NODES = `
  query SearchedNodes {
    services: allService(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { entryId locale title lead points } }
    people: allTeamMember(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { entryId locale name position categories { title } } }
    news: allNewsItem(sort: [{ entryId: ASC }, { locale: ASC }]) { nodes { entryId locale title text date } }
  }
`;

type QueryResult = { [Kind in keyof SearchNodes]: { nodes: SearchNodes[Kind] } };

export async function readSearchNodes(graphql: Graphql): Promise<SearchNodes> {
  const { services, people, news } = await ask<QueryResult>(graphql, NODES);
  return { services: services.nodes, people: people.nodes, news: news.nodes };
}
