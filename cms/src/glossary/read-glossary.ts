import type { LocaleCode } from "@future-native/contract/locales";
import type { Payload } from "payload";
import { formsOf, type GlossaryTerm } from "./terms";

/** The glossary for translations into a language. */
export async function readGlossary(payload: Payload, to: LocaleCode): Promise<GlossaryTerm[]> {
  const { docs } = await payload.find({ collection: "glossary", pagination: false, depth: 0 });
  return docs.map((entry) => {
    const written = to === "en" ? "" : entry[to];
    return { term: entry.term, forms: entry.isKept ? [entry.term] : formsOf(written ?? "") };
  });
}
