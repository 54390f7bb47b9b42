import { LOCALES } from "@future-native/contract";
import { formatDate, formatPay } from "../../src/site/format";

const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString());
const plain = (text: string) => text.replace(/\s/g, " ").replace(/ ?– ?/, "–");

it.each([...LOCALES.map(({ tag }) => tag), "de"])("a date of the year is written in %s as Intl writes it", (tag) => {
  const intl = new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, { dateStyle: "long", timeZone: "UTC" });
  expect(days.map((day) => plain(formatDate(day, tag)))).toEqual(days.map((day) => plain(intl.format(new Date(day)))));
});

it("a date without a time is that day everywhere", () => {
  expect(formatDate("2025-03-01", "en")).toBe("1 March 2025");
});

const RANGE = { min: 280_000, max: 340_000, currency: "RUB" };

it.each([
  ["en", "RUB 280,000–340,000"],
  ["ru", "280 000–340 000 ₽"],
  ["pt", "RUB 280.000–340.000"],
])("a range of pay names its currency once, in %s as %j", (tag, text) => {
  expect(plain(formatPay(RANGE, tag))).toBe(text);
});

it("pay with one end is one sum", () => {
  expect(plain(formatPay({ ...RANGE, min: 340_000 }, "en"))).toBe("RUB 340,000");
});
