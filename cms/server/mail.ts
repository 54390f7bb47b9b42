import { mailbox } from "../src/enquiries/mailbox";
import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

/**
 * Handles `/api/mail/` with the handler of the CMS, which runs in this process in Next's bundle.
 * @param trustedProxies number of trusted proxies in front
 */
export function handleMail(trustedProxies: number): RequestHandler {
  return async (request, response) => {
    if (!mailbox.value) throw new Error("The CMS has not opened its mailbox; its start says why.");
    await mailbox.value.handle(request, response, clientAddress(request, trustedProxies));
  };
}
