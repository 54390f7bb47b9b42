import { useState } from "react";
import { whenIs } from "payload-kit/moments";
import type { ScheduledEntry } from "payload-releases/scheduled";
import { useTexts } from "../../use-texts";

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
  const { t, i18n } = useTexts();
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map());
  const [said, setSaid] = useState("");
  const entries = read.map((entry) => ({ ...entry, at: moved.get(entry.job) ?? entry.at }));
  return {
    entries,
    said,
    async move({ job, title, at }, to) {
      const answer = await fetch(`/cms-api/scheduled/${job}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ from: at, to: to.toISOString() }),
      }).catch(() => undefined);
      if (!answer?.ok) return setSaid((await messageOf(answer)) ?? t("desk:schedule.notMoved"));
      setMoved((before) => new Map(before).set(job, to.toISOString()));
      setSaid(`${title}: ${t("desk:schedule.moved")} ${whenIs(to, i18n.language)}`);
    },
  };
}

async function messageOf(answer: Response | undefined): Promise<string | undefined> {
  const body = (await answer?.json().catch(() => undefined)) as { errors?: { message?: string }[] } | undefined;
  return body?.errors?.[0]?.message;
}
