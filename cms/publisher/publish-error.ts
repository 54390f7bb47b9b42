import type { ContentRef } from "./protocol";

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
