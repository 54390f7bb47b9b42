import type { CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from "payload";
import { internalRows } from "payload-kit/access";
import { afterEntryChange, beforeEntryOperation, isCollection } from "payload-kit/entries";
import { within, type Reader } from "payload-kit/in-transaction";
import type { LocaleCode } from "./languages";
import { isOn } from "./settings";
import { FLAG_REASONS, type FlagReason } from "./states";

/** An unreviewed translation; it counts as older until a person saves the entry in that language. */
export interface Flag {
  readonly entry: string;
  readonly locale: string;
  readonly path: string;
  readonly reason: FlagReason;
}

/** Says in the context of a save that no person has looked at it. */
const KEEPS_FLAGS = "keepsFlags";
export const KEEP_FLAGS = { [KEEPS_FLAGS]: true } as const;

/** Rows of their own, because what is said of a text outlives no save of it and is no part of its versions. */
export const TranslationFlags = internalRows({
  slug: "translation-flags",
  indexes: [{ fields: ["list", "entry"] }],
  fields: [
    { name: "list", type: "text", required: true },
    { name: "entry", type: "text" },
    { name: "locale", type: "text", required: true },
    { name: "path", type: "text", required: true },
    { name: "reason", type: "select", options: [...FLAG_REASONS], defaultValue: "older", required: true },
  ],
});

/** The flags of a collection or global, or of one entry of it. */
export async function flagsOf(payload: Payload, list: string, entry?: string): Promise<Flag[]> {
  const { docs } = await payload.find({
    collection: "translation-flags",
    where: { list: { equals: list }, ...(entry === undefined ? {} : { entry: { equals: entry } }) },
    pagination: false,
    depth: 0,
  });
  return docs.map((flag) => ({ entry: flag.entry ?? "", locale: flag.locale, path: flag.path, reason: flag.reason }));
}

/** An unreviewed machine translation. */
export interface UnreadDraft extends Omit<Flag, "reason"> {
  /** Slug of the collection or global. */
  readonly list: string;
}

/** Unreviewed machine translations of all entries; none without the plugin. */
export async function unreadDraftsOf(reader: Reader): Promise<UnreadDraft[]> {
  if (!isOn(reader.payload)) return [];
  const where: Where = { reason: { equals: "machine" } };
  const asked = { collection: "translation-flags", where, pagination: false, depth: 0, ...within(reader) } as const;
  const { docs } = await reader.payload.find(asked);
  return docs.map(({ list, entry, locale, path }) => ({ list, entry: entry ?? "", locale, path }));
}

/** Sets or clears the flag of each saved text. */
export async function setFlags(
  payload: Payload,
  { list, entry, locale }: { list: string; entry: string; locale: LocaleCode },
  reasons: ReadonlyMap<string, FlagReason | undefined>,
): Promise<void> {
  const where = { ...ofEntry(list, entry), locale: { equals: locale }, path: { in: [...reasons.keys()] } };
  await payload.delete({ collection: "translation-flags", where });
  for (const [path, reason] of reasons) {
    if (!reason) continue;
    await payload.create({ collection: "translation-flags", data: { list, entry, locale, path, reason }, depth: 0 });
  }
}

const ofEntry = (list: string, entry: string): Where => ({ list: { equals: list }, entry: { equals: entry } });

async function drop(req: PayloadRequest, list: string, entry: string): Promise<void> {
  if (req.context[KEEPS_FLAGS] === true) return;
  const { locale } = req;
  const inLocale: Where = !locale || locale === "all" ? {} : { locale: { equals: locale } };
  await req.payload.db.deleteMany({
    collection: "translation-flags",
    where: { ...ofEntry(list, entry), ...inLocale },
    req,
  });
}

const afterChange = afterEntryChange(({ entry: { config, id }, req }) => drop(req, config.slug, String(id ?? "")));

const afterDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  req.payload.db.deleteMany({ collection: "translation-flags", where: ofEntry(collection.slug, String(id)), req });

/** A bulk operation has no form in which its texts were read. */
const beforeOperation = beforeEntryOperation(({ args, config, operation, req }) => {
  if (operation === "update" && isCollection(config) && "where" in args && args.where) req.context[KEEPS_FLAGS] = true;
});

/** A save in a language answers for the translations of that language. */
export const dropFlags = { beforeOperation: [beforeOperation], afterChange: [afterChange], afterDelete: [afterDelete] };
