import { getLocale } from "@future-native/contract/locales";
import { ChangedWords } from "../../admin/changed-words";
import { wordsFor } from "../../words";
import type { ChangedField } from "../changes";
import { TEXTS } from "./texts";
import styles from "./version-view.module.css";

interface ChangedFieldsProps {
  /** Undefined for the first version that is kept. */
  changes: readonly ChangedField[] | undefined;
  language: string;
}

/** What changed by saving a version, field by field and language by language, as words. */
export function ChangedFields({ changes, language }: ChangedFieldsProps) {
  const say = (text: keyof typeof TEXTS) => wordsFor(language, TEXTS[text]);
  const empty = !changes ? say("first") : changes.length === 0 ? say("nothing") : undefined;
  return (
    <section aria-labelledby="what-changed">
      <h2 id="what-changed">{say("changed")}</h2>
      {empty ? <p>{empty}</p> : <p className={styles.legend}>{say("legend")}</p>}
      <dl className={styles.changes}>
        {changes?.map(({ label, locale, parts }) => (
          <div key={`${label} ${locale}`}>
            <dt>
              {label}
              {locale && <span>{getLocale(locale).name}</span>}
            </dt>
            <dd lang={locale && parts.length > 0 ? getLocale(locale).tag : undefined}>
              {parts.length > 0 ? <ChangedWords parts={parts} /> : say("onlyForm")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
