/** The audit log, which one plugin keeps and all write to; without that plugin nothing is recorded. */
import type { PayloadRequest } from "payload";

export interface AuditNote {
  /** For instance `deleted`. */
  readonly action: string;
  /** The entry: `posts/12`, or the slug of a global. */
  readonly entry?: string;
  /** Title as editors see it; never personal data of people without an account. */
  readonly title?: string;
  /** The user, if it is not the signed-in one. */
  readonly user?: { readonly email?: string | null } | null;
}

/** In the context of a request: its deletions of lists without titles are one row that the caller records. */
export const RECORDED_ELSEWHERE = "isRecordedElsewhere";

type Recorder = (req: PayloadRequest, note: AuditNote) => Promise<void>;

/** For `custom` of the config. */
export const auditRecorder = (recorder: Recorder) => ({ auditRecorder: recorder });

/** Adds a row to the log, in the transaction of the request. */
export async function record(req: PayloadRequest, note: AuditNote): Promise<void> {
  const recorder: Recorder | undefined = req.payload.config.custom.auditRecorder;
  await recorder?.(req, note);
}
