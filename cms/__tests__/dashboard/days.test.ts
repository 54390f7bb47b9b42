import { daysLater } from "../../src/dashboard/admin/days";

test("X15: another day has the same hour, across the end of a month too", () => {
  const moment = new Date(2026, 10, 30, 9, 15, 30, 20);
  expect(daysLater(moment, 1)).toEqual(new Date(2026, 11, 1, 9, 15, 30, 20));
  expect(daysLater(moment, -30)).toEqual(new Date(2026, 9, 31, 9, 15, 30, 20));
});
