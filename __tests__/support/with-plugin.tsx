import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WrapPageElementBrowserArgs } from "gatsby";
import { wrapPageElement } from "gatsby-plugin-react-i18next/dist/plugin/wrapPageElement";
import type { ReactElement, ReactNode } from "react";
import type { MessageFiles } from "../../src/i18n/create-i18n";
import { I18NEXT_OPTIONS } from "../../src/i18n/i18next-options";
import { PageProvider } from "../../src/i18n/page-provider";
import { DEFAULT_LANGUAGE, LANGUAGES, type PageContext } from "../../src/site/pages";

const LOCALES = join(__dirname, "..", "..", "locales");

/** The message files that a page ships, as its query gives them. */
export function messagesOf({ language, namespaces }: Pick<PageContext, "language" | "namespaces">): MessageFiles {
  return {
    edges: namespaces.map((ns) => ({
      node: { ns, language, data: readFileSync(join(LOCALES, language, `${ns}.json`), "utf8") },
    })),
  };
}

/** An element as gatsby-plugin-react-i18next draws it on a page. @param locales the default is what the page ships */
export function withPlugin(page: PageContext, element: ReactElement, locales = messagesOf(page)): ReactNode {
  const props = { data: { locales }, pageContext: page, location: window.location };
  const args = { element, props } as unknown as WrapPageElementBrowserArgs<never, never>;
  return wrapPageElement(args, {
    languages: [...LANGUAGES],
    defaultLanguage: DEFAULT_LANGUAGE,
    generateDefaultLanguagePage: false,
    redirect: false,
    i18nextOptions: I18NEXT_OPTIONS,
    pages: [],
  });
}

/** Children as they stand on a page: with its messages, its locale and its place among the pages. */
export function onPage(page: PageContext, children: ReactNode, locales?: MessageFiles): ReactNode {
  return withPlugin(page, <PageProvider page={page}>{children}</PageProvider>, locales);
}
