/**
 * Calls back every day at a time of day; what was slept through is done once.
 * @param time hours and minutes, `04:00` by the clock of this machine, `00:00Z` in UTC
 * @param run gets the moment that it is called for, never one before that time
 * @returns a function that ends it
 */
export function everyDayAt(time: string, run: (moment: Date) => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (from: number) => {
    const next = nextAt(time, from);
    timer = setTimeout(() => {
      // Node's timers may fire a millisecond early, by this clock: at midnight that is the day before.
      const moment = Math.max(next, Date.now());
      run(new Date(moment));
      wait(moment);
    }, next - Date.now()).unref();
  };
  wait(Date.now());
  return () => clearTimeout(timer);
}

function nextAt(time: string, after: number): number {
  const [hours = 0, minutes = 0] = time.replace("Z", "").split(":").map(Number);
  const next = new Date(after);
  if (time.endsWith("Z")) {
    next.setUTCHours(hours, minutes, 0, 0);
    if (next.getTime() <= after) next.setUTCDate(next.getUTCDate() + 1);
  } else {
    next.setHours(hours, minutes, 0, 0);
    if (next.getTime() <= after) next.setDate(next.getDate() + 1);
  }
  return next.getTime();
}
