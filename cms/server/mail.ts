import { clientAddress } from "./client-address";
import type { RequestHandler } from "./server";

/**
 * Hands `/api/mail/` over to the CMS, which runs in this process under Next and has put its handler where both find it.
 * @param trustedProxies how many proxies in front report the visitor's address
 */
export function handleMail(trustedProxies: number): RequestHandler {
  return async (request, response) => {
    const { cmsEnquiries } = globalThis;
    if (!cmsEnquiries) throw new Error("The CMS has not opened its mailbox; its start says why.");
    await cmsEnquiries.handle(request, response, clientAddress(request, trustedProxies));
  };
}
