interface DateWords {
  months: string;
  write: (day: number, month: string, year: number) => string;
}

/**
 * How languages write a date. A browser knows it too, but the first question holds a slow phone up for longer than a
 * frame, in the middle of hydration; the languages that are not here ask it.
 */
const DATE_WORDS: Readonly<Record<string, DateWords>> = {
  // As in Britain, whose spelling the site has.
  en: {
    months: "January February March April May June July August September October November December",
    write: (day, month, year) => `${day} ${month} ${year}`,
  },
  ru: {
    months: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    write: (day, month, year) => `${day} ${month} ${year} г.`,
  },
  pt: {
    months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    write: (day, month, year) => `${day} de ${month} de ${year}`,
  },
};

/** A calendar date (`2025-03-01` or a moment) in words of a language. */
export function formatDate(date: string, tag: string): string {
  const moment = new Date(date);
  const words = DATE_WORDS[tag];
  if (!words) return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(moment);
  const month = words.months.split(" ")[moment.getUTCMonth()] ?? "";
  return words.write(moment.getUTCDate(), month, moment.getUTCFullYear());
}

/** A moment, in milliseconds since 1970, in words of a language and by the visitor's clock. */
export function formatMoment(time: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "medium" }).format(time);
}

/**
 * A salary range without minor units, or a single sum if both ends are equal; the sign of the currency (an ISO 4217
 * code) occurs once, at the locale's position.
 */
export function formatPay({ min, max, currency }: Pay, tag: string): string {
  const money = new Intl.NumberFormat(tag, { style: "currency", currency, maximumFractionDigits: 0 });
  return min === max ? money.format(max) : money.formatRange(min, max);
}

interface Pay {
  min: number;
  max: number;
  currency: string;
}
