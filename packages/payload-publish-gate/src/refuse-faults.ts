/**
 * Stops a publication that would break something, with a sentence for each fault: by what goes live, and not by the
 * account that does it. Saving a draft asks nothing.
 */
import type { CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { isRecord, withForm, type Doc } from "payload-kit";
import {
  beforeEntrySave,
  beforeEntryOperation,
  isCollection,
  storedEntry,
  type StoredEntry,
} from "payload-kit/entries";
import type { ListHooks } from "payload-kit/extend";
import { refusalOf } from "payload-kit/refusal";
import { noteSave, saveOf } from "payload-kit/saves";
import type { Gate } from "./gate";
import { localesOf } from "payload-kit/locales";
import { latestDoc, publicDoc, sentenceOf } from "./proposal";
import { isJudged } from "./without-gate";

/** @throws ValidationError with every error that judging a change finds */
type Refuse = (
  entry: StoredEntry,
  before: Doc | undefined,
  after: Doc | undefined,
  req: PayloadRequest,
) => Promise<void>;

/** Hooks for everything that the site shows. */
export function refuseFaults(gate: Gate): ListHooks {
  const refuse: Refuse = async (entry, before, after, req) => {
    const id = entry.id === undefined ? "" : String(entry.id);
    const findings = await gate.judge(req, { list: entry.config, id, before, after });
    const said = (finding: (typeof findings)[number]) => sentenceOf(finding, req.i18n.language, req.payload.config);
    const errors = findings
      .filter(({ severity }) => severity === "error")
      .map((finding) => ({ path: finding.field || "_status", message: said(finding) }));
    if (errors.length > 0) throw refusalOf(entry, errors, req);
  };
  return {
    beforeChange: [beforeChange(refuse)],
    beforeDelete: [beforeDelete(refuse)],
    beforeOperation: [noteSave, beforeRestore(refuse)],
  };
}

function localeOf({ locale, payload }: PayloadRequest): string {
  const { codes, source } = localesOf(payload.config);
  return codes.find((code) => code === locale) ?? source;
}

const beforeChange = (refuse: Refuse) =>
  beforeEntrySave(async ({ entry, data, operation, context, req }) => {
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
const beforeDelete =
  (refuse: Refuse): CollectionBeforeDeleteHook =>
  async ({ collection, context, id, req }) => {
    if (!isJudged(context)) return;
    const entry = storedEntry(collection, id, req);
    const before = await publicDoc(entry);
    if (before) await refuse(entry, before, undefined, req);
  };

const beforeRestore = (refuse: Refuse) =>
  beforeEntryOperation(async ({ args, config, context, operation, req }) => {
    if (operation !== "restoreVersion" || !isJudged(context) || !("id" in args) || ("draft" in args && args.draft))
      return;
    const found = await storedEntry(config, undefined, req).readVersion(String(args.id), "all");
    if (!isRecord(found.version) || (isCollection(config) && found.version._status === "draft")) return;
    const entry = storedEntry(config, isCollection(config) ? String(found.parent) : undefined, req);
    await refuse(entry, await publicDoc(entry), found.version, req);
  });
