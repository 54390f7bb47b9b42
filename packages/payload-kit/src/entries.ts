/** Entries of collections and globals, read and hooked into alike. */
import {
  isolateObjectProperty,
  type CollectionConfig,
  type GlobalConfig,
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

/** A request: its locale stays, and its transaction counts. Or Payload alone. */
type Reader = PayloadRequest | Pick<PayloadRequest, "payload">;

interface ReadOptions extends Asker {
  /** Whether the latest version is read, or what is published. */
  readonly draft: boolean;
  readonly locale: TypedLocale | "all";
}

/** User for whom an entry is read or saved: by default none, with all rights. */
interface Asker {
  readonly user?: PayloadRequest["user"] | undefined;
  readonly overrideAccess?: boolean;
}

interface SaveOptions extends Asker {
  readonly locale?: TypedLocale;
  readonly draft?: boolean;
  readonly overrideLock?: boolean;
  readonly context?: RequestContext;
}

/** An entry of a collection, or a global. It is read without depth and without fallback locale. */
export interface StoredEntry {
  readonly config: ListConfig;
  /** Undefined for a global, and for an entry that was never saved. */
  readonly id: EntryId;
  /** Names the entry in a ValidationError. */
  readonly address: { readonly collection?: string; readonly global?: string; readonly id?: number | string };
  /** @returns undefined for an entry that does not exist, and one that the user may not read */
  read(options: ReadOptions): Promise<Doc | undefined>;
  /** @throws NotFound */
  readVersion(id: string, locale: ReadOptions["locale"]): Promise<Doc>;
  /** @returns its newest version for which the condition holds */
  newestVersion(condition: Where, locale: ReadOptions["locale"]): Promise<Doc | undefined>;
  save(data: EntryData, options?: SaveOptions): Promise<Doc>;
  restoreVersion(id: string, options: SaveOptions): Promise<void>;
  /** The entry in all locales as the database has it, without hooks. */
  readonly rows: EntryRows;
}

/** Reads and writes past hooks, validation and access. */
interface EntryRows {
  /** The published form, or the only one there is; of a global that was never saved an empty object. */
  read(): Promise<Doc | undefined>;
  write(data: EntryData): Promise<void>;
  /** All versions that are kept, the oldest first. */
  versions(): Promise<Doc[]>;
  /** Adds a version made now, not by autosave. @returns its id */
  addVersion(versionData: EntryData): Promise<number | string>;
}

const docOf = (found: unknown) => (isRecord(found) ? found : undefined);
const docsOf = (found: readonly unknown[]): Doc[] => found.filter(isRecord);
const NEWEST = { sort: "-updatedAt", limit: 1, pagination: false } as const;
const ALL = { sort: "updatedAt", limit: 0, pagination: false } as const;

/** @param id undefined for a global */
export const storedEntry = (config: ListConfig, id: EntryId, reader: Reader): StoredEntry =>
  isCollection(config) ? entryOfCollection(config, id, reader) : entryOfGlobal(config, reader);

/** @param id empty for a global. @returns undefined where there is no such list */
export function entryAt(
  { list, id }: { readonly list: string; readonly id?: number | string | undefined },
  reader: Reader,
): StoredEntry | undefined {
  const { collections, globals } = reader.payload.config;
  const config = [...collections, ...globals].find(({ slug }) => slug === list);
  return config && storedEntry(config, id, reader);
}

/** Payload writes the locale of a read into the request, where a save needs its own. */
const reading = (reader: object, locale: ReadOptions["locale"], { user, overrideAccess = true }: Asker = {}) => ({
  ...({ locale, depth: 0, fallbackLocale: false, overrideAccess, ...(user !== undefined && { user }) } as const),
  ...(isRequest(reader) && { req: isolateObjectProperty(reader, ["locale", "fallbackLocale"]) }),
});

const isRequest = (reader: object): reader is PayloadRequest => "context" in reader;

const saving = ({ user, ...options }: SaveOptions = {}) => ({
  ...{ depth: 0, overrideAccess: true, ...options },
  ...(user !== undefined && { user }),
});

function now() {
  const at = new Date().toISOString();
  return { autosave: false, createdAt: at, updatedAt: at };
}

function entryOfGlobal(config: SanitizedGlobalConfig, reader: Reader): StoredEntry {
  const { slug } = config;
  const { payload } = reader;
  return {
    ...{ config, id: undefined, address: { global: slug } },
    read: async ({ draft, locale, ...asker }) =>
      docOf(await payload.findGlobal({ slug, draft, ...reading(reader, locale, asker) })),
    readVersion: async (id, locale) =>
      docOf(await payload.findGlobalVersionByID({ slug, id, ...reading(reader, locale) })) ?? {},
    newestVersion: async (where, locale) =>
      docOf((await payload.findGlobalVersions({ slug, where, ...NEWEST, ...reading(reader, locale) })).docs[0]),
    save: async (data, options) => docOf(await payload.updateGlobal({ slug, data, ...saving(options) })) ?? {},
    restoreVersion: async (id, options) => void (await payload.restoreGlobalVersion({ slug, id, ...saving(options) })),
    rows: {
      read: async () => docOf(await payload.db.findGlobal({ slug, locale: "all" })) ?? {},
      write: async (data) => void (await payload.db.updateGlobal({ slug, data, returning: false })),
      versions: async () => docsOf((await payload.db.findGlobalVersions({ global: slug, ...ALL })).docs),
      addVersion: async (versionData) =>
        (await payload.db.createGlobalVersion({ globalSlug: slug, versionData, ...now() })).id,
    },
  };
}

function entryOfCollection(config: SanitizedCollectionConfig, id: EntryId, reader: Reader): StoredEntry {
  const { slug: collection } = config;
  const { payload } = reader;
  const ofEntry: Where = { parent: { equals: id } };
  const saved = () => {
    if (id === undefined) throw new Error(`An entry of ${collection} was never saved.`);
    return id;
  };
  return {
    ...{ config, id, address: { collection, ...(id !== undefined && { id }) } },
    async read({ draft, locale, ...asker }) {
      if (id === undefined) return undefined;
      const how = { collection, id, draft, disableErrors: true, ...reading(reader, locale, asker) };
      return docOf(await payload.findByID(how));
    },
    readVersion: async (version, locale) =>
      docOf(await payload.findVersionByID({ collection, id: version, ...reading(reader, locale) })) ?? {},
    async newestVersion(condition, locale) {
      const where: Where = { and: [ofEntry, condition] };
      return docOf((await payload.findVersions({ collection, where, ...NEWEST, ...reading(reader, locale) })).docs[0]);
    },
    save: async (data, options) =>
      docOf(await payload.update({ collection, id: saved(), data, ...saving(options) })) ?? {},
    restoreVersion: async (version, options) =>
      void (await payload.restoreVersion({ collection, id: version, ...saving(options) })),
    rows: {
      read: async () => docOf(await payload.db.findOne({ collection, where: { id: { equals: id } }, locale: "all" })),
      write: async (data) => void (await payload.db.updateOne({ collection, id: saved(), data, returning: false })),
      versions: async () => {
        if (!config.versions) return [];
        return docsOf((await payload.db.findVersions({ collection, where: ofEntry, ...ALL })).docs);
      },
      addVersion: async (versionData) =>
        (await payload.db.createVersion({ collectionSlug: collection, parent: saved(), versionData, ...now() })).id,
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

type OfCollections = Required<NonNullable<CollectionConfig["hooks"]>>;
type OfGlobals = Required<NonNullable<GlobalConfig["hooks"]>>;
type Shared = keyof OfCollections & keyof OfGlobals;
/** A hook that collections and globals both take. */
export type EntryHook<Name extends Shared> = OfCollections[Name][number] & OfGlobals[Name][number];
type Args<Name extends Shared> = Parameters<OfCollections[Name][number]>[0] | Parameters<OfGlobals[Name][number]>[0];

const configOf = (args: { collection: SanitizedCollectionConfig } | { global: SanitizedGlobalConfig }): ListConfig =>
  "collection" in args ? args.collection : args.global;

const idOf = (doc: unknown): EntryId =>
  isRecord(doc) && (typeof doc.id === "number" || typeof doc.id === "string") ? doc.id : undefined;

const operationOf = (args: object) => ("operation" in args && args.operation === "create" ? "create" : "update");

/** A hook of either kind that makes what is saved. */
type BeforeEntrySave = EntryHook<"beforeValidate"> & EntryHook<"beforeChange">;

/** @param run returns the data to be validated, or to be saved */
export function beforeEntrySave(
  run: (change: EntryChange & { data: EntryData; original: unknown }) => EntryData | Promise<EntryData>,
): BeforeEntrySave {
  return (args: Args<"beforeChange" | "beforeValidate">) => {
    const { data, context, originalDoc, req } = args;
    if (!isRecord(data)) return data;
    const original: unknown = originalDoc;
    const entry = storedEntry(configOf(args), idOf(original), req);
    return run({ entry, data, original, context, req, operation: operationOf(args) });
  };
}

export function afterEntryChange(
  run: (change: EntryChange & { doc: EntryData }) => void | Promise<void>,
): EntryHook<"afterChange"> {
  return async (args: Args<"afterChange">) => {
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
): EntryHook<"beforeOperation"> {
  return async (args: Args<"beforeOperation">) => {
    const { context, operation, req } = args;
    await run({ config: configOf(args), args: args.args, operation, context, req });
  };
}
