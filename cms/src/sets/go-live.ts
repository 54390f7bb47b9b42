/** What was shown goes live, and is put back, as one (X12). */
import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { dropAnswers } from "../public-api/answer-cache";
import { hurry, markChanged } from "../releases/queue";
import { wakePublisher } from "../releases/running";
import type { Action } from "../releases/states";
import type { Set as SetRow } from "../payload-types";
import { SETS } from "./approved-folder";
import { haveSameDrafts, noteBefore, readBefore, restore } from "./before";
import { REASONS, SetError, wasUndone } from "./set-error";
import { movePhase } from "./move-phase";
import { pinGlobalUpdatedAt, pinUpdatedAt } from "./pin-updated-at";
import { itemsOf, type EntryOfSet, type SetItems } from "./set-items";
import { stateOf, writeState } from "./set-state";
import { showSet } from "./show-set";

/**
 * Publishes a set that was shown. Before that it is compared with what the site is now: where more differs than what was
 * published meanwhile, nothing is done, and the set's row says what.
 * @param by who has it done: an address, empty for its own minute
 * @param until milliseconds since 1970, before which nothing is published
 * @returns whether it is published; the publisher switches to what was shown
 * @throws SetError when it is not shown, or on its way already
 */
export async function goLive(payload: Payload, id: number, by: string, until = 0): Promise<boolean> {
  const state = await stateOf(payload, id);
  if ((await setOf(payload, id)).phase !== "open") throw new SetError(REASONS.isNotOpen);
  if (state?.work !== "shown" || !state.shownAt) throw new SetError(REASONS.isNotShown);
  const compared = await noteBefore(payload, itemsOf(await setOf(payload, id)));
  if (!(await showSet(payload, id, { at: state.shownAt, isApproved: true }))) return false;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())));
  if (!(await movePhase(payload, id, "open", "going-live"))) throw new SetError(REASONS.isNotOpen);
  // Noted by whoever has moved it, and by nobody after that: it is what putting back brings back.
  const before = await noteBefore(payload, itemsOf(await setOf(payload, id)));
  if (!haveSameDrafts(before, compared)) {
    await movePhase(payload, id, "going-live", "open");
    throw new SetError(REASONS.hasChanged);
  }
  await writeState(payload, id, { before });
  await finishGoingLive(payload, id, by);
  return true;
}

/** The rest of the way of a set that is going live: all of it, whatever has been done of it before. */
export async function finishGoingLive(payload: Payload, id: number, by: string): Promise<void> {
  const state = await stateOf(payload, id);
  const set = await setOf(payload, id);
  if (!state?.before || !state.shownAt) {
    // Its process ended before anything of it was published.
    await movePhase(payload, id, "going-live", "open");
    return;
  }
  try {
    await publishItems(payload, itemsOf(set), state.shownAt);
  } catch (error) {
    payload.logger.error({ err: error, msg: `The set ${id} could not go live; what was done of it is undone.` });
    await restore(payload, readBefore(state.before));
    const reason = wasUndone(error instanceof Error ? error.message : String(error));
    await writeState(payload, id, { work: "failed", reason, before: null });
    await close(payload, set, { from: "going-live", to: "open" }, { action: "asked", by });
    throw new SetError(reason);
  }
  await close(payload, set, { from: "going-live", to: "live" }, { action: "published", by });
}

/** Brings back what was on the site before a set. @throws SetError when it is not live, or what it removed is deleted */
export async function putBack(payload: Payload, id: number, by: string): Promise<void> {
  const state = await stateOf(payload, id);
  if ((await setOf(payload, id)).phase === "live" && !state?.before) throw new SetError(REASONS.isTooLate);
  if (!(await movePhase(payload, id, "live", "putting-back"))) throw new SetError(REASONS.isNotLive);
  await finishPuttingBack(payload, id, by);
}

export async function finishPuttingBack(payload: Payload, id: number, by: string): Promise<void> {
  const set = await setOf(payload, id);
  await restore(payload, readBefore((await stateOf(payload, id))?.before));
  await close(payload, set, { from: "putting-back", to: "put-back" }, { action: "unpublished", by });
}

const setOf = (payload: Payload, id: number): Promise<SetRow> => payload.findByID({ collection: SETS, id, depth: 0 });

interface Move {
  from: SetRow["phase"];
  to: SetRow["phase"];
}

async function close(
  payload: Payload,
  { id, name }: SetRow,
  { from, to }: Move,
  { action, by }: { action: Action; by: string },
): Promise<void> {
  dropAnswers();
  const change = { list: SETS, id: String(id), title: name, action, by, at: new Date().toISOString() };
  await markChanged(payload, { change, force: action === "asked" });
  await movePhase(payload, id, from, to);
  await hurry(payload);
  wakePublisher();
}

/** @param at ISO 8601; the moment that was shown as that of their publication */
async function publishItems(payload: Payload, items: SetItems, at: string): Promise<void> {
  const { publish, redirects, screens, unpublish } = items;
  for (const entry of publish) await publishEntry(payload, entry, at);
  for (const { list, id } of unpublish) {
    await payload.update({ collection: list, id, data: { _status: "draft" }, ...unattended });
  }
  for (const slug of screens) {
    await payload.updateGlobal({ slug, data: { _status: "published" }, ...unattended });
    await pinGlobalUpdatedAt(payload, slug, at);
  }
  if (redirects.length === 0) return;
  const { redirects: known } = await payload.findGlobal({ slug: "settings", draft: true, depth: 0 });
  const isNew = ({ from }: { from: string }) => !known?.some((row) => row.from === from);
  const data = { _status: "published" as const, redirects: [...(known ?? []), ...redirects.filter(isNew)] };
  await payload.updateGlobal({ slug: "settings", data, ...unattended });
  await pinGlobalUpdatedAt(payload, "settings", at);
}

/** Nobody is there to be asked: what could be refused was when it was shown. */
const unattended = { depth: 0, locale: DEFAULT_LOCALE, overrideAccess: true, overrideLock: true } as const;

async function publishEntry(payload: Payload, { list, id }: EntryOfSet, at: string): Promise<void> {
  const draft = await payload.findByID({ collection: list, id, draft: true, depth: 0 });
  const isFirst = "publishedAt" in draft && !draft.publishedAt;
  const data = { _status: "published" as const, ...(isFirst && { publishedAt: at }) };
  await payload.update({ collection: list, id, data, ...unattended });
  await pinUpdatedAt(payload, list, id, at);
}
