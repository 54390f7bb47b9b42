import { APIError } from "payload";
import { isRecord } from "payload-kit";
import type { ContentRef } from "payload-releases/publisher/protocol";
import type { Localized } from "payload-kit/texts";
import { localized } from "./texts";

/** Reason why a set cannot do something, as a localized sentence. */
export class SetError extends APIError {
  /**
   * @param places entries at fault
   * @param code of a reason that callers tell apart
   */
  constructor(
    readonly reason: Localized,
    readonly places: readonly ContentRef[] = [],
    readonly code?: "not-open",
  ) {
    super(reason.en, 409);
  }
}

/** @param stored what the row of a set has */
export function readReason(stored: unknown): Localized | undefined {
  if (!isRecord(stored)) return undefined;
  const { en, pt, ru } = stored;
  return typeof en === "string" && typeof ru === "string" && typeof pt === "string" ? { en, ru, pt } : undefined;
}

/** @param paths of pages and files that are no longer what was approved */
export const differsIn = (paths: readonly string[]): Localized =>
  localized("sets:differsIn", { paths: paths.join(", ") });
