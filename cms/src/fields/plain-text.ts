import { beforeEntrySave } from "payload-kit/entries";

/** Soft hyphen, zero-width space, word joiners and byte order mark: how a line may break, which is no part of a text. */
const CONTROLS = /[\u00ad\u200b\u2060-\u2064\ufeff]/g;

/**
 * A copy of a document without control characters of typesetting programs: pasted with a text they break searches for a
 * word, and appear in titles, feeds and structured data.
 * @param value JSON, and dates, which stay as they are
 */
export function plainText<Value>(value: Value): Value;
export function plainText(value: unknown): unknown {
  if (typeof value === "string") return value.replace(CONTROLS, "");
  if (Array.isArray(value)) return value.map((item: unknown) => plainText(item));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, plainText(item)]));
}

/** For every collection and global that the API answers from. */
export const storePlainText = beforeEntrySave(({ data }) => plainText(data));
