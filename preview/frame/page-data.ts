import type { LocaleCode } from "@future-native/contract";
import { buildNodeInputs } from "../../plugins/gatsby-source-custom-api/src/build/build-node-inputs";
import { linkNodes } from "../../plugins/gatsby-source-custom-api/src/build/link-nodes";
import { PictureRegistry } from "../../plugins/gatsby-source-custom-api/src/build/picture-registry";
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
  const inputs = buildNodeInputs(content, "", new PictureRegistry(""));
  // What is in another locale is of no concern here, and may lack what its page would need.
  const seen = inputs.filter((input) => input.locale === locale || input.type.startsWith("Blog") || isSite(input.type));
  const nodes = linkNodes(seen, (key) => key);
  return runPlan(plan, {
    nodes,
    variables,
    typeNames,
    // No sharp here: the picture element draws the CMS's own file.
    fileOf: ({ url }) => ({ publicURL: url, childImageSharp: null }),
  });
}

const isSite = (type: string) => type === "SiteSettings" || type === "Office";
