import { formatMoment } from "../site/format";
import { useLocale } from "../i18n/use-locale";
import { useTranslation } from "react-i18next";
import type { ErrorState } from "../errors/page-error";
import { Arrow } from "../ui/glyphs";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Heading } from "../ui/heading";
import { untied } from "../ui/word-width";
import { AddressSearch } from "./address-search";
import * as styles from "./error-view.module.css";
import { FailureArt } from "./failure-art";
import { NotFoundArt } from "./not-found-art";

type ErrorViewProps = { error: ErrorState } | { error?: undefined };

/** Text of an error page (N11, G4): "not found" without an error, or with one of status 404. */
export function ErrorView({ error }: ErrorViewProps) {
  const { t } = useTranslation();
  const isMissing = !error || error.status === 404;
  const Art = isMissing ? NotFoundArt : FailureArt;
  const title = t(isMissing ? "errors.notFound" : "errors.failed");
  const line = untied(t("errors.notFoundLine"));
  return (
    <div className={styles.page}>
      {error && <title>{title}</title>}
      <Art className={styles.art} />
      {isMissing ? (
        <Heading level={1} size="h2" fit={line} className={styles.title}>
          {line} <span className={styles.message}>{title}</span>
        </Heading>
      ) : (
        <Heading level={1} size="h2" className={styles.title}>
          {title}
        </Heading>
      )}
      <p className={styles.lead}>{t(isMissing ? "errors.notFoundLead" : "errors.failedLead")}</p>
      {error && !isMissing && <Details error={error} />}
      {isMissing && <AddressSearch className={styles.search} />}
      <div className={styles.links}>
        {!isMissing && (
          <Button onClick={() => window.location.reload()}>
            {t("errors.reload")} <Arrow />
          </Button>
        )}
        <ButtonLink look={isMissing ? "ink" : "line"} route="index">
          {t("errors.home")} <Arrow />
        </ButtonLink>
      </div>
    </div>
  );
}

/** Details for a report of the error: its status, its time, and its message, which is in English. */
function Details({ error: { status, time, message } }: { error: ErrorState }) {
  const { t } = useTranslation();
  const { tag } = useLocale();
  return (
    <p className={styles.details}>
      {t("errors.status", { status })}, <time dateTime={new Date(time).toISOString()}>{formatMoment(time, tag)}</time>
      <br />
      <span lang="en">{message}</span>
    </p>
  );
}
