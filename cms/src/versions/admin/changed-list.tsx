import { getLocale } from "@future-native/contract/locales";
import { ChangedWords } from "../../admin/changed-words";
import { wordsFor } from "../../words";
import type { ChangedField } from "../changes";
import { TEXTS } from "./texts";
import styles from "./version-view.module.css";

interface ChangedListProps {
  changes: readonly ChangedField[];
  language: string;
}

/** Fields that differ, each with its name, its language and its words. */
export function ChangedList({ changes, language }: ChangedListProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, locale, parts }) => (
        <div key={`${label} ${locale}`}>
          <dt>
            {label}
            {locale && <span>{getLocale(locale).name}</span>}
          </dt>
          <dd lang={locale && parts.length > 0 ? getLocale(locale).tag : undefined}>
            {parts.length > 0 ? <ChangedWords parts={parts} /> : wordsFor(language, TEXTS.onlyForm)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
