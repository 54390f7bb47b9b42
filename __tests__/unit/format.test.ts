import { LOCALES } from "@future-native/contract";
import { formatDate } from "../../src/i18n/format";

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString());
const plain = (text: string) => text.replace(/\s/g, " ");

it.each([...LOCALES.map(({ tag }) => tag), "de"])("a date of the year is written in %s as Intl writes it", (tag) => {
  const intl = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  expect(days.map((day) => plain(formatDate(day, tag)))).toEqual(days.map((day) => plain(intl.format(new Date(day)))));
});

it("a date without a time is that day everywhere", () => {
  expect(formatDate("2025-03-01", "en")).toBe("March 1, 2025");
});
