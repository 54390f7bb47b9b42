import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FlattenedField, Payload } from "payload";
import { isRecord, fieldValues, type Doc } from "payload-kit";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { Manifest, ReleasePage } from "payload-releases/store/release";
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
  const found = await draftOf(payload, entry.list, entry.id);
  const words = plain(excerpt);
  const fieldValue =
    words && found ? fieldValues(found.fields, found.doc, locales).find(holds(words, page.locale)) : undefined;
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

async function draftOf(
  payload: Payload,
  list: string,
  id: string,
): Promise<{ fields: readonly FlattenedField[]; doc: Doc } | undefined> {
  const how = { draft: true, locale: "all", fallbackLocale: false, depth: 0 } as const;
  const global = payload.config.globals.find(({ slug }) => slug === list);
  const collection = payload.config.collections.find(({ slug }) => slug === list);
  const doc: unknown = global
    ? await payload.findGlobal({ slug: global.slug, ...how })
    : collection && (await payload.findByID({ collection: collection.slug, id, disableErrors: true, ...how }));
  const fields = global?.flattenedFields ?? collection?.flattenedFields;
  return isRecord(doc) && fields ? { fields, doc } : undefined;
}

/** The pages of a release. @param files its folder */
export async function pagesOf(files: string): Promise<readonly ReleasePage[]> {
  const manifest = path.join(/* turbopackIgnore: true */ path.dirname(files), "manifest.json");
  const text = await readFile(manifest, "utf8").catch(() => "{}");
  return (JSON.parse(text) as Partial<Manifest>).pages ?? [];
}
