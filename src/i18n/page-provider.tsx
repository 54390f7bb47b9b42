import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Locale } from "@future-native/contract/locales";
import type { PageContext } from "../page-map";
import { knownLocale } from "./known-locale";
import { createTranslate, parseMessages, type MessageFile, type Translate } from "./messages";

interface PageValue {
  page: PageContext;
  locale: Locale;
  t: Translate;
}

const Context = createContext<PageValue | undefined>(undefined);

interface PageProviderProps {
  page: PageContext;
  /** Message files of the page's own locale, as its query gives them. */
  messages: readonly MessageFile[];
  children: ReactNode;
}

/** Tells everything below which page it stands on, in which locale, and in which words (L6). */
export function PageProvider({ page, messages, children }: PageProviderProps) {
  const value = useMemo(() => {
    const locale = knownLocale(page.locale);
    return { page, locale, t: createTranslate(parseMessages(messages, page.namespaces), locale.tag) };
  }, [page, messages]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** @throws Error outside of a page */
export function usePageValue(): PageValue {
  const value = useContext(Context);
  if (!value)
    throw new Error("There is no PageProvider above this component; wrap it as src/runtime/wrap-page.tsx does.");
  return value;
}
