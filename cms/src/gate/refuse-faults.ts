/**
 * Stops a publication that would break something, with a sentence for each fault (X13): by what goes live, and not by the
 * account that does it. Saving a draft asks nothing.
 */
import { getLocale, isLocaleCode, DEFAULT_LOCALE } from "@future-native/contract/locales";
import type { CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { isRecord, withForm, type Doc } from "payload-kit";
import {
  beforeEntryChange,
  beforeEntryOperation,
  isCollection,
  storedEntry,
  type ListConfig,
  type StoredEntry,
} from "payload-kit/entries";
import { refusalOf } from "payload-kit/refusal";
import { saveOf } from "payload-kit/saves";
import type { List } from "./facts/entry";
import type { Finding } from "./judge";
import { judgeChange } from "./judge-change";
import { isJudged } from "./without-gate";
import { inLanguage } from "../i18n";

/** A collection or a global as judging knows it. */
export const listOf = (config: ListConfig): List => ({
  slug: config.slug,
  flattenedFields: config.flattenedFields,
  useAsTitle: "useAsTitle" in config.admin ? config.admin.useAsTitle : undefined,
});

/** @returns undefined for an entry that is not on the site; a global is, whatever its status */
export async function publicDoc(entry: StoredEntry): Promise<Doc | undefined> {
  const doc = await entry.read({ draft: false, locale: "all" });
  return isCollection(entry.config) && doc?._status === "draft" ? undefined : doc;
}

export const latestDoc = async (entry: StoredEntry): Promise<Doc> =>
  (await entry.read({ draft: true, locale: "all" })) ?? {};

/** A fault as it is said: headed by its language, where it has one. */
export function sentenceOf({ locale, message }: Finding, language: string): string {
  const said = inLanguage(language, message);
  return locale === null ? said : `${getLocale(locale).name}: ${said}`;
}

/** @throws ValidationError with every error that judging a change finds */
async function refuse(entry: StoredEntry, before: Doc | undefined, after: Doc | undefined, req: PayloadRequest) {
  const id = entry.id === undefined ? "" : String(entry.id);
  const findings = await judgeChange(req, { list: listOf(entry.config), id, before, after });
  const errors = findings
    .filter(({ severity }) => severity === "error")
    .map((finding) => ({ path: finding.field || "_status", message: sentenceOf(finding, req.i18n.language) }));
  if (errors.length > 0) throw refusalOf(entry, errors, req);
}

const localeOf = ({ locale }: PayloadRequest) => (isLocaleCode(locale) ? locale : DEFAULT_LOCALE);

const beforeChange = beforeEntryChange(async ({ entry, data, operation, context, req }) => {
  if (!isJudged(context) || context.isRestoringVersion) return data;
  const save = saveOf(context);
  const { config } = entry;
  const isTakenOff = isCollection(config) && data._status === "draft" && !save.draft && operation === "update";
  const keepsDraft = isCollection(config) ? config.versions?.drafts : save.draft;
  if (keepsDraft && data._status !== "published" && !isTakenOff) return data;
  const before = operation === "create" ? undefined : await publicDoc(entry);
  const stored = save.publishSpecificLocale ? (before ?? {}) : operation === "create" ? {} : await latestDoc(entry);
  const after = isTakenOff ? undefined : withForm(config.flattenedFields, stored, data, localeOf(req));
  await refuse(entry, before, after, req);
  return data;
});

/** Links to the page of an entry go dead with it. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!isJudged(context)) return;
  const entry = storedEntry(collection, id, req);
  const before = await publicDoc(entry);
  if (before) await refuse(entry, before, undefined, req);
};

const beforeOperation = beforeEntryOperation(async ({ args, config, context, operation, req }) => {
  if (operation !== "restoreVersion" || !isJudged(context) || !("id" in args) || ("draft" in args && args.draft))
    return;
  const found = await storedEntry(config, undefined, req).readVersion(String(args.id), "all");
  if (!isRecord(found.version) || (isCollection(config) && found.version._status === "draft")) return;
  const entry = storedEntry(config, isCollection(config) ? String(found.parent) : undefined, req);
  await refuse(entry, await publicDoc(entry), found.version, req);
});

/** For everything that the site shows. */
export const refuseFaults = {
  beforeChange: [beforeChange],
  beforeDelete: [beforeDelete],
  beforeOperation: [beforeOperation],
};
