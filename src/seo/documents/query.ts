/** The entries that have a document beside their page: cases, articles and vacancies. */
import type { AwardCategory, WorkFormat } from "@future-native/contract";
import type { EntryAddress } from "../../site/entries";
import { ask, type Graphql } from "../../site/read-site";
import type { Block, DocumentPicture } from "./blocks";

interface Entry extends Omit<EntryAddress, "kind"> {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface CaseEntry extends Entry {
  readonly kind: "case";
  readonly year: number;
  readonly client: { readonly name: string; readonly url: string | null } | null;
  readonly categories: readonly { readonly title: string }[];
  readonly services: readonly { readonly title: string }[];
  readonly awards: readonly { readonly category: AwardCategory; readonly festival: string; readonly year: number }[];
  readonly cover: DocumentPicture | null;
  readonly body: readonly Block[];
}

export interface PostEntry extends Entry {
  readonly kind: "post";
  readonly author: string | null;
  readonly tags: readonly { readonly title: string }[];
  readonly cover: DocumentPicture | null;
  readonly body: readonly Block[];
}

export interface VacancyEntry extends Entry {
  readonly kind: "vacancy";
  readonly city: { readonly title: string };
  readonly format: WorkFormat;
  readonly employment: "full-time" | "part-time" | "contract" | "internship";
  readonly salary: { min: number; max: number; currency: string; unit: string } | null;
  readonly validThrough: string | null;
  readonly offer: readonly string[];
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly plus: readonly string[];
}

export type DocumentEntry = CaseEntry | PostEntry | VacancyEntry;

// The pages ask for the same renditions, so that no file is made for a document alone.
const DOCUMENTS = `
  fragment DocumentPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 460, 580, 740, 940, 1200, 1520, 1920]
          placeholder: NONE
        )
      }
    }
  }
  fragment DocumentRuns on TextRun { text bold italic href }
  fragment DocumentBlocks on ContentBlock {
    __typename
    ... on ParagraphBlock { runs { ...DocumentRuns } }
    ... on HeadingBlock { level text }
    ... on ListBlock { ordered items { runs { ...DocumentRuns } } }
    ... on QuoteBlock { text author }
    ... on PictureBlock { picture { ...DocumentPicture } caption }
    ... on PairBlock { pictures { ...DocumentPicture } }
    ... on FiguresBlock { figures { value label } source }
    ... on VideoBlock { url title poster { ...DocumentPicture } }
    ... on BeatBlock { title figure remark }
    ... on ArtefactBlock { pieces { picture { ...DocumentPicture } caption } }
    ... on RadioBlock { title note lines { text } sound { file { publicURL } } }
    ... on LoopBlock { caption film { poster { ...DocumentPicture } } }
    ... on PlayBlock { title lead steps { label said } done }
    ... on CreditsBlock { credits { role name } }
  }
  query Documents($ids: [String!]!) {
    cases: allCase(filter: { id: { in: $ids } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        id address: alias locale title lead publishedAt updatedAt year
        client { name url }
        categories { title }
        services { title }
        awards { category festival year }
        cover { ...DocumentPicture }
        body { ...DocumentBlocks }
      }
    }
    posts: allBlogPost(filter: { id: { in: $ids } }, sort: [{ publishedAt: DESC }, { entryId: ASC }]) {
      nodes {
        id address: alias locale title lead publishedAt updatedAt author
        tags { title }
        cover { ...DocumentPicture }
        body { ...DocumentBlocks }
      }
    }
    vacancies: allVacancy(filter: { id: { in: $ids } }, sort: [{ sort: ASC }, { entryId: ASC }]) {
      nodes {
        id address: entryId locale title lead publishedAt updatedAt
        city { title }
        format employment
        salary { min max currency unit }
        validThrough offer duties skills plus
      }
    }
  }
`;

interface Nodes<Kind extends DocumentEntry> {
  readonly nodes: readonly Omit<Kind, "kind">[];
}

/** @param ids of nodes @returns their entries; a picture costs most of it, so ask for what has changed */
export async function readDocuments(graphql: Graphql, ids: readonly string[]): Promise<DocumentEntry[]> {
  if (ids.length === 0) return [];
  const { cases, posts, vacancies } = await ask<{
    cases: Nodes<CaseEntry>;
    posts: Nodes<PostEntry>;
    vacancies: Nodes<VacancyEntry>;
  }>(graphql, DOCUMENTS, { ids });
  return [
    ...cases.nodes.map((node) => ({ ...node, kind: "case" as const })),
    ...posts.nodes.map((node) => ({ ...node, kind: "post" as const })),
    ...vacancies.nodes.map((node) => ({ ...node, kind: "vacancy" as const })),
  ];
}
