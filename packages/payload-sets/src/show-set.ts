/** Builds the private site of a set (X12). */
import type { Payload } from "payload";
import type { FailedOutcome, ShowOutcome } from "payload-releases/publisher/protocol";
import { dropShown } from "payload-releases/store/shown-releases";
import { reasonOf } from "payload-releases/reasons";
import { storableText } from "payload-releases/storable-text";
import { differsIn, SetError } from "./set-error";
import { isEmptySet, itemsOf } from "./set-items";
import { settingsOf } from "./options";
import { setOf, stateOf, writeState, type SetState } from "./rows";
import { inEachLanguage, type Localized } from "payload-kit/texts";
import { localized } from "./texts";
import { showView } from "payload-releases/state";

interface Showing {
  /** Time of publication that the build assumes, ISO 8601; now by default. */
  at?: string;
  /** Whether what was shown before has to be what is built now. */
  isApproved?: boolean;
}

/** Progress is written down no more often than this, in milliseconds. */
const PROGRESS_EVERY = 400;
/** In milliseconds, several within the lease of a build (endpoints.ts). */
const HEARTBEAT = 15_000;

/**
 * Builds the site with a set and records the result in the set's row. A shown release with the same content is kept.
 * Never throws: errors are in the row.
 * @returns whether the set is shown
 */
export async function showSet(
  payload: Payload,
  id: number,
  { at = new Date().toISOString(), isApproved = false }: Showing = {},
): Promise<boolean> {
  const begun = performance.now();
  try {
    const before = await stateOf(payload, id);
    await writeState(payload, id, { work: "building", percent: 0, step: "fetch", reason: null, places: [] });
    const outcome = await build(payload, id, { at, isApproved, before: before?.folder ?? undefined });
    if (outcome.result === "shown") {
      const { folder, hash, pages, timings } = outcome;
      const whole = Math.round(performance.now() - begun);
      payload.logger.info({ msg: `Shown: the set ${id}`, timings: { whole, ...timings } });
      const moment = folder === before?.folder ? {} : { shownAt: at };
      await writeState(payload, id, { work: "shown", percent: 100, folder, hash, pages, ...moment });
      return true;
    }
    await fail(payload, id, outcome.result === "differs" ? new SetError(differsIn(outcome.paths)) : failureOf(outcome));
  } catch (error) {
    await fail(payload, id, error);
  }
  return false;
}

/** The row of a set that has been shown. */
export type ShownSet = SetState & { folder: string; shownAt: string };

/**
 * Builds a set that another instance has shown, so that its link opens here too. The result is dropped if the content
 * has changed since, because readers must see the same release everywhere.
 * @param releases folder of all releases
 */
export async function showHere(
  payload: Payload,
  { folder, hash, set, shownAt }: ShownSet,
  releases: string,
): Promise<void> {
  const show = showView.value;
  if (!show) return;
  const around = await settingsOf(payload)
    .content(payload)
    .around(itemsOf(await setOf(payload, set)), shownAt);
  const outcome = await show(around, { as: folder, isApproved: false }, () => undefined);
  if (outcome.result === "shown" && outcome.hash === hash) return;
  await dropShown(releases, folder);
  const why = outcome.result === "failed" ? outcome.reason : "its drafts or the site have changed since; show it again";
  payload.logger.warn({ msg: `The set ${set} is open on the machine that has shown it only: ${why}` });
}

const failureOf = (outcome: FailedOutcome) => new SetError(reasonOf(outcome), outcome.places);

async function fail(payload: Payload, id: number, error: unknown): Promise<void> {
  const { reason, places } = explain(payload, error);
  await writeState(payload, id, { work: "failed", reason: storable(reason), places: [...places] }).catch(
    (err: unknown) => payload.logger.error({ err, msg: `The failure of the set ${id} could not be noted.` }),
  );
}

const storable = (reason: Localized): Localized => inEachLanguage((language) => storableText(reason[language]));

function explain(payload: Payload, error: unknown): Pick<SetError, "reason" | "places"> {
  if (error instanceof SetError) return error;
  payload.logger.error({ err: error, msg: "A set could not be shown." });
  return { reason: localized("sets:reason.unforeseen"), places: [] };
}

async function build(
  payload: Payload,
  id: number,
  { at, ...task }: { at: string; isApproved: boolean; before: string | undefined },
): Promise<ShowOutcome> {
  const show = showView.value;
  if (!show) throw new SetError(localized("sets:reason.noPublisher"));
  const items = itemsOf(await setOf(payload, id));
  if (isEmptySet(items)) throw new SetError(localized("sets:reason.isEmpty"));
  const content = settingsOf(payload).content(payload);
  await content.check(items);
  const around = await content.around(items, at);
  let noted = 0;
  // Its turn may come after that of a release; meanwhile the row must not look like that of a killed process.
  const heartbeat = setInterval(() => void writeState(payload, id, {}).catch(() => undefined), HEARTBEAT);
  return show(around, task, ({ step, percent }) => {
    if (Date.now() - noted < PROGRESS_EVERY) return;
    noted = Date.now();
    void writeState(payload, id, { step, percent }).catch(() => undefined);
  }).finally(() => clearInterval(heartbeat));
}
