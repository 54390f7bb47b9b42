import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { knownLocale } from "../site/known-locale";
import { ErrorBoundary } from "./error-boundary";

interface LastBoundaryProps {
  path: string;
  /** Code of the page's locale. */
  locale: string;
  children: ReactNode;
}

/** Plain HTML, with nothing in it that could fail. */
function LastPage({ locale }: { locale: string }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t("errors.failed", "Something went wrong")}</h1>
      <a href={knownLocale(locale).prefix || "/"}>{t("errors.home", "To the home page")}</a>
    </main>
  );
}

/** Last resort when the error page fails too (G4). */
export function LastBoundary({ path, locale, children }: LastBoundaryProps) {
  return (
    <ErrorBoundary path={path} fallback={() => <LastPage locale={locale} />}>
      {children}
    </ErrorBoundary>
  );
}
