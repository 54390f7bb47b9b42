import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { Payload, Where } from "payload";
import { wordsOf } from "static-search";
import type { Indexed } from "payload-desk";
import { indexedOf } from "payload-desk/search";

/** Between two of these others are served. */
const PAGE = 200;

/**
 * Enquiries that have a word for each of the question's that begins as it does, the newest first. They are read for each
 * question and not held in memory, so that one that was erased is gone from every instance at once (A5).
 * @param asked words as `wordsOf` gives them
 * @param most so many are enough
 */
export async function findEnquiries(payload: Payload, asked: readonly string[], most: number): Promise<Indexed[]> {
  const list = payload.collections.enquiries.config;
  const found: Indexed[] = [];
  for (let before: number | undefined; asked.length > 0 && found.length < most;) {
    const where: Where = before === undefined ? {} : { id: { less_than: before } };
    const { docs } = await payload.db.find<{ id: number }>({
      ...{ collection: "enquiries", where, sort: "-id", limit: PAGE, pagination: false },
    });
    for (const doc of docs) {
      const one = indexedOf(list, { id: String(doc.id), doc: { ...doc } }, DEFAULT_LOCALE);
      const words = [one.title, ...one.texts].flatMap(wordsOf);
      if (asked.every((start) => words.some((word) => word.startsWith(start)))) found.push(one);
    }
    before = docs.at(-1)?.id;
    if (docs.length < PAGE) break;
  }
  return found.slice(0, most);
}
