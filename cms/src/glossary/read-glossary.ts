import type { LocaleCode } from "@future-native/contract/locales";
import { within, type Reader } from "payload-kit/in-transaction";
import { formsOf, type GlossaryTerm } from "./terms";

/** Terms of the glossary by language; none in English, the language of the terms themselves. */
export async function readGlossary(reader: Reader): Promise<Record<LocaleCode, GlossaryTerm[]>> {
  const { docs } = await reader.payload.find({
    collection: "glossary",
    pagination: false,
    depth: 0,
    ...within(reader),
  });
  const termsIn = (locale: "ru" | "br") =>
    docs.map(({ term, isKept, [locale]: written }) => ({ term, forms: isKept ? [term] : formsOf(written ?? "") }));
  return { en: [], ru: termsIn("ru"), br: termsIn("br") };
}
