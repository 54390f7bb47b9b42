import { Forbidden, getFieldsToSign, jwtSign, type Endpoint } from "payload";
import { generatePayloadCookie } from "payload/shared";
import { sessionIdOf } from "./session-id";
import { sessionStrategy } from "./session-strategy";

/**
 * `POST …/users/refresh-token` extends a session. Registered before Payload's own endpoint, which rewrites all
 * sessions of the account and loses one that begins in the meantime.
 */
export const refreshToken: Endpoint = {
  path: "/refresh-token",
  method: "post",
  async handler({ payload, t, user }) {
    const config = payload.collections.users?.config;
    const sid = sessionIdOf(user);
    if (!config || !user || !sid) throw new Forbidden(t);
    const { tokenExpiration } = config.auth;
    const session: unknown = await payload.db.updateOne({
      collection: "sessions",
      where: { id: { equals: sid } },
      data: { expiresAt: new Date(Date.now() + tokenExpiration * 1000).toISOString() },
      options: { atomic: true },
    });
    if (!session) throw new Forbidden(t);
    const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email ?? "", sid, user });
    const { exp, token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
    const { sessions: _, ...shown } = await payload.findByID({ collection: "users", id: user.id, depth: 0 });
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
    return Response.json(
      {
        message: t("authentication:tokenRefreshSuccessful"),
        exp,
        refreshedToken: token,
        setCookie: true,
        strategy: sessionStrategy.name,
        user: { ...shown, collection: "users", _strategy: sessionStrategy.name },
      },
      { headers: { "Set-Cookie": cookie } },
    );
  },
};
