import { isRecord } from "payload-kit";

/** Id of the user's session. Payload sets `_sid` on the user, but does not declare it in its types. */
export function sessionIdOf(user: unknown): string | undefined {
  return isRecord(user) && typeof user._sid === "string" ? user._sid : undefined;
}
