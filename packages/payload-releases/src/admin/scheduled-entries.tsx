"use client";

import { AdminLink } from "payload-kit/admin/admin-link";
import surface from "payload-kit/admin/surface.module.css";
import { formatMoment } from "payload-kit/moments";
import type { ScheduledEntry } from "../scheduled";
import styles from "./schedules.module.css";
import { useTexts } from "../use-texts";

/** Scheduled publications and unpublications; renders nothing if there are none. */
export function ScheduledEntries({ entries }: { entries: readonly ScheduledEntry[] }) {
  const { t, i18n } = useTexts();
  if (entries.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2>{t("releases:scheduled")}</h2>
      <ul className={surface.list}>
        {entries.map(({ job, list, id, title, type, at }) => (
          <li key={job}>
            <AdminLink to={{ list, id }}>{title}</AdminLink>
            {": "}
            {t(type === "unpublish" ? "releases:unpublishes" : "releases:publishes")} {formatMoment(at, i18n.language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
