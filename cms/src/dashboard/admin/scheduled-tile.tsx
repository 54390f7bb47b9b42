"use client";

import { useState } from "react";
import { entryAddress } from "payload-kit/admin/entry-address";
import { whenIs } from "payload-kit/moments";
import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import type { ScheduledEntry } from "payload-releases/scheduled";
import { daysLater } from "./days";
import { useTexts } from "../../use-texts";
import styles from "./scheduled-tile.module.css";
import { Tile } from "./tile";
import { useSchedule } from "./use-schedule";

interface ScheduledTileProps {
  entries: readonly ScheduledEntry[];
  /** How many come after the two weeks. */
  beyond: number;
  language: string;
}

/** Publications and unpublications scheduled for the next two weeks, by day (A6); two buttons move an entry. */
export function ScheduledTile({ entries: read, beyond, language }: ScheduledTileProps) {
  const { t } = useTexts();
  const { entries, said, move } = useSchedule(read);
  // Which day a moment is of, the browser knows alone: it may be in another place than the server.
  const isInBrowser = useIsInBrowser();
  const [now] = useState(() => new Date());
  const releases = { href: "/admin/collections/releases", label: t("desk:schedule.all") };
  return (
    <Tile title={t("desk:schedule.title")} figure={read.length} act={read.length + beyond > 0 ? releases : undefined}>
      {!isInBrowser && <p>{t("desk:reading")}</p>}
      {isInBrowser && <p className={styles.how}>{t(read.length === 0 ? "desk:schedule.none" : "desk:schedule.how")}</p>}
      {isInBrowser && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <ScheduledLine key={entry.job} {...{ entry, now, language }} onMove={(to) => void move(entry, to)} />
          ))}
        </ul>
      )}
      {beyond > 0 && (
        <p>
          {t("desk:schedule.beyond")}: {beyond}.
        </p>
      )}
      <p role="status">{said}</p>
    </Tile>
  );
}

interface ScheduledLineProps {
  entry: ScheduledEntry;
  now: Date;
  language: string;
  onMove: (to: Date) => void;
}

/** An entry with its moment, and the way to the day before and after. */
function ScheduledLine({ entry, now, language, onMove }: ScheduledLineProps) {
  const { t } = useTexts();
  const { type, title, at } = entry;
  const earlier = daysLater(new Date(at), -1);
  return (
    <li data-type={type}>
      <span className={styles.what}>
        <a href={entryAddress(entry)}>{title}</a>{" "}
        <span>
          {t(type === "publish" ? "desk:schedule.publishes" : "desk:schedule.unpublishes")}{" "}
          <time dateTime={at}>{whenIs(at, language)}</time>
        </span>
      </span>
      <span className={styles.moves}>
        <button
          type="button"
          aria-label={`${title}: ${t("desk:schedule.earlier")}`}
          disabled={earlier <= now}
          onClick={() => onMove(earlier)}
        >
          ←
        </button>
        <button
          type="button"
          aria-label={`${title}: ${t("desk:schedule.later")}`}
          onClick={() => onMove(daysLater(new Date(at), 1))}
        >
          →
        </button>
      </span>
    </li>
  );
}
