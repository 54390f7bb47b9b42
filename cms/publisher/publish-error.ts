import type { ContentRef, Step } from "./protocol";

/** Why nothing was published, in a sentence that an editor understands. */
export class PublishError extends Error {
  override name = "PublishError";

  /**
   * @param places the entries at fault, when the message names any
   * @param log what a builder wants to see
   */
  constructor(
    message: string,
    readonly places: ContentRef[] = [],
    readonly log = "",
  ) {
    super(message);
  }
}

/** A task that reported no progress for too long and was ended, with all processes that it had started (A6). */
export class HungError extends PublishError {
  override name = "HungError";

  /**
   * @param step that it hung at
   * @param silence milliseconds that it was waited for
   */
  constructor(
    readonly step: Step,
    readonly silence: number,
    log = "",
  ) {
    super(`No progress for ${silence / 1000} s at the step '${step}': it was ended.`, [], log);
  }
}
