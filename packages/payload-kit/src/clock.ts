/** Work of a running server that is done again and again. */
import { Cron } from "croner";

/**
 * Calls back every day at a time of day; what was slept through is done once.
 * @param time hours and minutes, `04:00` by the clock of this machine, `00:00Z` in UTC
 * @param run gets the moment that it is called at, never one before that time
 * @returns a function that ends it
 */
export function everyDayAt(time: string, run: (moment: Date) => void): () => void {
  const [hours, minutes] = time.replace("Z", "").split(":");
  const zone = time.endsWith("Z") ? { timezone: "UTC" } : {};
  const job = new Cron(`${minutes} ${hours} * * *`, { ...zone, unref: true }, () => run(new Date()));
  return () => job.stop();
}

/**
 * Calls back every so many seconds, the first time after them; a call that takes longer is never overtaken by the next.
 * @param failed gets the error of a call; the next one comes nevertheless
 * @returns a function that ends it
 */
export function every(seconds: number, run: () => void | Promise<void>, failed: (error: unknown) => void): () => void {
  const startAt = new Date(Date.now() + seconds * 1000);
  const options = { interval: seconds, startAt, protect: true, unref: true, catch: failed };
  const job = new Cron("* * * * * *", options, () => run());
  return () => job.stop();
}
