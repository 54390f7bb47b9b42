/** Thrown by a middleware: the navigation ends without a word, and another begins (G4). */
export class Redirect {
  /** @param redirectTo address of the site, with the locale's prefix */
  constructor(readonly redirectTo: string) {}
}

/** By its shape, as the status of an error is read too: who throws it need not share this code. */
export function isRedirect(cause: unknown): cause is Redirect {
  return typeof cause === "object" && cause !== null && "redirectTo" in cause && typeof cause.redirectTo === "string";
}
