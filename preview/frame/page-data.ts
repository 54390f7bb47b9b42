import type { LocaleCode } from "@future-native/contract";
import { buildDrafts } from "../../plugins/gatsby-source-custom-api/src/build/drafts";
import { linkDrafts } from "../../plugins/gatsby-source-custom-api/src/build/link";
import { PictureBook } from "../../plugins/gatsby-source-custom-api/src/build/picture-book";
import type { Content } from "../../plugins/gatsby-source-custom-api/src/fetch-content";
import type { RootPlan } from "../queries/plan";
import { runPlan } from "../queries/run-plan";

interface PageOptions {
  readonly plan: readonly RootPlan[];
  readonly typeNames: Readonly<Record<string, string>>;
  /** The page's context, whose values are the query's variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly locale: LocaleCode;
}

/** The data of a page as the build would give it, by the source plugin's own functions and the page's own query. */
export function pageData(content: Content, { plan, typeNames, variables, locale }: PageOptions) {
  const drafts = buildDrafts(content, "", new PictureBook(""));
  // What is in another locale is of no concern here, and may lack what its page would need.
  const seen = drafts.filter((draft) => draft.locale === locale || draft.type.startsWith("Blog") || isSite(draft.type));
  const nodes = linkDrafts(seen, (key) => key);
  return runPlan(plan, {
    nodes,
    variables,
    typeNames,
    // No sharp here: the picture element draws the CMS's own file.
    fileOf: ({ url }) => ({ publicURL: url, childImageSharp: null }),
  });
}

const isSite = (type: string) => type === "SiteSettings" || type === "Office";
