/** Rows of the three collections, read past access. */
import { APIError, type Payload, type Where } from "payload";
import type { Phase, Work } from "./protocol";
import type { Step } from "payload-releases/publisher/protocol";

/** Slugs of the collections. */
export const SETS = "sets";
export const SET_STATES = "set-states";
export const SET_REPLIES = "set-replies";

/** A set as its form saves it; its items are read by `itemsOf`. */
export interface SetRow {
  id: number;
  name: string;
  phase: Phase;
  goesLiveAt?: string | null;
  publish?: unknown;
  unpublish?: unknown;
  remove?: unknown;
  screens?: unknown;
  redirects?: unknown;
}

/** The state of a set that the server keeps. */
export interface SetState {
  id: number;
  set: number;
  work: Work;
  step?: Step | null;
  percent?: number | null;
  /** A sentence in each language. */
  reason?: unknown;
  places?: unknown;
  /** The shown release: its folder, the time used as its publication time (ISO 8601), its hash. */
  folder?: string | null;
  shownAt?: string | null;
  hash?: string | null;
  pages?: number | null;
  nonce?: string | null;
  expiresAt?: string | null;
  passphrase?: string | null;
  /** See before.ts. */
  before?: unknown;
  updatedAt: string;
}

export interface ReplyRow {
  id: number;
  set: number;
  kind: "note" | "approval";
  name: string;
  text?: string | null;
  path?: string | null;
  excerpt?: string | null;
  place?: unknown;
  hash?: string | null;
  isDone?: boolean | null;
  createdAt: string;
}

interface Rows {
  [SETS]: SetRow;
  [SET_STATES]: SetState;
  [SET_REPLIES]: ReplyRow;
}

/** @returns all rows for which the condition holds */
export async function findRows<Slug extends keyof Rows>(
  { db }: Payload,
  collection: Slug,
  where: Where,
  sort?: string,
): Promise<Rows[Slug][]> {
  return (await db.find<Rows[Slug]>({ collection, where, sort, pagination: false })).docs;
}

/** @throws APIError when there is no such set */
export async function setOf({ db }: Payload, id: number): Promise<SetRow> {
  const row = await db.findOne<SetRow>({ collection: SETS, where: { id: { equals: id } } });
  if (!row) throw new APIError(`There is no set ${id}.`, 404);
  return row;
}

/** @returns undefined for a set of which nothing was noted yet */
export async function stateOf({ db }: Payload, set: number): Promise<SetState | undefined> {
  return (await db.findOne<SetState>({ collection: SET_STATES, where: { set: { equals: set } } })) ?? undefined;
}

/** Writes past the checks of fields: what is done cannot be refused. */
export async function writeState(payload: Payload, set: number, data: Partial<SetState>): Promise<void> {
  const row = await stateOf(payload, set);
  const updatedAt = new Date().toISOString();
  if (row) await payload.db.updateOne({ collection: SET_STATES, id: row.id, data: { ...data, updatedAt } });
  else await payload.db.create({ collection: SET_STATES, data: { set, work: "none", ...data } });
}

/** Sets in one of some phases. */
export const setsIn = (payload: Payload, ...phases: Phase[]): Promise<SetRow[]> =>
  findRows(payload, SETS, { phase: { in: phases } });

/** States of some sets. */
export const statesOf = (payload: Payload, sets: readonly SetRow[]): Promise<SetState[]> =>
  findRows(payload, SET_STATES, { set: { in: sets.map(({ id }) => id) } });
