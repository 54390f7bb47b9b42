import { useEffect, useState } from "react";
import { useNear } from "./use-near";

const MINUTE_MS = 60_000;

interface Temporal {
  Now: { plainTimeISO(timeZone: string): { toString(options: { smallestUnit: "minute" }): string } };
}

/**
 * Temporal, if the browser has it, formats the time without loading locale data, which takes longer than a frame.
 * @returns a function that returns the time of day in the zone, `14:06`
 */
function clockOf(timeZone: string): () => string {
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal) return () => Temporal.Now.plainTimeISO(timeZone).toString({ smallestUnit: "minute" });
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return () => format.format(new Date());
}

/**
 * The local time of a zone, `14:06` as in every language of the site, updated every minute; empty until its element is
 * nearly in view, because some browsers take long to load the first time zone.
 * @param timeZone IANA name
 * @returns the time, and the ref of the element that shows it
 */
export function useLocalTime(timeZone: string) {
  const [time, setTime] = useState("");
  const { isNear, ref } = useNear();
  useEffect(() => {
    if (!isNear) return undefined;
    const clock = clockOf(timeZone);
    let timer: number | undefined;
    const tell = () => {
      setTime(clock());
      timer = window.setTimeout(tell, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tell();
    return () => window.clearTimeout(timer);
  }, [isNear, timeZone]);
  return { time, ref };
}
