/**
 * Payload checks the language that is saved; what is published is all of them, and what an old version brings back too.
 * Here the rest is checked by the same validators, before anything is written: what stands on the site, the API can
 * answer with (A1, A3).
 */
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from "@future-native/contract/locales";
import { fieldSchemasToFormState } from "@payloadcms/ui/forms/fieldSchemasToFormState";
import {
  isolateObjectProperty,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type Data,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type ValidationFieldError,
} from "payload";
import { z } from "zod";

interface Subject {
  readonly config: SanitizedCollectionConfig | SanitizedGlobalConfig;
  readonly collectionSlug?: string;
  readonly id?: number | string;
  readonly req: PayloadRequest;
}

/** Whether a field of the path, or what holds it, differs between languages. */
function isLocalized(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return false;
  if ("localized" in field && field.localized) return true;
  const inside = rest.filter((segment) => !/^\d+$/.test(segment));
  return "flattenedFields" in field && isLocalized(field.flattenedFields, inside);
}

/** The request in another language. Payload writes the language of a read into the request, where the save still needs its own. */
function requestIn(locale: LocaleCode, original: PayloadRequest): PayloadRequest {
  const req = isolateObjectProperty(original, ["locale", "fallbackLocale"]);
  req.locale = locale;
  req.fallbackLocale = null;
  return req;
}

/** What the validators say of an entry as it reads in one language. */
async function faultsIn(code: LocaleCode, doc: Data, subject: Subject): Promise<ValidationFieldError[]> {
  const state = await fieldSchemasToFormState({
    id: subject.id,
    collectionSlug: subject.collectionSlug,
    data: doc,
    fields: subject.config.fields,
    fieldSchemaMap: undefined,
    operation: "update",
    permissions: {},
    preferences: { fields: {} },
    renderAllFields: false,
    req: requestIn(code, subject.req),
    schemaPath: "",
  });
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
    valid === false ? [{ path, message: errorMessage ?? subject.req.t("validation:invalidInput") }] : [],
  );
}

type Read = (locale: LocaleCode) => Promise<Data>;
type Concerns = (path: string[]) => boolean;

/** @throws ValidationError with every fault that concerns, in all languages but the skipped one */
async function check(subject: Subject, read: Read, concerns: Concerns, skipped?: string | null): Promise<void> {
  const errors: ValidationFieldError[] = [];
  for (const { code, name } of LOCALES) {
    if (skipped === code) continue;
    const faults = await faultsIn(code, await read(code), subject);
    const concerned = faults.filter(({ path }) => concerns(path.split(".")));
    errors.push(...concerned.map(({ path, message }) => ({ path, message: `${name}: ${message}` })));
  }
  if (errors.length === 0) return;
  const { slug } = subject.config;
  const place = subject.collectionSlug ? { collection: slug } : { global: slug };
  throw new ValidationError({ ...place, id: subject.id, errors, req: subject.req }, subject.req.t);
}

/** What differs between languages. The rest Payload checks with the language that is saved. */
const isText =
  ({ config }: Subject): Concerns =>
  (path) =>
    isLocalized(config.flattenedFields, path);

const stored = (locale: LocaleCode, req: PayloadRequest) =>
  ({ locale, depth: 0, fallbackLocale: false, overrideAccess: true, req: requestIn(locale, req) }) as const;

const beforeChange: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  const isPublic = !collection.versions?.drafts || data._status === "published";
  if (!isPublic || operation === "create" || context.isRestoringVersion) return data;
  const save = saveOf(context);
  const { slug } = collection;
  const id: number | string = originalDoc.id;
  const subject: Subject = { config: collection, collectionSlug: slug, id, req };
  const read: Read = (locale) =>
    req.payload.findByID({ collection: slug, id, draft: !save.publishSpecificLocale, ...stored(locale, req) });
  await check(subject, read, isText(subject), req.locale);
  return data;
};

const operationArguments = z.object({
  // Not a number is what Payload makes of an address that names none.
  id: z.union([z.string(), z.number(), z.nan()]).transform(String).optional(),
  draft: z.boolean().nullish(),
  /** Set where one language is published and the others stay as they were published; else their drafts go with it. */
  publishSpecificLocale: z.string().nullish(),
});

/** Key of a request's context: how it saves. The hooks of a change do not get it. */
const SAVE = "save";

/** How the request of a hook saves. */
export const saveOf = (context: RequestContext) => operationArguments.parse(context[SAVE] ?? {});

