/** Checks and addresses of a site build, without Gatsby; an error here would fail a release. */
import { endpointPath, LOCALE_CODES } from "@future-native/contract";
import { redirectFiles } from "../../plugins/gatsby-plugin-redirects-export/src/redirect-files";
import { entryLists } from "../../plugins/gatsby-source-custom-api/src/build/entry-lists";
import { buildNodeInputs } from "../../plugins/gatsby-source-custom-api/src/build/build-node-inputs";
import { FileRegistry } from "../../plugins/gatsby-source-custom-api/src/build/file-registry";
import { checkLists, checkRelations } from "../../plugins/gatsby-source-custom-api/src/check-content";
import { readContent } from "../../plugins/gatsby-source-custom-api/src/content";
import { pagesFor, type PageEntry } from "../../src/site/pages";
import { redirectsFor } from "../../src/site/redirects";

const API = "https://cms.example";
/** Bytes of a name on the disks that sites are built on, with room for an ending such as `.html.br`. */
const LONGEST_NAME = 240;

/**
 * Makes pages and redirects of what the API answers, as gatsby-node.ts does.
 * @param request asks the API. @throws Error of the first thing that a build would stop at
 */
export async function siteOfAnswers(request: (path: string) => Promise<{ body: string }>): Promise<void> {
  const content = await readContent(async (name, { answer }, lang) => {
    const { body } = await request(endpointPath(name, lang === undefined ? {} : { lang }));
    return answer.parse(JSON.parse(body));
  }, LOCALE_CODES);
  checkLists(content, { apiUrl: API });
  checkRelations(buildNodeInputs(content, API, new FileRegistry(API)), content);
  const entriesOf = (type: "Case" | "Vacancy" | "BlogPost") =>
    entryLists(content)
      .filter((list) => list.type === type)
      .flatMap(({ entries, locale }) =>
        entries.map(({ id, alias = id }): PageEntry => ({ entryId: id, locale, alias, updatedAt: "2026-01-01" })),
      );
  const lists = { cases: entriesOf("Case"), vacancies: entriesOf("Vacancy"), posts: entriesOf("BlogPost") };
  const day = "2026-01-01";
  const pages = pagesFor({ ...lists, screens: { en: day, ru: day, br: day } });
  const former = [
    ...content.cases.flatMap(({ answer }) => answer.map((one) => ({ route: "cases-alias" as const, ...one }))),
    ...content.blogPosts.map((one) => ({ route: "blog-alias" as const, ...one })),
  ].map(({ formerAliases, id, route }) => ({ entryId: id, formerAliases, route }));
  const redirects = redirectsFor(pages, former, content.site[0]?.answer.redirects ?? []);
  redirectFiles(redirects);
  const names = pages.flatMap(({ path }) => path.split("/"));
  const long = names.find((name) => Buffer.byteLength(name) > LONGEST_NAME);
  if (long !== undefined) throw new Error(`ENAMETOOLONG: ${long}`);
  for (const { from, to } of redirects) {
    if (Buffer.byteLength(from) > 1024) throw new Error(`A bucket has no such key: ${from}`);
    if (to.startsWith("/")) decodeURI(to.replace(/[?#].*$/s, ""));
    new Headers({ Location: to });
  }
}
