import { randomBytes } from "node:crypto";
import { serialise } from "security-headers";

const SELF = "'self'";
const NONE = "'none'";

/** 128 bits, another one for each page (X9). */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The content security policy of a page of the admin (X9). Scripts are Next's, by the nonce that it reads from this very
 * policy, and those that they load. Style sheets may be inline: some libraries of Payload write theirs while they run and
 * take no nonce. The frame is the preview, a page of the site.
 * @param dev Next compiles in the browser then, and tells it by a socket
 */
export function adminPolicy(nonce: string, { dev }: { dev: boolean }): string {
  return serialise({
    "default-src": [NONE],
    "script-src": [SELF, `'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    "style-src": [SELF, "'unsafe-inline'"],
    "img-src": [SELF, "data:", "blob:"],
    "font-src": [SELF, "data:"],
    "media-src": [SELF, "blob:"],
    "connect-src": [SELF, "blob:", ...(dev ? ["ws:"] : [])],
    "manifest-src": [SELF],
    "worker-src": [SELF, "blob:"],
    "frame-src": [SELF],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [NONE],
  });
}
