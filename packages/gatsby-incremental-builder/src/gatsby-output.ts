import type { Counted, OnProgress } from "./builder";
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

/** Pictures are made between the queries that ask for them and the pages. */
const PICTURES = [0.72, 0.85] as const;
const PAGES_ACTIVITY = "Building static HTML for pages";
const PAGES = [0.85, 1] as const;

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
  onProgress?: OnProgress | undefined;
  refusal?: RegExp | undefined;
}

/** Output of one build: its progress, and the reason for a failure. */
export class GatsbyOutput {
  readonly #lines: string[] = [];
  readonly #options: OutputOptions;
  #begun = "";
  #done = 0;
  #pictures = -1;
  #error: string | undefined;
  #isRefusal = false;
  #pages: Counted = { what: "pages", done: 0, all: 0 };

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
    this.#begun = line.begun || this.#begun;
    if (line.moves) this.#report(MILESTONES.get(line.begun ?? "") ?? this.#done);
    if (line.counts?.activity !== PAGES_ACTIVITY) return;
    const { current = this.#pages.done, total = this.#pages.all } = line.counts;
    this.#pages = { what: "pages", done: current, all: total };
    this.#count(this.#pages, PAGES);
  }

  /** Progress of pictures, which Gatsby does not report. It may be called with the same count again. */
  countPictures(counted: Omit<Counted, "what">): void {
    if (counted.done === this.#pictures) return;
    this.#pictures = counted.done;
    this.#count({ what: "pictures", ...counted }, PICTURES);
  }

  /** Why the build ended before its end. @param code of the process, unless a signal ended it */
  failure(code: number | null, signal: NodeJS.Signals | null): BuildError {
    const how = signal ? `by ${signal}` : `with exit code ${code}`;
    const reason = this.#error ?? `The build ended ${how}. ${this.#lastWords()}`;
    const last = signal && this.#begun ? [`The build was at: ${this.#begun}`] : [];
    return new BuildError(reason, [...this.#lines, ...last].join("\n"), this.#isRefusal && code === 1);
  }

  /** The last error line of a process that crashed: Gatsby reports only errors that it has caught. */
  readonly #lastWords = (): string => {
    const lines = this.#lines.flatMap((text) => text.split("\n")).filter((line) => line.trim() !== "");
    const said = lines.findLast((line) => /\b\w*Error\b.*: \S/.test(line)) ?? lines.at(-1);
    const at = this.#begun ? ` It was at: ${this.#begun}.` : "";
    return said === undefined ? `It printed nothing.${at}` : `It said last: ${said.trim()}${at}`;
  };

  readonly #report: OnProgress = (done, counted) => {
    this.#done = done;
    this.#options.onProgress?.(done, counted);
  };

  readonly #count = (counted: Counted, [from, to]: readonly [number, number]): void => {
    if (counted.all > 0) this.#report(from + ((to - from) * counted.done) / counted.all, counted);
  };
}