// The API gives out a global whatever its status is; only what is saved as a draft is in its versions alone.
const globalBeforeChange: GlobalBeforeChangeHook = async ({ context, global, data, req }) => {
  const save = saveOf(context);
  if (save.draft && data._status !== "published") return data;
  const { slug } = global;
  const subject: Subject = { config: global, req };
  const read: Read = (locale) =>
    req.payload.findGlobal({ slug, draft: !save.publishSpecificLocale, ...stored(locale, req) });
  await check(subject, read, isText(subject), req.locale);
  return data;
};

/**
 * Checks the latest version of an entry as its publication would, in all languages and before anybody asks for it.
 * @param read gives the version in a language, where it was read already
 * @throws ValidationError with every fault
 */
export async function checkLatest(
  collection: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
  read: Read = (locale) =>
    req.payload.findByID({ collection: collection.slug, id, draft: true, ...stored(locale, req) }),
): Promise<void> {
  const { slug } = collection;
  await check({ config: collection, collectionSlug: slug, id, req }, read, () => true);
}

/** A form, saved or not, with its values in the language that it is in. */
interface Form {
  readonly id: number | undefined;
  readonly locale: LocaleCode;
  readonly data: Data;
}

/** A field that a publication would be refused for; `locale` is null where all languages share its value. */
export interface InvalidField {
  readonly path: string;
  readonly locale: LocaleCode | null;
  readonly message: string;
}

/** What the validators would say, were a form published as it is: of its language, and of what is stored of the others. */
export async function invalidFields(
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  { id, locale, data }: Form,
  req: PayloadRequest,
): Promise<InvalidField[]> {
  const isCollection = "auth" in config;
  const subject: Subject = { config, id, req, ...(isCollection && { collectionSlug: config.slug }) };
  const read: Read = (code) =>
    isCollection
      ? req.payload.findByID({ collection: config.slug, id: id ?? 0, draft: true, ...stored(code, req) })
      : req.payload.findGlobal({ slug: config.slug, draft: true, ...stored(code, req) });
  // What was never saved has no other languages.
  const codes = isCollection && id === undefined ? [locale] : LOCALES.map(({ code }) => code);
  const found: InvalidField[] = [];
  for (const code of codes) {
    const faults = await faultsIn(code, code === locale ? data : await read(code), subject);
    for (const { path, message } of faults) {
      const isOfLanguage = isText(subject)(path.split("."));
      if (isOfLanguage || code === locale) found.push({ path, message, locale: isOfLanguage ? code : null });
    }
  }
  return found;
}

const storedVersion = z.object({
  parent: z.union([z.string(), z.number()]).optional(),
  version: z.looseObject({ _status: z.string().nullish() }),
});

type ReadVersion = (locale: LocaleCode) => Promise<unknown>;

/** Checks the whole of a version that is to be public again. @param showsDrafts whether the API gives out drafts too */
async function checkRestored(subject: Subject, read: ReadVersion, showsDrafts: boolean): Promise<void> {
  const { parent, version } = storedVersion.parse(await read(DEFAULT_LOCALE));
  if (version._status === "draft" && !showsDrafts) return;
  const readDoc: Read = async (locale) => storedVersion.parse(await read(locale)).version;
  await check({ ...subject, id: parent }, readDoc, () => true);
}

const beforeOperation: CollectionBeforeOperationHook = async ({ args, collection, context, operation, req }) => {
  if (operation === "update" || operation === "updateByID") context[SAVE] = operationArguments.parse(args);
  if (operation !== "restoreVersion") return;
  const { id, draft } = operationArguments.parse(args);
  if (!id || draft) return;
  const { slug } = collection;
  const read: ReadVersion = (locale) => req.payload.findVersionByID({ collection: slug, id, ...stored(locale, req) });
  await checkRestored({ config: collection, collectionSlug: slug, req }, read, false);
};

const globalBeforeOperation: GlobalBeforeOperationHook = async ({ args, context, global, operation, req }) => {
  const { id, draft } = operationArguments.parse(args);
  if (operation === "update") context[SAVE] = operationArguments.parse(args);
  if (operation !== "restoreVersion" || !id || draft) return;
  const { slug } = global;
  const read: ReadVersion = (locale) => req.payload.findGlobalVersionByID({ slug, id, ...stored(locale, req) });
  await checkRestored({ config: global, req }, read, true);
};

/** For every collection that the API answers from. */
export const checkPublication = { beforeOperation: [beforeOperation], beforeChange: [beforeChange] };

/** The same for a global. */
export const checkGlobalPublication = {
  beforeOperation: [globalBeforeOperation],
  beforeChange: [globalBeforeChange],
};
