/** The items of a set, read from its database row. */
import type { CollectionSlug, GlobalSlug } from "payload";
import { isRecord } from "payload-kit";

/** An entry of a collection with drafts. */
export interface EntryOfSet {
  readonly list: CollectionSlug;
  readonly id: number;
}

export interface SetItems {
  readonly publish: readonly EntryOfSet[];
  /** Entries that leave the site; `remove` lists those of them that are deleted later. */
  readonly unpublish: readonly EntryOfSet[];
  readonly remove: readonly EntryOfSet[];
  readonly screens: readonly GlobalSlug[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** The fields of a set that name entries, for what becomes of them. */
export const ENTRY_FIELDS = ["publish", "unpublish", "remove"] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** The fields of a set that say what it holds. */
interface Row {
  readonly publish?: unknown;
  readonly unpublish?: unknown;
  readonly remove?: unknown;
  readonly screens?: unknown;
  readonly redirects?: unknown;
}

/** The fields offer only what there is. */
const isCollection = (list: unknown): list is CollectionSlug => typeof list === "string";
const isGlobal = (list: unknown): list is GlobalSlug => typeof list === "string";

/** Parses the value of a relationship field to several collections. @param value as stored, or as a form has it */
export function entriesOf(value: unknown): EntryOfSet[] {
  return (Array.isArray(value) ? value : []).flatMap((ref: unknown) => {
    if (!isRecord(ref) || !isCollection(ref.relationTo)) return [];
    const id = Number(isRecord(ref.value) ? ref.value.id : ref.value);
    return Number.isInteger(id) ? [{ list: ref.relationTo, id }] : [];
  });
}

export function itemsOf({ publish, unpublish, remove, screens, redirects }: Row): SetItems {
  const removed = entriesOf(remove);
  return {
    publish: entriesOf(publish),
    unpublish: [...entriesOf(unpublish), ...removed],
    remove: removed,
    screens: Array.isArray(screens) ? screens.filter(isGlobal) : [],
    redirects: (Array.isArray(redirects) ? redirects : []).flatMap((row: unknown) =>
      isRecord(row) && typeof row.from === "string" && typeof row.to === "string"
        ? [{ from: row.from, to: row.to }]
        : [],
    ),
  };
}

export const isEmptySet = ({ publish, unpublish, screens, redirects }: SetItems): boolean =>
  publish.length + unpublish.length + screens.length + redirects.length === 0;
