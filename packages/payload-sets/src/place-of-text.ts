import type { Payload } from "payload";
import { isRecord, fieldValues } from "payload-kit";
import { entryAt } from "payload-kit/entries";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { ReleasePage } from "payload-releases/store/release";
import { settingsOf } from "./options";

/**
 * Locates the subject of a note: the entry of the page, and the field with the quoted text if the entry has it.
 * @param pages of the release that was read
 * @returns null for a page without an entry
 */
export async function placeOfText(
  payload: Payload,
  pages: readonly ReleasePage[],
  { path, excerpt }: { path: string; excerpt: string },
): Promise<ContentRef | null> {
  const page = pages.find((candidate) => candidate.path === path);
  const { entryOf, locales } = settingsOf(payload);
  const entry = page && entryOf(page);
  if (!entry) return null;
  const stored = entryAt(entry, { payload });
  const draft = await stored?.read({ draft: true, locale: "all" });
  const words = plain(excerpt);
  const values = stored && draft && words ? fieldValues(stored.config.flattenedFields, draft, locales) : [];
  const fieldValue = values.find(holds(words, page.locale));
  return { ...entry, ...(fieldValue ? { field: fieldValue.path } : {}) };
}

const holds =
  (words: string, locale: string) =>
  ({ locale: of, value }: { locale: string | null; value: unknown }) =>
    (of === null || of === locale) && plain(textIn(value)).includes(words);

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** All words of a value: those of a rich text are the texts of its nodes. */
function textIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textIn).join(" ");
  if (!isRecord(value)) return "";
  if (typeof value.text === "string") return value.text;
  return Object.values(value).map(textIn).join(" ");
}
