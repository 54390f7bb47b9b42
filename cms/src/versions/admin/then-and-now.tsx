"use client";

import { useTranslation } from "@payloadcms/ui";
import { LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { wordsFor } from "../../words";
import { PageFrame, type Look, type Subject } from "./page-frame";
import { TEXTS } from "./texts";
import styles from "./version-view.module.css";

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
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);
  return (
    <section aria-labelledby="looks">
      <div className={styles.head}>
        <h2 id="looks">{say("looks")}</h2>
        {subject && (
          <nav aria-label={say("language")} className={styles.languages}>
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
      {!subject && <p>{say("noPage")}</p>}
      {subject && !past && <p>{say("isNow")}</p>}
      {subject && (
        <div className={styles.frames}>
          {past && <PageFrame subject={subject} name={say("then")} {...past} />}
          <PageFrame subject={subject} name={say("now")} {...now} />
        </div>
      )}
    </section>
  );
}
