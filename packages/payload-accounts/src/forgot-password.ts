import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { translate } from "./texts";

/**
 * `POST …/users/forgot-password` with `{ email }` mails a reset link. Registered before Payload's own endpoint,
 * which is slower for existing accounts and so reveals them, and which reports success without a mail server.
 * @param hasMail whether a mail server is configured
 */
export function forgotPassword(hasMail: boolean): Endpoint {
  return {
    path: "/forgot-password",
    method: "post",
    async handler(request) {
      if (!hasMail) throw new APIError(translate(request.i18n.language, "accounts:noMail"), 503);
      await addDataAndFileToRequest(request);
      const email: unknown = request.data?.email;
      if (typeof email !== "string" || !email.trim()) throw new APIError("Say whose password: an e-mail address.", 400);
      void sendLink(request, email);
      return Response.json({ message: request.t("general:success") });
    },
  };
}

async function sendLink({ payload, i18n }: PayloadRequest, email: string): Promise<void> {
  try {
    await payload.forgotPassword({ collection: "users", data: { email }, req: { i18n } });
  } catch (error) {
    payload.logger.error({ err: error, msg: "A link for a new password could not be sent." });
  }
}
