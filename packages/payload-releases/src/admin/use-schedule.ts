import { useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import { formatMoment } from "payload-kit/moments";
import type { ScheduledEntry } from "../scheduled";
import { useTexts } from "../use-texts";

interface Schedule {
  entries: readonly ScheduledEntry[];
  /** Result of the last move, for a live region. */
  said: string;
  move(entry: ScheduledEntry, to: Date): Promise<void>;
}

/**
 * Scheduled entries in the order in which they were read: a moved entry keeps its position in the list, and so the
 * focus.
 */
export function useSchedule(read: readonly ScheduledEntry[]): Schedule {
  const api = useApi();
  const { t, i18n } = useTexts();
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const [said, setSaid] = useState("");
  const entries = read.map((entry) => ({ ...entry, at: moved.get(entry.job) ?? entry.at }));
  return {
    entries,
    said,
    async move({ job, title, at }, to) {
      const body = { from: at, to: to.toISOString() };
      const result = await callApi(api(`/scheduled/${job}`), { body });
      if (!result.ok) return setSaid(result.message ?? t("releases:calendar.notMoved"));
      setMoved((before) => new Map(before).set(job, to.toISOString()));
      setSaid(`${title}: ${t("releases:calendar.moved")} ${formatMoment(to, i18n.language)}`);
    },
  };
}

/** The same hour so many days later, or earlier where it is below zero, also where clocks are changed in between. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(moment.getDate() + days);
  return later;
}
