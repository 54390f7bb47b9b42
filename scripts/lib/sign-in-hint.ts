import type { Secrets } from "./secrets";

interface HintOptions {
  readonly dataDir: string;
  /** Whether a person reads it: what goes elsewhere is kept in a log. */
  readonly isTerminal: boolean;
}

/**
 * Sign-in instructions for the first administrator. The password is printed to a terminal only, and never if it was
 * given as a setting.
 */
export function signInHint({ ADMIN_EMAIL, ADMIN_PASSWORD }: Secrets, { dataDir, isTerminal }: HintOptions): string {
  if (process.env.ADMIN_PASSWORD) return `Sign in as ${ADMIN_EMAIL} with the password of ADMIN_PASSWORD`;
  const file = `${dataDir}/secrets.json`;
  return isTerminal
    ? `Sign in as ${ADMIN_EMAIL} with ${ADMIN_PASSWORD} (the first password; both are kept in ${file})`
    : `Sign in as ${ADMIN_EMAIL}; the first password is in ${file}`;
}
