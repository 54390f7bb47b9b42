import type { ScheduledEntry } from "../releases/scheduled";
import { wordsFor } from "../words";
import { entryAddress } from "./entry-address";
import { whenIs } from "./moment";
import styles from "./form-tools.module.css";
import { TEXTS } from "./texts";

interface ScheduledEntriesProps {
  entries: readonly ScheduledEntry[];
  language: string;
}

/** What goes on or off the site at a time that somebody has set; nothing where nothing does. */
export function ScheduledEntries({ entries, language }: ScheduledEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{wordsFor(language, TEXTS.scheduled)}</h2>
      <ul>
        {entries.map(({ job, list, id, title, type, at }) => (
          <li key={job}>
            <a href={entryAddress({ list, id })}>{title}</a>
            {": "}
            {wordsFor(language, type === "unpublish" ? TEXTS.unpublishes : TEXTS.publishes)} {whenIs(at, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
