/** Publishes exactly the content that was shown, or puts all of it back (X12). */
import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import { isRecord } from "payload-kit";
import type { StoredEntry } from "payload-kit/entries";
import { markChanged } from "payload-releases/changes";
import { hurry } from "payload-releases/queue";
import { wakePublisher } from "payload-releases/running";
import type { Action } from "payload-releases/states";
import { entryOf, pinUpdatedAt, readDoc } from "./docs";
import { haveSameDrafts, newestVersion, noteBefore, readBefore, type Before } from "./before";
import { SetError } from "./set-error";
import { movePhase } from "./move-phase";
import { restore } from "./restore";
import { itemsOf, type EntryOfSet, type SetItems } from "./set-items";
import { SETS, setOf, stateOf, writeState, type SetRow } from "./rows";
import { settingsOf } from "./options";
import { showSet } from "./show-set";
import { localized } from "./texts";

const notOpen = () => new SetError(localized("sets:reason.isNotOpen"), [], "not-open");

/** Has a set go live: the minute that was set for it. The versions of its entries have the sign before its name. */
export const BY_ITS_MINUTE = "⏱";

/**
 * Publishes a set that was shown. Before that it is compared with what the site is now: where more differs than what was
 * published meanwhile, nothing is done, and the set's row says what.
 * @param by who has it done: the address of an account, or that its minute has come
 * @param until milliseconds since 1970, before which nothing is published
 * @returns whether it is published; the publisher switches to what was shown
 * @throws SetError when it is not shown, or on its way already
 */
export async function goLive(payload: Payload, id: number, by: string, until = 0): Promise<boolean> {
  const state = await stateOf(payload, id);
  if ((await setOf(payload, id)).phase !== "open") throw notOpen();
  if (state?.work !== "shown" || !state.shownAt) throw new SetError(localized("sets:reason.isNotShown"));
  const items = itemsOf(await setOf(payload, id));
  const compared = { items, before: await noteBefore(payload, items) };
  if (!(await showSet(payload, id, { at: state.shownAt, isApproved: true }))) return false;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())));
  if (!(await movePhase(payload, id, "open", "going-live"))) throw notOpen();
  await noteUnlessChanged(payload, id, compared);
  await finishGoingLive(payload, id, by, compared.before);
  return true;
}

interface Compared {
  readonly items: SetItems;
  readonly before: Before;
}

/**
 * Stores the state for putting the set back. Only the instance that has moved the phase of the set calls it.
 * @param compared items and published state at the time of the comparison with the site
 * @throws SetError when either has changed since; the set is open again
 */
async function noteUnlessChanged(payload: Payload, id: number, compared: Compared): Promise<void> {
  try {
    const items = itemsOf(await setOf(payload, id));
    const before = await noteBefore(payload, items);
    const isSame = isDeepStrictEqual(items, compared.items) && haveSameDrafts(before, compared.before);
    if (!isSame) throw new SetError(localized("sets:reason.hasChanged"));
    await writeState(payload, id, { before });
    // An instance that started meanwhile found nothing noted, took it for a set of a killed process, and has opened it again.
    if ((await setOf(payload, id)).phase === "open") throw new SetError(localized("sets:reason.wasInterrupted"));
  } catch (error) {
    await movePhase(payload, id, "going-live", "open");
    await writeState(payload, id, { before: null });
    throw error;
  }
}

/**
 * The rest of the way of a set that is going live: all of it, whatever has been done of it before.
 * @param compared drafts that were compared with the site a moment ago: a later one stops the set
 */
export async function finishGoingLive(payload: Payload, id: number, by: string, compared?: Before): Promise<void> {
  const state = await stateOf(payload, id);
  const set = await setOf(payload, id);
  const before = readBefore(state?.before);
  if (!before || !state?.shownAt) {
    // Its process ended before anything of it was published.
    await movePhase(payload, id, "going-live", "open");
    return;
  }
  try {
    await publishItems(payload, set, { at: state.shownAt, by, compared });
  } catch (error) {
    payload.logger.error({ err: error, msg: `The set ${id} could not go live; what was done of it is undone.` });
    const places = await restore(payload, published(before, error));
    const why = error instanceof Error ? error.message : String(error);
    const reason =
      places.length > 0 ? localized("sets:wasUndoneInPart", { why }) : localized("sets:wasUndone", { why });
    await writeState(payload, id, { work: "failed", reason, places, before: null });
    await close(payload, set, { from: "going-live", to: "open" }, { action: "asked", by });
    throw new SetError(reason);
  }
  await close(payload, set, { from: "going-live", to: "live" }, { action: "published", by });
}

/** Brings back what was on the site before a set. @throws SetError when it is not live, or what it removed is deleted */
export async function putBack(payload: Payload, id: number, by: string): Promise<void> {
  const before = readBefore((await stateOf(payload, id))?.before);
  if ((await setOf(payload, id)).phase === "live" && !before) throw new SetError(localized("sets:reason.isTooLate"));
  if (!(await movePhase(payload, id, "live", "putting-back"))) throw new SetError(localized("sets:reason.isNotLive"));
  await finishPuttingBack(payload, id, by);
}

