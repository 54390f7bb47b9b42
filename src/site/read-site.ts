import type { CreatePagesArgs } from "gatsby";
import { forEachLocale, type LocaleCode } from "@future-native/contract/locales";
import { findLeftOut, type WrittenPlaces } from "./find-left-out";
import { isThere } from "./left-out";
import { pagesFor, type Page, type PageEntries } from "./pages";
import { redirectsFor, type Redirect } from "./redirects";

export type Graphql = CreatePagesArgs["graphql"];

// Sorted, so that files made of them are the same however the entries have come.
const ENTRIES = `
  query Entries {
    cases: allCase(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias updatedAt formerAliases }
    }
    vacancies: allVacancy(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias: entryId updatedAt closed }
    }
    posts: allBlogPost(sort: [{ entryId: ASC }, { locale: ASC }]) {
      nodes { entryId locale alias updatedAt formerAliases }
    }
    screens: allSiteSettings { nodes { locale updatedAt redirects { from to } } }
    services: allService { distinct(field: { locale: SELECT }) }
    news: allNewsItem { distinct(field: { locale: SELECT }) }
    team: allTeamMember { distinct(field: { locale: SELECT }) }
    written: allSiteSettings {
      nodes {
        locale
        languages
        pages { about { title } cases { title } career { title } contacts { title } blog { title } privacy { title } }
      }
    }
  }
`;

interface Renamed {
  formerAliases: readonly string[];
}

interface EntryNodes extends WrittenPlaces {
  cases: { nodes: readonly (PageEntries["cases"][number] & Renamed)[] };
  vacancies: { nodes: PageEntries["vacancies"] };
  posts: { nodes: readonly (PageEntries["posts"][number] & Renamed)[] };
  screens: { nodes: readonly { locale: LocaleCode; updatedAt: string; redirects: readonly Redirect[] }[] };
}

/** Pages and redirects that result from the content. */
export interface Site {
  pages: readonly Page[];
  redirects: readonly Redirect[];
}

/**
 * Asks Gatsby's data.
 * @throws Error with what GraphQL has against the query
 */
export async function ask<Data>(graphql: Graphql, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (data && !errors) return data;
  throw new Error(
    `A query of gatsby-node.ts (src/site) failed; compare it with the plugin's schema. ${String(errors)}`,
  );
}

/** Asks once: where there are thousands of entries, to go through them takes as long as to build a page. */
export async function readSite(graphql: Graphql): Promise<Site> {
  const { cases, vacancies, posts, screens, ...written } = await ask<EntryNodes>(graphql, ENTRIES);
  const leftOut = findLeftOut(written, vacancies.nodes);
  const updatedAt = (locale: LocaleCode) => {
    if (!isThere(leftOut, locale, "index")) return "";
    const found = screens.nodes.find((node) => node.locale === locale);
    // While the site is developed it may be without the settings of a locale: its pages say so.
    if (!found && process.env.NODE_ENV === "development") return new Date(0).toISOString();
    if (!found) throw new Error(`There are no site settings in "${locale}". See that /api/site/${locale} answers.`);
    return found.updatedAt;
  };
  const pages = pagesFor({
    cases: cases.nodes,
    vacancies: vacancies.nodes,
    posts: posts.nodes,
    screens: forEachLocale(updatedAt),
    leftOut,
  });
  const former = [
    ...cases.nodes.map((node) => ({ route: "cases-alias" as const, ...node })),
    ...posts.nodes.map((node) => ({ route: "blog-alias" as const, ...node })),
  ];
  // The same in every language.
  return { pages, redirects: redirectsFor(pages, former, screens.nodes[0]?.redirects ?? []) };
}
