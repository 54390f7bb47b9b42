/** The demo's vacancies can be applied for whenever it is imported. */
import { stillAhead } from "../src/seed/values";

test.each([
  ["2026-11-28", "2027-01-15", "2027-01-15"],
  ["2027-01-14", "2027-01-15", "2027-01-15"],
  ["2027-01-15", "2027-01-15", "2028-01-15"],
  ["2029-03-31", "2027-02-28", "2030-02-28"],
  ["2029-01-01", "2027-01-15", "2029-01-15"],
])("imported on %s, the last day %s is %s", (today, day, expected) => {
  expect(stillAhead(day, new Date(`${today}T10:00:00Z`))).toBe(expected);
});
