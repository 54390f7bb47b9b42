/** Days of the dashboard's calendar, in the browser's time zone. Imports nothing. */

/** How many days the calendar shows, today among them. */
export const DAYS = 14;

/** The beginnings of the days from today on. */
export function daysFrom(now: Date, count = DAYS): Date[] {
  return Array.from({ length: count }, (_, at) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + at));
}

/** Whether two moments are of one day. */
export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** The same hour of another day, also where clocks are changed in between. */
export function onDay(moment: Date, day: Date): Date {
  const [hours, minutes, seconds] = [moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes, seconds, moment.getMilliseconds());
}

/** The same hour so many days later, or earlier where it is below zero. */
export function daysLater(moment: Date, days: number): Date {
  return onDay(moment, new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days));
}
