import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "@future-native/contract/locales";
import type { PageContext } from "../site/pages";
import { knownLocale } from "../site/known-locale";
import { warnOfMissing } from "./warn-of-missing";

interface PageValue {
  page: PageContext;
  locale: Locale;
}

const PageValueContext = createContext<PageValue | undefined>(undefined);

interface PageProviderProps {
  page: PageContext;
  children: ReactNode;
}

/** Provides the page and the locale to everything below. It is within the provider of i18next (L6). */
export function PageProvider({ page, children }: PageProviderProps) {
  const { i18n } = useTranslation();
  warnOfMissing(i18n, page.namespaces);
  const value = useMemo(() => ({ page, locale: knownLocale(page.locale) }), [page]);
  return <PageValueContext value={value}>{children}</PageValueContext>;
}

/** @throws Error outside of a page */
export function usePageValue(): PageValue {
  const value = useContext(PageValueContext);
  if (!value) throw new Error("There is no PageProvider above this component; wrap it as src/app/wrap-page.tsx does.");
  return value;
}
