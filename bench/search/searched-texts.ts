import type { LocaleCode } from "@future-native/contract";
import { documentsFor } from "../../src/search/build/documents";
import { demoSearchNodes } from "../../__tests__/support/demo-search";

export interface SearchedText {
  key: string;
  /** All that it is found by. */
  text: string;
  /** The same by how much it says, the title first. */
  fields: readonly string[];
}

/** The documents of the demo content in a locale, as texts. */
export function searchedTexts(locale: LocaleCode): SearchedText[] {
  return documentsFor(locale, demoSearchNodes(), []).map(({ key, read }) => {
    const fields = read().fields.map(({ text }) => text);
    return { key, text: fields.join("\n"), fields };
  });
}
