/** An error whose message is meant for the person at the terminal: what is wrong, where, and what to do. */
export class Failure extends Error {
  override name = "Failure";
}

/** The sentence for a broken run; unknown errors keep their stack, for they are defects of ours. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "ENOSPC") {
    return "The disk is full. Free about 2 GB (old releases are in releases/), then run the command again.";
  }
  return error.stack ?? error.message;
}
