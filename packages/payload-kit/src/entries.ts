/** Entries of collections and globals, read and hooked into alike. */
import {
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type TypedLocale,
  type Where,
} from "payload";
import type { Doc } from "./field-values";
import { isRecord } from "./is-record";

/** Config of a collection or a global. */
export type ListConfig = SanitizedCollectionConfig | SanitizedGlobalConfig;

export const isCollection = (config: ListConfig): config is SanitizedCollectionConfig => "auth" in config;

type EntryId = number | string | undefined;

interface ReadOptions {
  /** Whether the latest version is read, or what is published. */
  readonly draft: boolean;
  readonly locale: TypedLocale | "all";
}

/** An entry of a collection, or a global. Reads are made with all rights, without depth and without fallback locale. */
export interface StoredEntry {
  readonly config: ListConfig;
  /** Undefined for a global, and for an entry that was never saved. */
  readonly id: EntryId;
  /** Names the entry in a ValidationError. */
  readonly address: { readonly collection?: string; readonly global?: string; readonly id?: number | string };
  /** @returns undefined for an entry that does not exist */
  read(options: ReadOptions): Promise<Doc | undefined>;
  /** @throws NotFound */
  readVersion(id: string, locale: ReadOptions["locale"]): Promise<Doc>;
  /** @returns its newest version for which the condition holds */
  newestVersion(condition: Where, locale: ReadOptions["locale"]): Promise<Doc | undefined>;
}

/** @param id undefined for a global */
export function storedEntry(config: ListConfig, id: EntryId, req: PayloadRequest): StoredEntry {
  const { payload } = req;
  // Payload writes the locale of a read into the request, where a save needs its own.
  const reading = (locale: ReadOptions["locale"]) =>
    ({
      locale,
      depth: 0,
      fallbackLocale: false,
      overrideAccess: true,
      req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
    }) as const;
  const newest = { sort: "-updatedAt", limit: 1 } as const;
  const docOf = (found: unknown) => (isRecord(found) ? found : undefined);
  if (!isCollection(config)) {
    const { slug } = config;
    return {
      ...{ config, id: undefined, address: { global: slug } },
      read: async ({ draft, locale }) => docOf(await payload.findGlobal({ slug, draft, ...reading(locale) })),
      readVersion: async (version, locale) =>
        docOf(await payload.findGlobalVersionByID({ slug, id: version, ...reading(locale) })) ?? {},
      newestVersion: async (where, locale) =>
        docOf((await payload.findGlobalVersions({ slug, where, ...newest, ...reading(locale) })).docs[0]),
    };
  }
  const { slug: collection } = config;
  return {
    ...{ config, id, address: { collection, ...(id !== undefined && { id }) } },
    async read({ draft, locale }) {
      if (id === undefined) return undefined;
      return docOf(await payload.findByID({ collection, id, draft, disableErrors: true, ...reading(locale) }));
    },
    readVersion: async (version, locale) =>
      docOf(await payload.findVersionByID({ collection, id: version, ...reading(locale) })) ?? {},
    async newestVersion(condition, locale) {
      const where: Where = { and: [{ parent: { equals: id } }, condition] };
      return docOf((await payload.findVersions({ collection, where, ...newest, ...reading(locale) })).docs[0]);
    },
  };
}

/** A save or another change of an entry, as hooks of collections and globals are called with it. */
export interface EntryChange {
  readonly entry: StoredEntry;
  readonly operation: "create" | "update";
  readonly context: RequestContext;
  readonly req: PayloadRequest;
}

/** Fields that a save sends, or that were saved. */
export type EntryData = Record<string, unknown>;

type Args<Hook extends (args: never) => unknown> = Parameters<Hook>[0];

const configOf = (args: { collection: SanitizedCollectionConfig } | { global: SanitizedGlobalConfig }): ListConfig =>
  "collection" in args ? args.collection : args.global;

const idOf = (doc: unknown): EntryId =>
  isRecord(doc) && (typeof doc.id === "number" || typeof doc.id === "string") ? doc.id : undefined;

const operationOf = (args: object) => ("operation" in args && args.operation === "create" ? "create" : "update");

/** @param run returns the data to be validated */
export function beforeEntryValidate(
  run: (change: EntryChange & { data: EntryData; original: unknown }) => EntryData | Promise<EntryData>,
): CollectionBeforeValidateHook & GlobalBeforeValidateHook {
  return (args: Args<CollectionBeforeValidateHook> | Args<GlobalBeforeValidateHook>) => {
    const { data, context, originalDoc: original, req } = args;
    if (!isRecord(data)) return data;
    const entry = storedEntry(configOf(args), idOf(original), req);
    return run({ entry, data, original, context, req, operation: operationOf(args) });
  };
}

/** @param run returns the data to be saved */
export function beforeEntryChange(
  run: (change: EntryChange & { data: EntryData; original: unknown }) => EntryData | Promise<EntryData>,
): CollectionBeforeChangeHook & GlobalBeforeChangeHook {
  return (args: Args<CollectionBeforeChangeHook> | Args<GlobalBeforeChangeHook>) => {
    const { data, context, originalDoc, req } = args;
    const original: unknown = originalDoc;
    const entry = storedEntry(configOf(args), idOf(original), req);
    return run({ entry, data: isRecord(data) ? data : {}, original, context, req, operation: operationOf(args) });
  };
}

export function afterEntryChange(
  run: (change: EntryChange & { doc: EntryData }) => void | Promise<void>,
): CollectionAfterChangeHook & GlobalAfterChangeHook {
  return async (args: Args<CollectionAfterChangeHook> | Args<GlobalAfterChangeHook>) => {
    const { context, req } = args;
    const doc: unknown = args.doc;
    const entry = storedEntry(configOf(args), idOf(doc), req);
    await run({ entry, doc: isRecord(doc) ? doc : {}, context, req, operation: operationOf(args) });
  };
}

/** An operation before Payload has read what it is about. */
interface EntryOperation {
  readonly config: ListConfig;
  /** Arguments of Payload's operation, for instance the id of a version. */
  readonly args: object;
  readonly operation: string;
  readonly context: RequestContext;
  readonly req: PayloadRequest;
}

export function beforeEntryOperation(
  run: (operation: EntryOperation) => void | Promise<void>,
): CollectionBeforeOperationHook & GlobalBeforeOperationHook {
  return async (args: Args<CollectionBeforeOperationHook> | Args<GlobalBeforeOperationHook>) => {
    const { context, operation, req } = args;
    await run({ config: configOf(args), args: args.args, operation, context, req });
  };
}
