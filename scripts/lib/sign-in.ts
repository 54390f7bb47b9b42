/** Signing in to a running CMS, for pictures and measurements. */
import type { APIRequestContext } from "playwright-core";
import { Failure } from "./failure";
import type { Secrets } from "./secrets";

/** @throws Failure when the CMS refuses the secrets */
export async function signIn(request: APIRequestContext, { ADMIN_EMAIL, ADMIN_PASSWORD }: Secrets): Promise<void> {
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  const answer = await request.post("/cms-api/users/login", { data });
  if (!answer.ok()) {
    throw new Failure(`${ADMIN_EMAIL} cannot sign in (${answer.status()}). Give ADMIN_EMAIL and ADMIN_PASSWORD.`);
  }
}
