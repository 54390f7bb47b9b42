"use client";
import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { PageFrame, type Look, type Subject } from "./page-frame";
import styles from "./version-view.module.css";
import { useTexts } from "../../use-texts";

interface ThenAndNowProps {
  /** Path of the view itself. */
  address: string;
  /** Undefined for what no page shows. */
  subject: (Subject & { locale: LocaleCode }) | undefined;
  /** Undefined where the version is the newest. */
  past: Look | undefined;
  now: Look;
}

/** The page as it looked then beside the page now, drawn by the site's own preview (A7). */
export function ThenAndNow({ address, subject, past, now }: ThenAndNowProps) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="looks">
      <div className={styles.head}>
        <h2 id="looks">{t("versions:looks")}</h2>
        {subject && (
          <nav aria-label={t("versions:language")} className={styles.languages}>
            {LOCALES.map(({ code, name, tag }) => (
              <a
                key={code}
                href={`${address}?locale=${code}`}
                lang={tag}
                aria-current={code === subject.locale ? "true" : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
      {!subject && <p>{t("versions:noPage")}</p>}
      {subject && !past && <p>{t("versions:isNow")}</p>}
      {subject && (
        <div className={styles.frames}>
          {past && <PageFrame subject={subject} name={t("versions:then")} {...past} />}
          <PageFrame subject={subject} name={t("versions:now")} {...now} />
        </div>
      )}
    </section>
  );
}
