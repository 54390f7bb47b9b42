/**
 * An error with the status of its page; one without a status means 500 (G4). Not a class of its own: the code that
 * older browsers need for a subclass of Error weighs more than all the rest here.
 */
export function pageError(status: number, message: string): Error & { readonly status: number } {
  return Object.assign(new Error(message), { status });
}

/** Facts of an error, for the error page and the reporter. */
export interface ErrorState {
  readonly status: number;
  readonly message: string;
  /** Time at which it was caught, in milliseconds since 1970. */
  readonly time: number;
  /** Address of the page, without the site. */
  readonly path: string;
  /** The thrown value. */
  readonly cause: unknown;
  /** Uncaught: the page goes on, and the browser has logged it already. */
  readonly isUncaught: boolean;
}

function statusOf(cause: unknown): number {
  const status = typeof cause === "object" && cause !== null && "status" in cause ? cause.status : undefined;
  return typeof status === "number" && status >= 400 && status < 600 ? status : 500;
}

/** Describes a value that was just thrown. */
export function errorState(cause: unknown, isUncaught = false): ErrorState {
  const message = cause instanceof Error ? cause.message : String(cause);
  return { status: statusOf(cause), message, time: Date.now(), path: window.location.pathname, cause, isUncaught };
}
