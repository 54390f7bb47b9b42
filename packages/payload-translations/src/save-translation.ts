import { NotFound, type PayloadRequest } from "payload";
import { z } from "zod";
import { isRecord } from "payload-kit";
import { entryAt } from "payload-kit/entries";
import { flagsOf, KEEP_FLAGS, setFlags, type Flag } from "./flags";
import type { LocaleCode } from "./languages";
import type { SaveOptions } from "./options";
import type { BoardList } from "./entry-history";
import { settingsOf } from "./settings";
import type { FlagReason } from "./states";
import type { TextField } from "./text-fields";

/** A text to save. */
export interface NewText {
  readonly field: TextField;
  /** A text, or rows of a list with the columns that change. */
  readonly value: unknown;
  /** Reason for a review, if there is one. */
  readonly flag: FlagReason | undefined;
}

export interface Target {
  readonly list: BoardList;
  readonly id: string;
  readonly locale: LocaleCode;
}

const stamped = z.looseObject({ updatedAt: z.string().nullish() });

/** The last save wins. */
const UNGUARDED: SaveOptions = { inTurn: (_address, work) => work() };

/**
 * Saves texts of an entry as a draft in one language, with optimistic locking by the `saves` of the options.
 * @returns an undo function: it saves the previous texts and flags as a draft again, unless the entry was saved in the
 * meantime
 * @throws APIError 409 when the entry was saved since it was read
 */
export async function saveTranslation(
  { payload, user }: PayloadRequest,
  { list, id, locale }: Target,
  texts: readonly NewText[],
): Promise<() => Promise<void>> {
  const { inTurn, basedOn } = settingsOf(payload).saves ?? UNGUARDED;
  const entry = entryAt({ list: list.slug, id: id ? Number(id) : undefined }, { payload });
  if (!entry) throw new NotFound();
  const common = { locale, draft: true, user, overrideAccess: false } as const;
  const found = stamped.parse((await entry.read(common)) ?? {});
  const data = texts.reduce<Record<string, unknown>>(
    (entry, { field, value }) => placed(entry, field.path.split("."), field.columns ? mergedInto(value) : () => value),
    { ...found },
  );
  const touched = [...new Set(texts.map(({ field }) => field.path.split(".")[0] ?? ""))];
  const only = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([name]) => touched.includes(name)));
  const save = async (changes: Record<string, unknown>, since: string | null | undefined) => {
    const data: Record<string, unknown> = {
      ...changes,
      ...(list.hasDrafts && basedOn !== undefined && { [basedOn]: since }),
    };
    const address = id ? `${list.slug}/${id}` : `globals/${list.slug}`;
    return stamped.parse(await inTurn(address, () => entry.save(data, { ...common, context: KEEP_FLAGS })));
  };
  const place = { list: list.slug, entry: id, locale };
  const known = (await flagsOf(payload, list.slug, id)).filter((flag) => flag.locale === locale);
  const saved = await save(only(data), found.updatedAt);
  const takeBack = async () => {
    await save(only(found), saved.updatedAt);
    await setFlags(payload, place, new Map(texts.map(({ field }) => [field.path, reasonAmong(known, field)])));
  };
  try {
    await setFlags(payload, place, new Map(texts.map(({ field, flag }) => [field.path, flag])));
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

const reasonAmong = (flags: readonly Flag[], { path }: TextField) => flags.find((flag) => flag.path === path)?.reason;

function placed(
  entry: Readonly<Record<string, unknown>>,
  [name = "", ...rest]: readonly string[],
  change: (before: unknown) => unknown,
): Record<string, unknown> {
  const before = entry[name];
  const after = rest.length > 0 ? placed(isRecord(before) ? before : {}, rest, change) : change(before);
  return { ...entry, [name]: after };
}

/** Rows as they are, with what is new in those that have the same id. */
const mergedInto = (value: unknown) => (before: unknown) => {
  const changes = Array.isArray(value) ? value.filter(isRecord) : [];
  const rows = Array.isArray(before) ? before.filter(isRecord) : [];
  return rows.map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }));
};
