"use client";

import { useState } from "react";
import { AdminLink } from "payload-kit/admin/admin-link";
import type { WidgetContent } from "payload-kit/admin/create-widget";
import { Tile } from "payload-kit/admin/tile";
import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import { formatMoment } from "payload-kit/moments";
import type { Calendar } from "../calendar";
import type { ScheduledEntry } from "../scheduled";
import { useTexts } from "../use-texts";
import styles from "./scheduled-tile.module.css";
import { daysLater, useSchedule } from "./use-schedule";

/**
 * Publications and unpublications scheduled for the next two weeks (A6): two buttons move an entry. Those that failed come
 * first, with their reasons (X4).
 */
export function ScheduledTile({ title, figures: { entries: read, beyond, failed } }: WidgetContent<Calendar>) {
  const { t } = useTexts();
  const { entries, said, move } = useSchedule(read);
  // Which day a moment is of, the browser knows alone: it may be in another place than the server.
  const isInBrowser = useIsInBrowser();
  const [now] = useState(() => new Date());
  const releases = { to: "/collections/releases", label: t("releases:calendar.all") };
  return (
    <Tile
      title={title}
      state={failed.length > 0 ? "alarm" : "calm"}
      figure={read.length}
      act={read.length + beyond > 0 ? releases : undefined}
    >
      {failed.map((entry) => (
        <p key={`${entry.list} ${entry.id}`} role="alert">
          <AdminLink to={entry}>{entry.title}</AdminLink> {t("releases:calendar.failed")}. {entry.reason}
        </p>
      ))}
      {!isInBrowser && <p>{t("general:loading")}</p>}
      {isInBrowser && read.length > 0 && <p>{t("releases:calendar.how")}</p>}
      {isInBrowser && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <ScheduledLine key={entry.job} {...{ entry, now }} onMove={(to) => void move(entry, to)} />
          ))}
        </ul>
      )}
      {beyond > 0 && (
        <p>
          {t("releases:calendar.beyond")}: {beyond}.
        </p>
      )}
      <p role="status">{said}</p>
    </Tile>
  );
}

interface ScheduledLineProps {
  entry: ScheduledEntry;
  now: Date;
  onMove: (to: Date) => void;
}

/** An entry with its moment, and the way to the day before and after. */
function ScheduledLine({ entry, now, onMove }: ScheduledLineProps) {
  const { t, i18n } = useTexts();
  const { type, title, at } = entry;
  const earlier = daysLater(new Date(at), -1);
  return (
    <li>
      <span>
        <AdminLink to={entry}>{title}</AdminLink>{" "}
        <span>
          {t(type === "publish" ? "releases:calendar.publishes" : "releases:calendar.unpublishes")}{" "}
          <time dateTime={at}>{formatMoment(at, i18n.language)}</time>
        </span>
      </span>
      <span className={styles.moves}>
        <button
          type="button"
          aria-label={`${title}: ${t("releases:calendar.earlier")}`}
          disabled={earlier <= now}
          onClick={() => onMove(earlier)}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={`${title}: ${t("releases:calendar.later")}`}
          onClick={() => onMove(daysLater(new Date(at), 1))}
        >
          →
        </button>
      </span>
    </li>
  );
}
