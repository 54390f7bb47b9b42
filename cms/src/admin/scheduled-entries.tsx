"use client";

import { entryAddress } from "payload-kit/admin/entry-address";
import { whenIs } from "payload-kit/moments";
import type { ScheduledEntry } from "../releases/scheduled";
import styles from "./form-tools.module.css";
import { useTexts } from "../use-texts";

interface ScheduledEntriesProps {
  entries: readonly ScheduledEntry[];
}

/** Scheduled publications and unpublications; renders nothing if there are none. */
export function ScheduledEntries({ entries }: ScheduledEntriesProps) {
  const { t, i18n } = useTexts();
  if (entries.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{t("admin:scheduled")}</h2>
      <ul>
        {entries.map(({ job, list, id, title, type, at }) => (
          <li key={job}>
            <a href={entryAddress({ list, id })}>{title}</a>
            {": "}
            {t(type === "unpublish" ? "admin:unpublishes" : "admin:publishes")} {whenIs(at, i18n.language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
