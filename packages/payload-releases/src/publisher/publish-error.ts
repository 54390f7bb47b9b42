import type { ContentRef, Step } from "./protocol";

/** Failed publication, with a message for editors. */
export class PublishError extends Error {
  override name = "PublishError";

  /**
   * @param places the entries at fault, when the message names any
   * @param log details for the log
   */
  constructor(
    message: string,
    readonly places: ContentRef[] = [],
    readonly log = "",
  ) {
    super(message);
  }
}

/** A task that was ended with all its processes because it reported no progress for too long (A6). */
export class HungError extends PublishError {
  override name = "HungError";

  /**
   * @param step that it hung at
   * @param silence milliseconds without progress
   */
  constructor(
    readonly step: Step,
    readonly silence: number,
    log = "",
  ) {
    super(`No progress for ${silence / 1000} s at the step '${step}': it was ended.`, [], log);
  }
}
