import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { Doc } from "payload-kit";
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
  /** Whether a text can be saved without being on the site at once. */
  hasDrafts: boolean;
}

const ALL = { pagination: false, limit: 0, sort: "updatedAt" } as const;

/** All versions of an entry that are kept, the oldest first; undefined when there is no such entry. */
export async function historyOf(
  payload: Payload,
  { slug, kind }: BoardList,
  id: string,
): Promise<Version[] | undefined> {
  const { languages } = settingsOf(payload);
  const versionOf = versionIn(languages);
  if (kind === "global") {
    const global = slug as GlobalSlug;
    const { docs } = await payload.db.findGlobalVersions<Doc>({ global, ...ALL });
    const versions = docs.map(versionOf);
    return versions.length > 0 ? versions : [{ entry: (await payload.db.findGlobal<Doc>({ slug: global })) ?? {} }];
  }
  const collection = slug as CollectionSlug;
  const entry = /^[1-9]\d{0,14}$/.test(id)
    ? await payload.db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: Number(id) } } })
    : null;
  if (!entry) return undefined;
  if (!payload.collections[collection]?.config.versions) return [{ entry }];
  const where = { parent: { equals: Number(id) } };
  const { docs } = await payload.db.findVersions<Doc>({ collection, where, ...ALL });
  return docs.length > 0 ? docs.map(versionOf) : [{ entry }];
}

/** A version as the database has it. */
export const versionIn =
  (languages: Languages) =>
  (stored: object): Version => {
    const { version, publishedLocale } = stored as { version: Doc; publishedLocale?: unknown };
    return { entry: version, onlyLocale: isLocaleCode(languages, publishedLocale) ? publishedLocale : undefined };
  };
