import { APIError, type PayloadRequest } from "payload";

/** @throws APIError 401 when nobody has signed in */
export function ensureSignedIn({ user }: Pick<PayloadRequest, "user">): void {
  if (!user) throw new APIError("Sign in first.", 401);
}
