import type { EnquiryErrors } from "@future-native/contract/form-rules";

/** Why a posted form is not taken, as `POST /api/mail/` answers it. */
export class Refusal extends Error {
  /**
   * @param status of the answer: 400 fields at fault, 403 foreign site, 413 too large, 415 not multipart, 422 content of
   * the file, 429 too many of one sender, 503 too many at once
   * @param errors a code for each field at fault
   * @param retryAfter seconds; with 429 and 503
   */
  constructor(
    readonly status: 400 | 403 | 408 | 413 | 415 | 422 | 429 | 503,
    readonly errors: EnquiryErrors = {},
    readonly retryAfter?: number,
  ) {
    super(`refused with ${status}`);
  }
}
