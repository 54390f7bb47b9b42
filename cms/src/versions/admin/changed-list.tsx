"use client";

import { getLocale } from "@future-native/contract/locales";
import { ChangedWords } from "../../admin/changed-words";
import type { ChangedField } from "../changes";
import styles from "./version-view.module.css";
import { useTexts } from "../../use-texts";

interface ChangedListProps {
  changes: readonly ChangedField[];
}

/** Fields that differ, each with its name, its language and its words. */
export function ChangedList({ changes }: ChangedListProps) {
  const { t } = useTexts();
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, locale, parts }) => (
        <div key={`${label} ${locale}`}>
          <dt>
            {label}
            {locale && <span>{getLocale(locale).name}</span>}
          </dt>
          <dd lang={locale && parts.length > 0 ? getLocale(locale).tag : undefined}>
            {parts.length > 0 ? <ChangedWords parts={parts} /> : t("versions:onlyForm")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
