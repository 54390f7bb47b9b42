import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

/**
 * Handles `/api/mail/` with the handler of the CMS, which runs in this process in Next's bundle and is shared through
 * `globalThis`.
 * @param trustedProxies number of trusted proxies in front
 */
export function handleMail(trustedProxies: number): RequestHandler {
  return async (request, response) => {
    const { cmsEnquiries } = globalThis;
    if (!cmsEnquiries) throw new Error("The CMS has not opened its mailbox; its start says why.");
    await cmsEnquiries.handle(request, response, clientAddress(request, trustedProxies));
  };
}
