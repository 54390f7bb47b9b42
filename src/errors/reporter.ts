import type { ErrorState } from "./page-error";

/** Receives each error once; an exception of its own is ignored. */
export type Reporter = (error: ErrorState) => void;

const toConsole: Reporter = ({ status, path, time, cause, isUncaught }) => {
  if (!isUncaught) console.error(`Error ${status} at ${path}, ${new Date(time).toISOString()}:`, cause);
};

let reporter = toConsole;

/** Replaces the reporter, which logs to the console by default. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Calls the reporter. */
export function report(error: ErrorState): void {
  try {
    reporter(error);
  } catch {
    // An error about an error is of no use.
  }
}
