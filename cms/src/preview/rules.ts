/** Preview rules of this site. */
import { withMark } from "@future-native/contract";
import type { FlattenedField, Payload } from "payload";
import type { Doc } from "payload-kit";
import type { MarkingRules } from "payload-preview/mark-document";
import { withPlaceholders, type Completed } from "payload-preview/placeholders";
import { blockOf } from "../rich-text/block-fields";
import { lexicalFromBlocks } from "../rich-text/to-lexical";

export const MARKING: MarkingRules = { withMark, blockOf, shownNumbers: new Set(["year", "foundedIn"]) };

/** A form with placeholders, so that the page of a draft is seen from the first key (A7). */
export const completed = (fields: readonly FlattenedField[], data: Doc, payload: Payload): Promise<Completed> =>
  withPlaceholders(fields, data, payload, {
    texts: { timeZone: "UTC", url: "https://example.com" },
    // Numbers without a default are years.
    number: () => new Date().getFullYear(),
    richText: (text) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text }] }]),
  });
