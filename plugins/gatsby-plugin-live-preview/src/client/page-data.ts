import type { LocaleCode } from "@future-native/contract";
import type { ExecutionResult } from "graphql";
import { buildNodeInputs } from "../../../gatsby-source-custom-api/src/build/build-node-inputs";
import { linkNodes } from "../../../gatsby-source-custom-api/src/build/link-nodes";
import { FileRegistry } from "../../../gatsby-source-custom-api/src/build/file-registry";
import type { Content } from "../../../gatsby-source-custom-api/src/content";
import { runQuery } from "../query/run-query";

interface PageOptions {
  readonly query: string;
  /** The page's context, whose values are the query's variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly locale: LocaleCode;
}

/** The data of a page as the build would give it, by the source plugin's own functions and the page's own query. */
export function pageData(content: Content, { query, variables, locale }: PageOptions): ExecutionResult {
  const inputs = buildNodeInputs(content, "", new FileRegistry(""));
  // Entries of other locales are not needed here, and may lack what their pages require.
  const seen = inputs.filter((input) => input.locale === locale || input.type.startsWith("Blog") || isSite(input.type));
  return runQuery(
    query,
    variables,
    linkNodes(seen, (key) => key),
  );
}

const isSite = (type: string) => type === "SiteSettings" || type === "Office";
