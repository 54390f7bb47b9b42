import { DEFAULT_LOCALE } from "@future-native/contract/locales";
import {
  APIError,
  isolateObjectProperty,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload";
import { faultSentences } from "../../hooks/translate-validation-errors";
import { fieldNames } from "./candidate";
import { changeInTurn } from "../../in-turn";
import { planAct } from "./plan";
import type { Act, BulkEntry } from "./protocol";
import { translate } from "../../i18n";

/** Does an act with each entry that the plan lets through, one after the other, and says what became of each. */
export async function carryOut(
  collection: SanitizedCollectionConfig,
  act: Act,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<BulkEntry[]> {
  const result: BulkEntry[] = [];
  for (const entry of await planAct(collection, act, ids, req)) {
    const change = () => changeInTurn(`${collection.slug}/${entry.id}`, () => attempt(collection, act, entry.id, req));
    const reasons = entry.outcome === "done" ? await change() : [];
    result.push(reasons.length > 0 ? { ...entry, outcome: "refused", reasons } : entry);
  }
  return result;
}

/** By the same way as a form: its hooks check, refuse and note. @returns why it was not done */
async function attempt(
  config: SanitizedCollectionConfig,
  act: Act,
  id: number,
  original: PayloadRequest,
): Promise<string[]> {
  const collection: CollectionSlug = config.slug;
  // Isolated, because hooks keep state of one entry on the request.
  const req = isolateObjectProperty(original, ["context", "locale", "fallbackLocale", "transactionID"]);
  const how = { collection, id, depth: 0, context: {}, overrideAccess: false, overrideLock: false, req } as const;
  try {
    if (act === "delete") await req.payload.delete(how);
    else {
      const data = { _status: act === "publish" ? "published" : "draft" } as const;
      await req.payload.update({ ...how, data, locale: DEFAULT_LOCALE });
    }
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sentences = faultSentences(error, req.i18n.language, fieldNames(config, req));
    if (sentences.length > 0) return sentences;
    if (error instanceof APIError) return [error.message];
    req.payload.logger.error({ err: error, msg: `${collection}/${id} could not be changed with its selection.` });
    return [translate(req.i18n.language, "lists:bulk.isBroken")];
  }
}
