import { readGatsbyLine } from "./gatsby-log";
import { contentRefsIn } from "./content-refs";
import { PublishError } from "./publish-error";

/** Activities of a build in their order, and how much of it is done when each begins. */
const MILESTONES: ReadonlyMap<string, number> = new Map([
  ["source and transform nodes", 0.1],
  ["building schema", 0.25],
  ["createPages", 0.3],
  ["extract queries from components", 0.35],
  ["Building production JavaScript and CSS bundles", 0.45],
  ["Building HTML renderer", 0.6],
  ["run queries in workers", 0.7],
  ["Building static HTML for pages", 0.85],
]);

const KEPT_LINES = 400;
/** Ids of the source plugin's refusals (plugins/gatsby-source-custom-api/src/errors.ts): it has touched nothing then. */
const REFUSAL = /^gatsby-source-custom-api_100\d\d$/;

/** A build that failed. */
export class BuildError extends PublishError {
  /** @param isRefusal whether the content was refused before anything was done with it: Gatsby's cache is as it was */
  constructor(
    reason: string,
    log: string,
    readonly isRefusal: boolean,
  ) {
    super(reason, contentRefsIn(reason), log);
  }
}

/** What one build prints: how far it is, and why it fails. */
export class GatsbyOutput {
  readonly #lines: string[] = [];
  readonly #onProgress: ((done: number) => void) | undefined;
  #error: string | undefined;
  #isRefusal = false;

  /** @param onProgress gets the share of the build that is done, 0 to 1 */
  constructor(onProgress?: (done: number) => void) {
    this.#onProgress = onProgress;
  }

  read(raw: string): void {
    const line = readGatsbyLine(raw);
    if (line.text) this.#lines.push(line.text);
    if (this.#lines.length > KEPT_LINES) this.#lines.shift();
    if (line.error !== undefined && this.#error === undefined) {
      this.#error = line.error;
      this.#isRefusal = REFUSAL.test(line.code ?? "");
    }
    const done = MILESTONES.get(line.begun ?? "");
    if (done !== undefined) this.#onProgress?.(done);
  }

  /** Why the build ended before its end. @param code of the process, unless a signal ended it */
  failure(code: number | null, signal: NodeJS.Signals | null): BuildError {
    const how = signal ? `by ${signal}` : `with exit code ${code}`;
    const reason = this.#error ?? `The build ended ${how} and gave no reason.`;
    return new BuildError(reason, this.#lines.join("\n"), this.#isRefusal && code === 1);
  }
}
