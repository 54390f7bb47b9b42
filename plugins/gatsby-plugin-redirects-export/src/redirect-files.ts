/**
 * The site's redirects in the formats of web servers and static hosts (X1). Editors' input cannot break out of its
 * string in any of them: targets are percent-encoded, and a path that would need a server's own escapes stops the
 * build.
 */
export interface Redirect {
  /** Path of the site that has no page. */
  from: string;
  /** Path of the site, or a web address. */
  to: string;
}

/**
 * Paths without characters that a server's syntax interprets in a quoted string: letters, digits, marks, and those that
 * RFC 3986 allows unescaped.
 */
const PLAIN_PATH = /^\/(?!\/)[\p{L}\p{M}\p{N}\-._~/!$&'()+,;=@% ]{0,400}$/u;
/** Characters that are percent-encoded in an address; among them the dollar, which begins a variable of nginx. */
const ENCODED = /[^\w\-.~:/?#[\]@!&'()*+,;=%]/gu;

/**
 * One file a kind of host, by its name in `public/`.
 * @throws Error when a redirect cannot be written in all of them
 */
export function redirectFiles(redirects: readonly Redirect[]): Record<string, string> {
  const safe = redirects.map(({ from, to }) => ({ from: plain(from), to: encode(to) }));
  return {
    // Netlify and Cloudflare.
    _redirects: lines(safe, ({ from, to }) => `${encode(from)} ${to} 301`),
    // Entries of a map on $uri.
    "_redirects.nginx": lines(withoutCase(safe), ({ from, to }) => `"${from}" "${to}";`),
    // Entries of a map on {path}. Caddy 2.6 does not start with an empty file.
    "_redirects.caddy": lines(safe, ({ from, to }) => `"${from}" "${to}"`) || "# none\n",
  };
}

function plain(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  throw new Error(
    `The redirect from ${JSON.stringify(path)} cannot be written for web servers. Use letters, digits and hyphens, 400 at most (CMS: Site, Redirects).`,
  );
}

const encode = (address: string) => address.replace(ENCODED, encodeURIComponent);

const lines = (redirects: readonly Redirect[], line: (redirect: Redirect) => string) =>
  redirects.map((redirect) => `${line(redirect)}\n`).join("");

/** A map of nginx knows no case, and does not start with an entry that is there twice. */
function withoutCase(redirects: readonly Redirect[]): Redirect[] {
  const fold = (path: string) => path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return [...new Map(redirects.toReversed().map((redirect) => [fold(redirect.from), redirect])).values()].reverse();
}