export async function finishPuttingBack(payload: Payload, id: number, by: string): Promise<void> {
  const set = await setOf(payload, id);
  const before = readBefore((await stateOf(payload, id))?.before);
  if (!before) {
    // `deleteRemoved` has begun, so entries that the set removed may no longer exist.
    await movePhase(payload, id, "putting-back", "live");
    throw new SetError(localized("sets:reason.isTooLate"));
  }
  const places = await restore(payload, before);
  const reason = places.length > 0 ? localized("sets:reason.isPutBackInPart") : null;
  await writeState(payload, id, { reason, places });
  await close(payload, set, { from: "putting-back", to: "put-back" }, { action: "unpublished", by });
}

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
  settingsOf(payload).onChange?.();
  const person = by === BY_ITS_MINUTE ? "" : by;
  const change = { list: SETS, id: String(id), title: name, action, by: person, at: new Date().toISOString() };
  await markChanged(payload, { change, force: action === "asked" });
  if (!(await movePhase(payload, id, from, to))) await checkMoved(payload, id, to);
  await hurry(payload);
  wakePublisher();
}

/** Another instance that ended the same has moved it as well; anything else the form of the set shows wrongly. */
async function checkMoved(payload: Payload, id: number, to: SetRow["phase"]): Promise<void> {
  const { phase } = await setOf(payload, id);
  if (phase !== to) payload.logger.error({ msg: `The set ${id} is ${to}, but another instance has made it ${phase}.` });
}

/** Refuses a draft that was saved after the set was shown, while the entries before it went live. @throws SetError */
async function refuseLaterDraft(payload: Payload, entry: EntryOfSet, compared: Before | undefined): Promise<void> {
  const known = compared?.entries.find(({ id, list }) => id === entry.id && list === entry.list);
  if (known && (await newestVersion(entryOf(payload, entry))) !== known.latest)
    throw new SetError(localized("sets:reason.hasChanged"), [{ list: entry.list, id: String(entry.id) }]);
}

/** The part of a set that was published before a later draft stopped it; otherwise all of it may have been. */
function published(before: Before, error: unknown): Before {
  const [refused] = error instanceof SetError ? error.places : [];
  const end = before.entries.findIndex(({ id, list }) => list === refused?.list && String(id) === refused.id);
  return end < 0 ? before : { ...before, entries: before.entries.slice(0, end), screens: [] };
}

interface Publishing {
  /** ISO 8601; the moment that was shown as that of their publication. */
  readonly at: string;
  readonly by: string;
  readonly compared: Before | undefined;
}

async function publishItems(payload: Payload, set: SetRow, { at, by, compared }: Publishing): Promise<void> {
  const { publish, redirects, screens, unpublish } = itemsOf(set);
  const how = await publishingBy(payload, set, by);
  const save = async (entry: StoredEntry, _status: "published" | "draft", data: object = {}) => {
    await entry.save({ ...data, _status }, how());
    await pinUpdatedAt(entry, at, _status);
  };
  for (const ref of publish) {
    await refuseLaterDraft(payload, ref, compared);
    const entry = entryOf(payload, ref);
    const draft = await readDoc(entry, true);
    const isFirst = "publishedAt" in draft && !draft.publishedAt;
    await save(entry, "published", isFirst ? { publishedAt: at } : {});
  }
  // `deleteRemoved` compares with this time to see whether the entry was published again.
  for (const ref of unpublish) await save(entryOf(payload, ref), "draft");
  for (const list of screens) await save(entryOf(payload, { list }), "published");
  if (redirects.length === 0) return;
  const settings = entryOf(payload, { list: settingsOf(payload).redirects.global });
  const latest = await readDoc(settings, true);
  const known: unknown[] = Array.isArray(latest.redirects) ? latest.redirects : [];
  const isNew = ({ from }: { from: string }) => !known.some((row) => isRecord(row) && row.from === from);
  await save(settings, "published", { redirects: [...known, ...redirects.filter(isNew)] });
}

/**
 * How the entries of a set are published: in the name of the account that has it done, so that versions, releases and the
 * audit log name it; at its own minute, in that of the set. The gate has judged the set as a whole: one by one, an entry
 * would link to a page that comes a moment later.
 */
async function publishingBy(payload: Payload, { name }: SetRow, by: string) {
  const { context, defaultLocale: locale } = settingsOf(payload);
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: by } }, depth: 0, limit: 1 });
  const user = docs[0] && { ...docs[0], collection: "users" as const };
  const itself = by === BY_ITS_MINUTE ? `${BY_ITS_MINUTE} ${name}` : undefined;
  return () => ({
    ...{ locale, overrideLock: true, user },
    context: context?.("go-live", itself) ?? {},
  });
}
