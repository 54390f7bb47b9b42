/** A notice of what has waited for a translation for a week, of each entry once. */
import type { Payload } from "payload";
import { claimNight } from "payload-kit/claim-night";
import { everyDayAt } from "payload-kit/clock";
import { notify } from "payload-kit/notify";
import type { Language } from "./languages";
import { boardLists, entriesOf, type BoardEntry } from "./read-board";
import { languagesInUse } from "./settings";
import { localized } from "./texts";

const DAY = 24 * 60 * 60 * 1000;
/** The whole day on which it is due: the notice is sent once a day. */
const DUE = { from: 7 * DAY, to: 8 * DAY };
const TIME = "08:00";
/** So many titles fit a line. */
const NAMED = 5;

/** Looks every morning, by the server's clock. */
export function startLateNotices(payload: Payload): void {
  everyDayAt(TIME, (now) => {
    notifyOfLate(payload, now).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: "Late translations could not be looked for." }),
    );
  });
}

/** @param now of several instances the first with this day notifies */
export async function notifyOfLate(payload: Payload, now: Date): Promise<void> {
  if (!(await claimNight(payload, "late-translations", now))) return;
  const entries = await Promise.all(boardLists(payload).map((list) => entriesOf(payload, list)));
  const used = await languagesInUse(payload);
  const late = entries.flat().filter((entry) => isDue(entry, used, now.getTime()));
  if (late.length === 0) return;
  const names = late.slice(0, NAMED).map(({ title, list }) => title || list);
  const titles = [...names, ...(late.length > NAMED ? [`+ ${late.length - NAMED}`] : [])].join(", ");
  notify(payload, {
    kind: "translations",
    text: localized("translations:notice.late", { titles }),
    path: "/translations",
  });
}

function isDue({ status, savedAt, locales }: BoardEntry, used: readonly Language[], now: number): boolean {
  const age = now - Date.parse(savedAt);
  const isLate = age >= DUE.from && age < DUE.to;
  return isLate && status !== "draft" && used.some(({ code }) => locales[code]?.state !== "complete");
}
