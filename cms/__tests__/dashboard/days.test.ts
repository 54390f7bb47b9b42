import { daysFrom, daysLater, isSameDay, onDay } from "../../src/dashboard/admin/days";

test("X15: the calendar has fourteen days from today on", () => {
  const days = daysFrom(new Date(2026, 10, 25, 18, 30));
  expect(days).toHaveLength(14);
  expect(days.at(0)).toEqual(new Date(2026, 10, 25));
  expect(days.at(-1)).toEqual(new Date(2026, 11, 8));
});

test("X15: another day has the same hour, across the end of a month too", () => {
  const moment = new Date(2026, 10, 30, 9, 15, 30, 20);
  expect(daysLater(moment, 1)).toEqual(new Date(2026, 11, 1, 9, 15, 30, 20));
  expect(daysLater(moment, -30)).toEqual(new Date(2026, 9, 31, 9, 15, 30, 20));
  expect(onDay(moment, new Date(2027, 0, 5, 23))).toEqual(new Date(2027, 0, 5, 9, 15, 30, 20));
});

test("X15: moments of one day are those of one date", () => {
  expect(isSameDay(new Date(2026, 10, 25, 0), new Date(2026, 10, 25, 23, 59))).toBe(true);
  expect(isSameDay(new Date(2026, 10, 25), new Date(2026, 9, 25))).toBe(false);
});
