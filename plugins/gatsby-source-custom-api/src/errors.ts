/** Every way in which sourcing can fail, with the id that Gatsby prints. */
export const FAILURES = {
  unreachable: { id: "10001", category: "THIRD_PARTY" },
  timeout: { id: "10002", category: "THIRD_PARTY" },
  status: { id: "10003", category: "THIRD_PARTY" },
  html: { id: "10004", category: "THIRD_PARTY" },
  json: { id: "10005", category: "THIRD_PARTY" },
  contract: { id: "10006", category: "THIRD_PARTY" },
  duplicate: { id: "10007", category: "USER" },
  relation: { id: "10008", category: "USER" },
  untranslated: { id: "10009", category: "USER" },
  picture: { id: "10011", category: "USER" },
  recording: { id: "10012", category: "USER" },
} as const;
export type Failure = keyof typeof FAILURES;

export interface FailureDetails {
  /** One sentence: which thing is wrong, and how. */
  readonly problem: string;
  /** Advice to the reader, in one sentence. */
  readonly fix: string;
  readonly url: string;
  /** Missing when there was no answer. */
  readonly status?: number;
  /** Path of the field in the answer, a line each. */
  readonly fields?: readonly string[];
}

/** Content that must not become a site (A2). Its message is written for the person who reads the build's log. */
export class SourceError extends Error {
  override readonly name = "SourceError";

  constructor(
    readonly failure: Failure,
    readonly details: FailureDetails,
  ) {
    super(describe(details));
  }
}

function describe({ problem, fix, url, status, fields = [] }: FailureDetails): string {
  return [
    problem,
    "",
    `  URL:    ${url}`,
    `  Status: ${status ?? "none, there was no answer"}`,
    ...fields.map((field) => `  Field:  ${field}`),
    `  Fix:    ${fix}`,
    "",
    "Nothing was built; the last good build in public/ is as it was.",
  ].join("\n");
}

interface MessageContext {
  readonly sourceMessage: string;
}

/** Argument of `reporter.setErrorMap`, so that each failure has an id and a category of its own. */
export function errorMap() {
  return Object.fromEntries(
    Object.values(FAILURES).map(({ id, category }) => [
      id,
      {
        text: (context: MessageContext) => context.sourceMessage,
        level: "ERROR" as const,
        type: "PLUGIN" as const,
        category,
      },
    ]),
  );
}
