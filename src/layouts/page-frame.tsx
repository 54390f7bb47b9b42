import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SkipLink } from "../ui/skip-link";
import { BackToTop } from "./back-to-top";
import { ContentBoundary } from "./content-boundary";
import * as styles from "./page-frame.module.css";
import { ProgressLine } from "./progress-line";
import { ScrollHint } from "./scroll-hint";
import { useLiveliness } from "./use-liveliness";

const CONTENT_ID = "content";

interface PageFrameProps {
  header: ReactNode;
  /** A page with a footer is one to scroll through: what shows the way floats above it. */
  footer?: ReactNode;
  /** Territory that the page begins with, if it does. */
  ground?: string | undefined;
  children: ReactNode;
}

/** Common parts of all layouts: the skip link and the order of header, main and footer. */
export function PageFrame({ header, footer, ground, children }: PageFrameProps) {
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
      {footer && (
        <>
          <ProgressLine />
          <ScrollHint ground={ground} />
          <BackToTop />
        </>
      )}
    </div>
  );
}
