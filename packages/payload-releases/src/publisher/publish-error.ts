import type { Localized, Values } from "payload-kit/texts";
import { localized, type ReasonKey } from "../texts";
import type { ContentRef, Step } from "./protocol";

/** Failed publication, with a reason for editors. */
export class PublishError extends Error {
  override name = "PublishError";
  readonly said: Localized;

  /**
   * @param places the entries at fault, when the reason names any
   * @param log details for the log
   */
  constructor(
    key: ReasonKey | "releases:hung",
    values: Values = {},
    readonly places: ContentRef[] = [],
    readonly log = "",
  ) {
    const said = localized(key, values);
    super(said.en);
    this.said = said;
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
    super("releases:hung", { seconds: silence / 1000, step }, [], log);
  }
}
