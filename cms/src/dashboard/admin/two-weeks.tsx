import type { ScheduledEntry } from "../../releases/scheduled";
import { daysFrom, isSameDay } from "./days";
import styles from "./two-weeks.module.css";

interface TwoWeeksProps {
  entries: readonly ScheduledEntry[];
  now: Date;
  language: string;
  onMove: (entry: ScheduledEntry, day: Date) => void;
}

/** Name of the data that a dot carries while it is dragged. */
const JOB = "text/plain";

/**
 * Fourteen days with a dot for each entry, which can be dragged to another day. For pointer and eye only: the list
 * below it offers the same to the keyboard and to screen readers.
 */
export function TwoWeeks({ entries, now, language, onMove }: TwoWeeksProps) {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short" });
  return (
    <ol className={styles.days} aria-hidden="true">
      {daysFrom(now).map((day) => (
        <li
          key={day.toISOString()}
          className={styles.day}
          data-day={day.toDateString()}
          data-today={isSameDay(day, now) || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const entry = entries.find(({ job }) => job === event.dataTransfer.getData(JOB));
            if (entry && !isSameDay(new Date(entry.at), day)) onMove(entry, day);
          }}
        >
          <span className={styles.weekday}>{weekday.format(day)}</span>
          <span>{day.getDate()}</span>
          {entries
            .filter(({ at }) => isSameDay(new Date(at), day))
            .map(({ job, title, type }) => (
              <span
                key={job}
                className={styles.dot}
                data-type={type}
                data-job={job}
                title={title}
                draggable
                onDragStart={(event) => event.dataTransfer.setData(JOB, job)}
              />
            ))}
        </li>
      ))}
    </ol>
  );
}
