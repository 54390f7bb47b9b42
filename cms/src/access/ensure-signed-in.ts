import { APIError, type PayloadRequest } from "payload";

/** @throws APIError 401 without a signed-in user */
export function ensureSignedIn({ user }: Pick<PayloadRequest, "user">): void {
  if (!user) throw new APIError("Sign in first.", 401);
}
