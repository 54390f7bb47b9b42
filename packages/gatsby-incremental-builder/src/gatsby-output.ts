import { readGatsbyLine } from "./gatsby-log";

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
/** A build that failed. Its message is the reason, as its author wrote it. */
export class BuildError extends Error {
  override name = "BuildError";

  /**
   * @param log what was printed
   * @param isRefusal whether the content was refused before anything was done with it: Gatsby's cache is as it was
   */
  constructor(
    message: string,
    readonly log: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}

interface OutputOptions {
  /** @param done share of the build, 0 to 1 */
  onProgress?: ((done: number) => void) | undefined;
  refusal?: RegExp | undefined;
}

/** What one build prints: how far it is, and why it fails. */
export class GatsbyOutput {
  readonly #lines: string[] = [];
  readonly #options: OutputOptions;
  #error: string | undefined;
  #isRefusal = false;

  constructor(options: OutputOptions = {}) {
    this.#options = options;
  }

  read(raw: string): void {
    const line = readGatsbyLine(raw);
    if (line.text) this.#lines.push(line.text);
    if (this.#lines.length > KEPT_LINES) this.#lines.shift();
    if (line.error !== undefined && this.#error === undefined) {
      this.#error = line.error;
      this.#isRefusal = this.#options.refusal?.test(line.code ?? "") ?? false;
    }
    const done = MILESTONES.get(line.begun ?? "");
    if (done !== undefined) this.#options.onProgress?.(done);
  }

  /** Why the build ended before its end. @param code of the process, unless a signal ended it */
  failure(code: number | null, signal: NodeJS.Signals | null): BuildError {
    const how = signal ? `by ${signal}` : `with exit code ${code}`;
    const reason = this.#error ?? `The build ended ${how} and gave no reason.`;
    return new BuildError(reason, this.#lines.join("\n"), this.#isRefusal && code === 1);
  }
}
