import { isRecord } from "payload-kit";

/** The session by which somebody is signed in; Payload notes it on the account, and its types do not know. */
export function sessionIdOf(user: unknown): string | undefined {
  return isRecord(user) && typeof user._sid === "string" ? user._sid : undefined;
}
