import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void): () => void {
  let timer: number;
  const schedule = () => {
    timer = window.setTimeout(
      () => {
        onChange();
        schedule();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  schedule();
  return () => window.clearTimeout(timer);
}

/**
 * The time of day somewhere, `14:06`, kept up to the minute; empty until the script runs.
 * @param timeZone IANA name
 * @param tag language tag
 */
export function useLocalTime(timeZone: string, tag: string): string {
  return useSyncExternalStore(
    subscribe,
    () =>
      new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
        new Date(),
      ),
    () => "",
  );
}
