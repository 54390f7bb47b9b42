/** The headers of a release as its hosts read them. */
import { createHash } from "node:crypto";
import { headersFor, POLICY, type Headers } from "./headers";

/** Of the bundled server, and for whatever has its headers set by hand. */
export const HEADERS_FILE = "_headers.json";

/** Headers by what they are sent with. */
export interface ReleaseHeaders {
  readonly pages: Headers;
  readonly files: Headers;
}

/** Cloudflare takes no longer line. */
const LONGEST_LINE = 2000;

/** Folder of the marker: the name of the file in it says which policy the release has. */
export const MARKERS = "_policy";

const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * One file a kind of host, by its path below the release. nginx and Caddy read theirs when they start: a release whose
 * policy they do not know lacks the marker that they look for, and they leave its pages to the server behind them.
 * @throws Error when a host would not take the policy
 */
export function headerFiles(siteUrl: string, policy: string): Record<string, string> {
  const pages = headersFor(siteUrl, policy);
  const headers: ReleaseHeaders = { pages, files: headersFor(siteUrl) };
  const transport = pages["Strict-Transport-Security"] ?? "";
  const marker = `${MARKERS}/${createHash("sha256").update(JSON.stringify(pages)).digest("hex").slice(0, 16)}`;
  refuseLongLines(pages);
  return {
    [HEADERS_FILE]: JSON.stringify(headers),
    [marker]: "",
    _headers: staticHostRules(pages),
    "_headers.nginx": [`"~\\.html$" "${policy}";`, `transport "${transport}";`, `marker "/${marker}";\n`].join("\n"),
    "_headers.caddy": `headers "${policy}" "${transport}" "/${marker}"\n`,
  };
}

/**
 * For Netlify and Cloudflare, which tell pages from files by their address alone: so all have the headers of pages. They join
 * what two rules say of one header, so what must be revalidated is left to their defaults.
 */
function staticHostRules(headers: Headers): string {
  const block = (path: string, lines: Headers) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block("/*", headers),
    block("/static/*", { "Cache-Control": FOR_EVER }),
    block("/*.js", { "Cache-Control": FOR_EVER }),
    block("/*.md", { "Content-Type": "text/markdown; charset=utf-8" }),
  ].join("\n");
}

function refuseLongLines(headers: Headers): void {
  const length = `  ${POLICY}: ${headers[POLICY]}`.length;
  if (length <= LONGEST_LINE) return;
  throw new Error(
    `The Content-Security-Policy has ${length} characters, and Cloudflare takes ${LONGEST_LINE}. ` +
      "Join inline scripts, or move a style sheet of its own into one that others have too.",
  );
}
