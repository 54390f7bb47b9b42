/** Every security header (X9), by what it is sent with. */
import { FILE_POLICY } from "./policy";

export type Headers = Readonly<Record<string, string>>;

/** On every answer, of the site and of what runs beside it. */
const ON_ALL: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Two years, as browsers' preload lists require. Subdomains are up to their operators. */
const TRANSPORT: Headers = { "Strict-Transport-Security": "max-age=63072000" };

export const POLICY = "Content-Security-Policy";

/**
 * The headers of an answer.
 * @param siteUrl address of the site: browsers never request one of https by http again
 * @param policy of a page; other files need none of their own
 */
export function headersFor(siteUrl: string, policy: string = FILE_POLICY): Headers {
  return { [POLICY]: policy, ...ON_ALL, ...(siteUrl.startsWith("https:") ? TRANSPORT : {}) };
}
