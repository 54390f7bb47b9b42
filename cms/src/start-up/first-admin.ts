import type { Payload } from "payload";
import { SHORTEST_PASSWORD } from "payload-accounts/shortest-password";
import type { CmsEnv } from "../env";

/**
 * Makes the first administrator, before the server accepts connections: until a user exists, any client may register as
 * the first one.
 * @throws Error when there is no user and no `ADMIN_EMAIL` and `ADMIN_PASSWORD` to make one from
 */
export async function ensureFirstAdmin(payload: Payload, { admin }: CmsEnv): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return;
  if (!admin) {
    throw new Error(
      `The CMS has no user yet. Set ADMIN_EMAIL and ADMIN_PASSWORD (at least ${SHORTEST_PASSWORD} characters) for the first administrator; npm start does it for you.`,
    );
  }
  await payload.create({ collection: "users", data: { ...admin, role: "admin" } });
  payload.logger.info({ msg: "Made the first administrator, of ADMIN_EMAIL" });
}
