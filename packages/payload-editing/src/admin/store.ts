/** Unsaved changes of forms, stored in this browser only. */
import { isRecord } from "payload-kit";

export interface Unsaved {
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** The `updatedAt` of the version that it began with; null for an entry that was never saved. */
  readonly since: string | null;
  /** The values of the form. */
  readonly data: Readonly<Record<string, unknown>>;
}

const ROOM = "unsaved:";
const KEPT_DAYS = 30;

/** @param parts user, entry and language, and for a key of its own the form */
export const keyOf = (...parts: readonly (string | number)[]): string => ROOM + parts.join(":");

export type Room = "enough" | "none";

let room: Room = "enough";
const listeners = new Set<() => void>();

/** Whether the browser had room for what was kept last. */
export const roomNow = (): Room => room;

/** @returns unsubscribes */
export function watchRoom(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function keep(key: string, unsaved: Unsaved): void {
  const before = room;
  try {
    localStorage.setItem(key, JSON.stringify(unsaved));
    room = "enough";
  } catch (error) {
    console.warn(error);
    room = "none";
  }
  if (room !== before) listeners.forEach((listener) => listener());
}

export const drop = (key: string): void => localStorage.removeItem(key);

export function read(key: string): Unsaved | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(kept) || typeof kept.at !== "string" || !isRecord(kept.data)) return undefined;
    return { at: kept.at, since: typeof kept.since === "string" ? kept.since : null, data: kept.data };
  } catch {
    return undefined;
  }
}

/** Keys of an entry's unsaved changes. Removes those of any entry after a month. */
export function keysUnder(prefix: string): string[] {
  const oldest = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const all = Object.keys(localStorage).filter((key) => key.startsWith(ROOM));
  const isKept = (key: string) => (read(key)?.at ?? "") > oldest;
  all.filter((key) => !isKept(key)).forEach(drop);
  return all.filter((key) => key.startsWith(prefix) && isKept(key));
}

/**
 * Locks a key for this form as soon as no other form in any tab holds it; a crashed tab releases its locks. Browsers
 * offer locks on secure origins only; without them the key is held at once.
 * @returns a function that releases it
 */
export function hold(key: string, onHeld: () => void): () => void {
  if (!("locks" in navigator)) {
    onHeld();
    return () => undefined;
  }
  const end = new AbortController();
  const held = navigator.locks.request(key, { signal: end.signal }, () => {
    onHeld();
    return new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()));
  });
  held.catch((error: unknown) => {
    if (!end.signal.aborted) console.warn(error);
  });
  return () => end.abort();
}
