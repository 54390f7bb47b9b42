import { bankLikeBand } from "./a-bank-that-hires-like-a-band";
import { grandmothers } from "./as-told-to-my-grandmother";
import { downHere } from "./down-here-hiring";
import { hiredByBug } from "./hired-by-a-bug";
import { insuredMondays } from "./insured-against-mondays";
import { lastOrders } from "./last-orders-at-five";
import { nightShift } from "./night-shift-day-people";
import { touchTheJob } from "./please-touch-the-job";
import { softSteel } from "./steel-but-make-it-soft";
import { slowVacancy } from "./the-slow-vacancy";
import { trainsFirstNames } from "./trains-with-first-names";
import { twelveHellos } from "./twelve-hellos";

/** In the order in which the site shows them. */
export const cases = [
  bankLikeBand,
  nightShift,
  softSteel,
  hiredByBug,
  insuredMondays,
  twelveHellos,
  trainsFirstNames,
  lastOrders,
  touchTheJob,
  downHere,
  grandmothers,
  slowVacancy,
];
