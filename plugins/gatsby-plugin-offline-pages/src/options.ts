export interface OfflinePagesOptions {
  /** Path of the worker's file. */
  path: string;
  /** `off` puts a worker there that takes its predecessor and all that it keeps from the visitors' devices. */
  mode: "on" | "off";
  /** Prefixes of paths that the worker does not handle, without a slash at their end. */
  ignore: readonly string[];
  /** Module of the site that exports `words`: OfflineTexts of `worker/words.ts`. */
  words: string;
  /** Style sheets of the page in place of one that is not kept. */
  styles: readonly string[];
}
