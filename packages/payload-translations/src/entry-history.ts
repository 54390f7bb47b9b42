import type { FlattenedField, Payload } from "payload";
import type { Doc } from "payload-kit";
import { entryAt } from "payload-kit/entries";
import type { Version } from "./judge";
import { isLocaleCode, type Languages } from "./languages";
import { settingsOf } from "./settings";
import type { TextField } from "./text-fields";

/** A collection or global whose texts are translated. */
export interface BoardList {
  slug: string;
  kind: "collection" | "global";
  /** As Payload's config has it. */
  label: unknown;
  fields: TextField[];
  /** All fields of its form. */
  formFields: readonly FlattenedField[];
  /** Whether a text can be saved without being on the site at once. */
  hasDrafts: boolean;
}

/** All versions of an entry that are kept, the oldest first; undefined when there is no such entry. */
export async function historyOf(
  payload: Payload,
  { slug: list }: BoardList,
  id: string,
): Promise<Version[] | undefined> {
  const isId = id === "" || /^[1-9]\d{0,14}$/.test(id);
  const rows = isId ? entryAt({ list, id: id ? Number(id) : undefined }, { payload })?.rows : undefined;
  const entry = await rows?.read();
  if (!rows || !entry) return undefined;
  const versions = await rows.versions();
  return versions.length > 0 ? versions.map(versionIn(settingsOf(payload).languages)) : [{ entry }];
}

/** A version as the database has it. */
export const versionIn =
  (languages: Languages) =>
  (stored: object): Version => {
    const { version, publishedLocale } = stored as { version: Doc; publishedLocale?: unknown };
    return { entry: version, onlyLocale: isLocaleCode(languages, publishedLocale) ? publishedLocale : undefined };
  };
