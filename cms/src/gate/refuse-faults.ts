/**
 * Stops a publication that would break something, with a sentence for each fault (X13): by what goes live, and not by the
 * account that does it. Saving a draft asks nothing.
 */
import { getLocale, isLocaleCode, DEFAULT_LOCALE } from "@future-native/contract/locales";
import {
  isolateObjectProperty,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Data,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from "payload";
import { isRecord } from "../is-record";
import { saveOf } from "../hooks/check-publication";
import type { List } from "./facts/entry";
import { withForm, type Doc } from "./facts/leaves";
import type { Finding } from "./judge";
import { judgeChange } from "./judge-change";
import { isJudged } from "./without-gate";
import { inLanguage } from "../i18n";

/** A collection or a global as judging knows it. */
export const listOf = (config: SanitizedCollectionConfig | SanitizedGlobalConfig): List => ({
  slug: config.slug,
  flattenedFields: config.flattenedFields,
  useAsTitle: "useAsTitle" in config.admin ? config.admin.useAsTitle : undefined,
});

/** How a stored entry is read for judging. Payload writes the language of a read into the request: it gets one of its own. */
const inAll = (req: PayloadRequest) =>
  ({
    locale: "all",
    depth: 0,
    fallbackLocale: false,
    overrideAccess: true,
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as const;

/** @returns undefined for what is not on the site */
export async function publicEntry(
  slug: CollectionSlug,
  id: number | string,
  req: PayloadRequest,
): Promise<Doc | undefined> {
  const doc: unknown = await req.payload.findByID({
    ...{ collection: slug, id, draft: false, disableErrors: true },
    ...inAll(req),
  });
  return isRecord(doc) && doc._status !== "draft" ? doc : undefined;
}

export async function latestEntry(slug: CollectionSlug, id: number | string, req: PayloadRequest): Promise<Doc> {
  const doc: unknown = await req.payload.findByID({
    ...{ collection: slug, id, draft: true, disableErrors: true },
    ...inAll(req),
  });
  return isRecord(doc) ? doc : {};
}

export async function storedGlobal(slug: GlobalSlug, draft: boolean, req: PayloadRequest): Promise<Doc> {
  const doc: unknown = await req.payload.findGlobal({ slug, draft, ...inAll(req) });
  return isRecord(doc) ? doc : {};
}

/** A fault as it is said: headed by its language, where it has one. */
export function sentenceOf({ locale, message }: Finding, language: string): string {
  const said = inLanguage(language, message);
  return locale === null ? said : `${getLocale(locale).name}: ${said}`;
}

interface Place {
  readonly collection?: string;
  readonly global?: string;
  readonly id?: number | string;
}

/** @throws ValidationError with every error among the findings */
function refuse(findings: readonly Finding[], place: Place, req: PayloadRequest): void {
  const errors = findings
    .filter(({ severity }) => severity === "error")
    .map((finding) => ({ path: finding.field || "_status", message: sentenceOf(finding, req.i18n.language) }));
  if (errors.length > 0) throw new ValidationError({ ...place, errors, req }, req.t);
}

const localeOf = ({ locale }: PayloadRequest) => (isLocaleCode(locale) ? locale : DEFAULT_LOCALE);

const beforeChange: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (!isJudged(context) || context.isRestoringVersion) return data;
  const save = saveOf(context);
  const { slug } = collection;
  const hasDrafts = Boolean(collection.versions?.drafts);
  const isTakenOff = hasDrafts && data._status === "draft" && !save.draft && operation === "update";
  if (hasDrafts && data._status !== "published" && !isTakenOff) return data;
  const list = listOf(collection);
  if (operation === "create") {
    const after = withForm(list.flattenedFields, {}, data, localeOf(req));
    refuse(await judgeChange(req, { list, id: "", before: undefined, after }), { collection: slug }, req);
    return data;
  }
  const id: number | string = originalDoc.id;
  const before = await publicEntry(slug, id, req);
  const stored = save.publishSpecificLocale ? (before ?? {}) : await latestEntry(slug, id, req);
  const after = isTakenOff ? undefined : withForm(list.flattenedFields, stored, data, localeOf(req));
  refuse(await judgeChange(req, { list, id: String(id), before, after }), { collection: slug, id }, req);
  return data;
};

/** What links to its page goes dead with it. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!isJudged(context)) return;
  const before = await publicEntry(collection.slug, id, req);
  if (!before) return;
  const proposal = { list: listOf(collection), id: String(id), before, after: undefined };
  refuse(await judgeChange(req, proposal), { collection: collection.slug, id }, req);
};

const beforeOperation: CollectionBeforeOperationHook = async ({ args, collection, context, operation, req }) => {
  if (operation !== "restoreVersion" || !isJudged(context) || !("id" in args) || args.draft) return;
  const { slug } = collection;
  const found: unknown = await req.payload.findVersionByID({ collection: slug, id: String(args.id), ...inAll(req) });
  const version = isRecord(found) && isRecord(found.version) ? found.version : {};
  if (!isRecord(found) || version._status === "draft") return;
  const id = String(found.parent);
  const before = await publicEntry(slug, id, req);
  refuse(
    await judgeChange(req, { list: listOf(collection), id, before, after: version }),
    { collection: slug, id },
    req,
  );
};

const globalBeforeChange: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  if (!isJudged(context) || (saveOf(context).draft && (data as Data)._status !== "published")) return data;
  const list = listOf(global);
  const before = await storedGlobal(global.slug, false, req);
  const stored = saveOf(context).publishSpecificLocale ? before : await storedGlobal(global.slug, true, req);
  const after = withForm(list.flattenedFields, stored, data as Data, localeOf(req));
  refuse(await judgeChange(req, { list, id: "", before, after }), { global: global.slug }, req);
  return data;
};

const globalBeforeOperation: GlobalBeforeOperationHook = async ({ args, context, global, operation, req }) => {
  if (operation !== "restoreVersion" || !isJudged(context) || !("id" in args) || ("draft" in args && args.draft))
    return;
  const { slug } = global;
  const found: unknown = await req.payload.findGlobalVersionByID({ slug, id: String(args.id), ...inAll(req) });
  if (!isRecord(found) || !isRecord(found.version)) return;
  const before = await storedGlobal(slug, false, req);
  refuse(await judgeChange(req, { list: listOf(global), id: "", before, after: found.version }), { global: slug }, req);
};

/** For every collection that the site shows. */
export const refuseFaults = {
  beforeChange: [beforeChange],
  beforeDelete: [beforeDelete],
  beforeOperation: [beforeOperation],
};

/** The same for a global. */
export const refuseGlobalFaults = { beforeChange: [globalBeforeChange], beforeOperation: [globalBeforeOperation] };
