/**
 * Payload validates only the language that is saved, but a publication publishes all of them, and so does restoring a
 * version. This hook runs the same validators on the others before anything is written, so that the API can serve
 * whatever is published (A1, A3).
 */
import { DEFAULT_LOCALE, getLocale, localesInUse, type LocaleCode } from "@future-native/contract/locales";
import { fieldSchemasToFormState } from "@payloadcms/ui/forms/fieldSchemasToFormState";
import {
  isolateObjectProperty,
  type Data,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type ValidationFieldError,
} from "payload";
import {
  beforeEntrySave,
  beforeEntryOperation,
  isCollection,
  storedEntry,
  type ListConfig,
  type StoredEntry,
} from "payload-kit/entries";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import { refusalOf } from "payload-kit/refusal";
import { noteSave, saveOf } from "payload-kit/saves";
import { z } from "zod";
import { missingTexts } from "../fields/needed-together";

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

/** Validation errors of an entry in one language. */
async function faultsIn(
  code: LocaleCode,
  doc: Data,
  { config, id }: Pick<StoredEntry, "config" | "id">,
  req: PayloadRequest,
): Promise<ValidationFieldError[]> {
  const state = await fieldSchemasToFormState({
    id,
    collectionSlug: isCollection(config) ? config.slug : undefined,
    data: doc,
    fields: config.fields,
    fieldSchemaMap: undefined,
    operation: "update",
    permissions: {},
    preferences: { fields: {} },
    renderAllFields: false,
    req: requestIn(code, req),
    schemaPath: "",
  });
  return Object.entries(state).flatMap(([path, { valid, errorMessage }]) =>
    valid === false ? [{ path, message: errorMessage ?? req.t("validation:invalidInput") }] : [],
  );
}

/** Languages that a publication is held to: those in use, by the settings as they are or as they are saved. */
async function languagesFor(
  { config }: StoredEntry,
  doc: Data | undefined,
  req: PayloadRequest,
): Promise<LocaleCode[]> {
  const languages = doc && config.slug === "settings" ? doc.languages : await readLocalesInUse(req);
  return localesInUse(z.array(z.string()).nullish().parse(languages));
}

type Read = (locale: LocaleCode) => Promise<Data>;
type Concerns = (path: string[]) => boolean;

/**
 * @param saved the entry in the language that is saved, whose fields Payload validates
 * @throws ValidationError with every fault that concerns, in all languages
 */
async function check(
  entry: StoredEntry,
  req: PayloadRequest,
  read: Read,
  concerns: Concerns,
  saved?: Data,
): Promise<void> {
  const errors: ValidationFieldError[] = [];
  const docs = new Map<LocaleCode, Data>();
  const add = (code: LocaleCode, { path, message }: ValidationFieldError) =>
    errors.push({ path, message: `${getLocale(code).name}: ${message}` });
  for (const code of await languagesFor(entry, saved, req)) {
    const isSaved = saved !== undefined && req.locale === code;
    const doc = isSaved ? saved : await read(code);
    docs.set(code, doc);
    if (isSaved) continue;
    const faults = await faultsIn(code, doc, entry, req);
    for (const fault of faults) if (concerns(fault.path.split("."))) add(code, fault);
  }
  for (const { locale, ...fault } of missingTexts(entry.config.flattenedFields, docs, req.i18n.language))
    add(locale, fault);
  if (errors.length > 0) throw refusalOf(entry, errors, req);
}

/** Localized fields. Payload validates the others with the language that is saved. */
const isText =
  ({ flattenedFields }: ListConfig): Concerns =>
  (path) =>
    isLocalized(flattenedFields, path);

const restoreArguments = z.object({
  // Not a number is what Payload makes of an address that names none.
  id: z.union([z.string(), z.number(), z.nan()]).transform(String).optional(),
  draft: z.boolean().nullish(),
});

const beforeChange = beforeEntrySave(async ({ entry, data, operation, context, req }) => {
  const { config } = entry;
  const save = saveOf(context);
  // The API gives out a global whatever its status is; only what is saved as a draft is in its versions alone.
  const isPublic = isCollection(config)
    ? !config.versions?.drafts || data._status === "published"
    : !save.draft || data._status === "published";
  if (!isPublic || operation === "create" || context.isRestoringVersion) return data;
  const draft = !save.publishSpecificLocale;
  const read: Read = async (locale) => (await entry.read({ draft, locale })) ?? {};
  await check(entry, req, read, isText(config), data);
  return data;
});

/**
 * Validates the latest version of an entry in all languages as its publication would, without publishing it.
 * @param read returns the version in a language, if it was read already
 * @throws ValidationError with every fault
 */
export async function checkLatest(
  collection: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
  read?: Read,
): Promise<void> {
  const entry = storedEntry(collection, id, req);
  await check(entry, req, read ?? (async (locale) => (await entry.read({ draft: true, locale })) ?? {}), () => true);
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

/**
 * Validation errors of a form if it were published now: in its own language by its values, in the others by the stored
 * ones.
 */
export async function invalidFields(
  config: ListConfig,
  { id, locale, data }: Form,
  req: PayloadRequest,
): Promise<InvalidField[]> {
  const entry = storedEntry(config, id, req);
  // An unsaved entry has no other languages.
  const codes = isCollection(config) && id === undefined ? [locale] : await languagesFor(entry, data, req);
  const found: InvalidField[] = [];
  const docs = new Map<LocaleCode, Data>();
  for (const code of codes) {
    const doc = (code === locale ? data : await entry.read({ draft: true, locale: code })) ?? {};
    docs.set(code, doc);
    const faults = await faultsIn(code, doc, entry, req);
    for (const { path, message } of faults) {
      const isOfLanguage = isText(config)(path.split("."));
      if (isOfLanguage || code === locale) found.push({ path, message, locale: isOfLanguage ? code : null });
    }
  }
  return [...found, ...missingTexts(config.flattenedFields, docs, req.i18n.language)];
}

const storedVersion = z.object({
  parent: z.union([z.string(), z.number()]).optional(),
  version: z.looseObject({ _status: z.string().nullish() }),
});

/** The whole of a version that is to be public again is checked. */
const beforeOperation = beforeEntryOperation(async ({ args, config, operation, req }) => {
  if (operation !== "restoreVersion") return;
  const { id, draft } = restoreArguments.parse(args);
  if (!id || draft) return;
  const list = storedEntry(config, undefined, req);
  const read = async (locale: LocaleCode) => storedVersion.parse(await list.readVersion(id, locale));
  const { parent, version } = await read(DEFAULT_LOCALE);
  // The API gives out drafts of globals too.
  if (version._status === "draft" && isCollection(config)) return;
  await check(
    storedEntry(config, parent, req),
    req,
    async (locale) => (await read(locale)).version,
    () => true,
  );
});

/** For every collection and global that the API answers from. */
export const checkPublication = { beforeOperation: [noteSave, beforeOperation], beforeChange: [beforeChange] };
