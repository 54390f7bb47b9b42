/** Days of the dashboard's calendar, in the browser's time zone. Imports nothing. */

/** How many days the calendar shows, today among them. */
export const DAYS = 14;

/** The same hour so many days later, or earlier where it is below zero, also where clocks are changed in between. */
export function daysLater(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(moment.getDate() + days);
  return later;
}
