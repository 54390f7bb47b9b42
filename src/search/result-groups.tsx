import type { SearchKind } from "@future-native/contract";
import { useTranslation } from "react-i18next";
import { LocalizedLink } from "../i18n/localized-link";
import { EntryView } from "./entry-view";
import type { SearchResults } from "./load-engine";
import * as styles from "./result-groups.module.css";

/** Kinds in the order of the best of each. */
export function kindsOf({ entries }: SearchResults): SearchKind[] {
  return [...new Set(entries.map(({ kind }) => kind))];
}

/** Results as lists of links, a kind a list. */
export function ResultGroups({ answer }: { answer: SearchResults }) {
  const { t } = useTranslation();
  const { entries, counts } = answer;
  return kindsOf(answer).map((kind) => (
    <section key={kind} aria-label={t(`search.kinds.${kind}`)} className={styles.group}>
      <h2 className={styles.head}>
        {t(`search.kinds.${kind}`)} <span className={styles.count}>{counts[kind]}</span>
      </h2>
      <ul>
        {entries
          .filter((entry) => entry.kind === kind)
          .map((entry) => (
            <li key={entry.id} className={styles.item}>
              <LocalizedLink to={entry.url} className={styles.link}>
                <EntryView entry={entry} />
              </LocalizedLink>
            </li>
          ))}
      </ul>
    </section>
  ));
}
