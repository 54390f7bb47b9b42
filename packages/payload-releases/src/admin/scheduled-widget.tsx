import { createWidget } from "payload-kit/admin/create-widget";
import { readCalendar } from "../calendar";
import { localized } from "../texts";
import { ScheduledTile } from "./scheduled-tile";

export const ScheduledWidget = createWidget(
  localized("releases:calendar.title"),
  ({ req }) => readCalendar(req),
  ScheduledTile,
  ({ beyond, entries, failed }) => entries.length + failed.length + beyond === 0,
);
