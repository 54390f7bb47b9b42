/** Content security policies (X9). @see https://www.w3.org/TR/CSP3/ */

/** Sources by the name of their directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Hosts of a service beside the site's own, by what is fetched from them. */
export interface ServiceHosts {
  readonly scripts: readonly string[];
  /** Hosts to which it reports, by requests or by pictures. */
  readonly reports: readonly string[];
}

export interface SitePolicy {
  /** `sha256-…` of every inline script. */
  readonly scripts: readonly string[];
  /** `sha256-…` of every inline style sheet. */
  readonly styles: readonly string[];
  readonly service?: ServiceHosts | undefined;
}

const SELF = "'self'";
const NONE = "'none'";

/**
 * Policy of files other than pages: they run nothing and cannot be framed. A service worker is such a file, and
 * requests files of the site.
 */
export const FILE_POLICY = serialise({ "default-src": [NONE], "connect-src": [SELF], "frame-ancestors": [NONE] });

const quoted = (hashes: readonly string[]) => hashes.toSorted().map((hash) => `'${hash}'`);

/**
 * The policy of every page of a site. Scripts and styles come from the site itself, or their hash is in it; attributes may
 * style, as React writes them into the HTML.
 */
export function sitePolicy({ scripts, styles, service = { scripts: [], reports: [] } }: SitePolicy): string {
  return serialise({
    "default-src": [NONE],
    "script-src": [SELF, ...quoted(scripts), ...service.scripts],
    "style-src": [SELF, ...quoted(styles)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [SELF, "data:", ...service.reports],
    "font-src": [SELF],
    "media-src": [SELF],
    "connect-src": [SELF, ...service.reports],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [SELF],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  });
}

/** A policy as its header has it. */
export function serialise(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** The hashes that a policy names, `sha256-…` each. */
export function hashesIn(policy: string): Set<string> {
  return new Set([...policy.matchAll(/'(sha256-[\w+/=]+)'/g)].map(([, hash = ""]) => hash));
}
