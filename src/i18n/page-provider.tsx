import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Locale } from "@future-native/contract/locales";
import type { PageContext } from "../page-map";
import { knownLocale } from "./known-locale";
import { createTranslate, parseMessages, type MessageFile, type MessageTree, type Translate } from "./messages";

interface PageValue {
  page: PageContext;
  locale: Locale;
  messages: MessageTree;
  t: Translate;
}

export const PageValueContext = createContext<PageValue | undefined>(undefined);

interface PageProviderProps {
  page: PageContext;
  /** Message files of the page's own locale, as its query gives them. */
  messages: readonly MessageFile[];
  children: ReactNode;
}

/** Tells everything below which page it stands on, in which locale, and in which words (L6). */
export function PageProvider({ page, messages: files, children }: PageProviderProps) {
  const value = useMemo(() => {
    const locale = knownLocale(page.locale);
    const messages = parseMessages(files, page.namespaces);
    return { page, locale, messages, t: createTranslate(messages, locale.tag) };
  }, [page, files]);
  return <PageValueContext value={value}>{children}</PageValueContext>;
}

/** @throws Error outside of a page */
export function usePageValue(): PageValue {
  const value = useContext(PageValueContext);
  if (!value)
    throw new Error("There is no PageProvider above this component; wrap it as src/runtime/wrap-page.tsx does.");
  return value;
}
