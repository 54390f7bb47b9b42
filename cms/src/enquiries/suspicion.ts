import type { Payload } from "payload";
import type { Enquiry } from "./enquiry";

/** Why an enquiry is held as spam (X6); a reader of the inbox may release it. */
export const SUSPICIONS = ["trap", "tooFast", "duplicate"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Milliseconds; no person fills in a form faster. */
export const MIN_FILL_TIME = 3_000;
/** The same words again within this many milliseconds are one enquiry, sent twice. */
export const DUPLICATE_WITHIN = 24 * 60 * 60_000;

/** @param print what `fingerprint` says of it @param now milliseconds since 1970 */
export async function suspicionOf(
  payload: Payload,
  enquiry: Enquiry,
  { print, now }: { print: string; now: number },
): Promise<Suspicion | undefined> {
  if (enquiry.trapped) return "trap";
  if (enquiry.shownAt !== undefined && isTooFast(now - enquiry.shownAt)) return "tooFast";
  const { totalDocs } = await payload.count({
    collection: "enquiries",
    where: {
      fingerprint: { equals: print },
      createdAt: { greater_than: new Date(now - DUPLICATE_WITHIN).toISOString() },
    },
  });
  return totalDocs > 0 ? "duplicate" : undefined;
}

/** Clocks differ: a form shown in the future says nothing. */
function isTooFast(age: number): boolean {
  return age >= 0 && age < MIN_FILL_TIME;
}
