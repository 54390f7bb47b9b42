import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { labelOf } from "payload-kit";
import { storedEntry } from "payload-kit/entries";
import { checkLatest } from "../../hooks/check-publication";
import { faultSentences } from "../../hooks/translate-validation-errors";
import { whyInUse } from "../../hooks/refuse-while-used";
import type { Proposal } from "../../gate/judge-change";
import { latestDoc, listOf, publicDoc } from "../../gate/refuse-faults";
import { entryTitle } from "../../entry-title";
import type { Act } from "./protocol";
import { translator } from "../../i18n";

/** An entry before the gate is asked about it. */
export interface Candidate {
  readonly id: number;
  readonly title: string;
  /** Undefined where the act would change nothing. */
  readonly proposal: Proposal | undefined;
  /** Why it is refused whatever the gate says. */
  readonly reasons: readonly string[];
}

/** Reads entries of a collection for an act on many. @param others who else has which of them open */
export function candidateReader(
  collection: SanitizedCollectionConfig,
  act: Act,
  others: ReadonlyMap<string, string>,
  req: PayloadRequest,
) {
  const slug: CollectionSlug = collection.slug;
  const t = translator(req.i18n.language);
  const whyNot = async (id: number): Promise<string[]> => {
    if (act === "publish") return faultsOf(() => checkLatest(collection, id, req), collection, req);
    return act === "delete" ? [await whyInUse(slug, id, req)] : [];
  };
  return async (id: number): Promise<Candidate> => {
    const entry = storedEntry(collection, id, req);
    const latest = await latestDoc(entry);
    if (latest.id !== id) return { id, title: `№ ${id}`, proposal: undefined, reasons: [t("lists:bulk.isGone")] };
    const before = await publicDoc(entry);
    const title = entryTitle(latest, collection.admin.useAsTitle);
    const isIdle = act === "publish" ? latest._status === "published" : act === "unpublish" && !before;
    if (isIdle) return { id, title, proposal: undefined, reasons: [] };
    const proposal = {
      list: listOf(collection),
      id: String(id),
      before,
      after: act === "publish" ? latest : undefined,
    };
    const other = others.get(String(id));
    const open = other === undefined ? [] : [`${t("lists:bulk.isOpen")} ${other}`.trim()];
    const reasons = [...open, ...(await whyNot(id))].filter(Boolean);
    return { id, title, proposal, reasons };
  };
}

/** Of many entries no form is open beside the sentence: it names the field. */
export const fieldNames =
  ({ flattenedFields }: SanitizedCollectionConfig, { i18n }: PayloadRequest) =>
  (path: string) =>
    labelOf(flattenedFields, path, i18n);

async function faultsOf(
  check: () => Promise<void>,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    const sentences =
      error instanceof Error ? faultSentences(error, req.i18n.language, fieldNames(collection, req)) : [];
    if (sentences.length === 0) throw error;
    return sentences;
  }
}
