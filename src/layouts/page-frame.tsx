import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SkipLink } from "../ui/skip-link";
import { ContentBoundary } from "./content-boundary";
import * as styles from "./page-frame.module.css";
import { useLiveliness } from "./use-liveliness";

const CONTENT_ID = "content";

interface PageFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  /** Elements that float above the page: back to top, progress line. */
  extras?: ReactNode;
  children: ReactNode;
}

/** Common parts of all layouts: the skip link and the order of header, main and footer. */
export function PageFrame({ header, footer, extras, children }: PageFrameProps) {
  const { t } = useTranslation();
  useLiveliness();
  return (
    <div className={styles.frame}>
      <SkipLink data-over="page" href={`#${CONTENT_ID}`}>
        {t("skipLink")}
      </SkipLink>
      {header}
      <main data-enters id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <ContentBoundary>{children}</ContentBoundary>
      </main>
      {footer}
      {extras}
    </div>
  );
}
