import type { DemoNews } from "../../types";

export const newsEn: DemoNews[] = [
  {
    locale: "en",
    date: "2026-10-15",
    title: "“Hired by a bug” takes gold in London",
    text: "The Turnstile jury asked how many of the sixty bugs are still open. Nine, as of the ceremony. Kvali has since fixed two more and broken one.",
    url: "/cases/hired-by-a-bug",
  },
  {
    locale: "en",
    date: "2026-09-03",
    title: "Rebecca Oduya-Marsh becomes a partner",
    text: "Rebecca joined as a project manager in 2019 and has lost two clients since, one to a merger and one to honesty. From September she runs the London office with Oliver Penhale.",
  },
  {
    locale: "en",
    date: "2026-05-21",
    title: "We counted the adjectives",
    text: "Our researchers read 4,000 British job ads and found “dynamic” in every third one. The report is nineteen pages long and has none.",
  },
  {
    locale: "en",
    date: "2026-02-11",
    title: "Closing time, one year on",
    text: "Halfpenny Labs has locked its servers at half past five for a year now. The bell is still rung by hand, and the rota is full until August.",
    url: "/cases/last-orders-at-five",
  },
  {
    locale: "en",
    date: "2025-10-08",
    title: "Johannesburg moves up the hill",
    text: "The South African office has left its garage for a house on Jacaranda Steps. It has eleven rooms, one of them quiet. Come and see which.",
    url: "/contacts",
  },
  {
    locale: "en",
    date: "2025-06-19",
    title: "Silver for a supermarket at three in the morning",
    text: "“Night shift, day people” took silver for outdoor at the Turnstile Awards. The posters could be seen only by those who were up at that hour, so the jury had to set an alarm.",
    url: "/cases/night-shift-day-people",
  },
];
