import type { LocaleCode } from "@future-native/contract/locales";
import type { DocumentViewServerProps, TypedUser, TypeWithVersion, Where } from "payload";
import type { Doc } from "payload-kit";

/** A version of an entry or of a global, as the views of versions need it. */
export interface Version {
  readonly id: string;
  /** ISO 8601. */
  readonly savedAt: string;
  readonly savedBy: string | null;
  readonly isPublished: boolean;
  readonly doc: Doc;
}

/** Document and user for a query of versions. */
export type VersionsOf = Pick<
  DocumentViewServerProps["initPageResult"],
  "collectionConfig" | "docID" | "globalConfig"
> & {
  readonly req: DocumentViewServerProps["initPageResult"]["req"];
};

interface VersionQuery {
  readonly locale: LocaleCode | "all";
  readonly where?: Where;
  /** All by default. */
  readonly limit?: number;
}

interface Saved {
  readonly _status?: "draft" | "published" | null;
  readonly savedBy?: string | null;
}

/** Versions, newest first, but the copies that Payload makes of other languages. */
export async function readVersions(
  { collectionConfig, docID, globalConfig, req: { payload, user } }: VersionsOf,
  { locale, where = {}, limit = 0 }: VersionQuery,
): Promise<Version[]> {
  const isNoCopy = { snapshot: { not_equals: true } };
  const options = {
    ...{ depth: 0, fallbackLocale: false as const, limit, locale, pagination: false, sort: "-updatedAt" },
    ...{ overrideAccess: false, user: user as TypedUser },
  } as const;
  if (globalConfig) {
    const { slug } = globalConfig;
    const found = await payload.findGlobalVersions({ ...options, slug, where: { and: [isNoCopy, where] } });
    return (found.docs as TypeWithVersion<Saved>[]).map((version) => versionOf(version));
  }
  if (!collectionConfig || docID === undefined) return [];
  const found = await payload.findVersions({
    ...options,
    collection: collectionConfig.slug,
    where: { and: [{ parent: { equals: docID } }, isNoCopy, where] },
  });
  return (found.docs as TypeWithVersion<Saved>[]).map((version) => versionOf(version, docID));
}

const versionOf = ({ id, updatedAt, version }: TypeWithVersion<Saved>, docID?: number | string): Version => ({
  id: String(id),
  savedAt: updatedAt,
  savedBy: version.savedBy ?? null,
  isPublished: version._status === "published",
  doc: { ...version, ...(docID === undefined ? {} : { id: docID }) },
});
