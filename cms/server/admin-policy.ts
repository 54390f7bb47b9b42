import { randomBytes } from "node:crypto";
import { serialise } from "security-headers";

const SELF = "'self'";
const NONE = "'none'";

/** 128 random bits, new for each page (X9). */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * Content-Security-Policy of a page of the admin (X9). Next reads the nonce of its scripts from the policy itself.
 * Inline styles are allowed, because some libraries of Payload insert style sheets at run time without a nonce. The
 * frame is the preview, a page of the site.
 * @param dev allows `eval` and web sockets, which Next needs in development
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
