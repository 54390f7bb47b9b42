/**
 * Addresses that lead elsewhere for good (X1): earlier aliases of entries, and what editors redirect themselves. Knows
 * nothing of Gatsby, so that it can be tested without a build.
 */
import { readablePath } from "@future-native/contract/paths";
import type { LocaleCode } from "@future-native/contract/locales";
import type { Page } from "./pages";
import { routePath, type RouteName } from "./routes";

export interface Redirect {
  /** Path of this site that has no page. */
  from: string;
  /** Path of this site that has one, or a web address. */
  to: string;
}

/** Earlier aliases of an entry with a page by its alias. */
export interface FormerAddresses {
  route: RouteName;
  entryId: string;
  formerAliases: readonly string[];
}

/**
 * Every redirect of the site, each straight to its final target. An earlier address gives way to a page and to editors'
 * redirects, and of two entries that had it the older one keeps it: an editor could not see such a conflict, so it stops
 * no build.
 * @param own editors' redirects
 * @throws Error when one of theirs hides a page, leads to two targets, or leads in a circle
 */
export function redirectsFor(
  pages: readonly Page[],
  former: readonly FormerAddresses[],
  own: readonly Redirect[],
): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path));
  const targets = new Map<string, string>();
  for (const redirect of own) {
    const { to } = redirect;
    const from = decoded(redirect.from);
    if (taken.has(from)) {
      throw new Error(
        `The redirect from ${from} to ${to} would hide a page. Take it out of the CMS (Site, Redirects).`,
      );
    }
    const known = targets.get(from);
    if (known !== undefined && known !== to) {
      throw new Error(`The address ${from} is redirected to ${known} and to ${to}. Keep one of the two in the CMS.`);
    }
    targets.set(from, to);
  }
  for (const { from, to } of formerAddresses(pages, former)) {
    if (!targets.has(from)) targets.set(from, to);
  }
  const ends = endsOf(targets);
  return [...targets.keys()].sort().map((from) => ({ from, to: targetOf(from, ends.get(from) ?? from) }));
}

function targetOf(from: string, end: string): string {
  try {
    return asciiAddress(end);
  } catch {
    throw new Error(
      `The redirect from ${from} leads to ${end}, which is no valid address. Correct it in the CMS (Site, Redirects).`,
    );
  }
}

/**
 * An address as a header can hold it: percent-encoded, names of hosts in Punycode. Editors write it as people read it.
 * @param address a path of this site, or a web address
 */
function asciiAddress(address: string): string {
  const isPath = address.startsWith("/");
  // Of a path the base is taken off again; only its encoding is wanted.
  const { href, origin } = new URL(address, "https://site.invalid");
  return isPath ? href.slice(origin.length) : href;
}

/** An alias that another entry has taken since is that entry's address, and no redirect. */
function formerAddresses(pages: readonly Page[], former: readonly FormerAddresses[]): Redirect[] {
  const taken = new Set(pages.map(({ path }) => path));
  const byEntry = new Map<string, Page[]>();
  for (const page of pages) {
    const key = `${page.context.route} ${page.context.entryId}`;
    byEntry.set(key, [...(byEntry.get(key) ?? []), page]);
  }
  return [...former]
    .sort(byAge)
    .flatMap(({ route, entryId, formerAliases }) =>
      (byEntry.get(`${route} ${entryId}`) ?? []).flatMap(({ path, context }) =>
        formerAliases
          .map((alias) => ({ from: addressOf(route, context.locale, alias), to: path }))
          .filter(({ from }) => !taken.has(from)),
      ),
    );
}

const byAge = (one: FormerAddresses, other: FormerAddresses) =>
  one.entryId.localeCompare(other.entryId, "en", { numeric: true });

const addressOf = (route: RouteName, locale: LocaleCode, alias: string) => routePath(route, locale, { alias });

/** Final target of each address; every chain is walked once. */
function endsOf(targets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  for (const from of targets.keys()) {
    const way = new Set<string>();
    let last = from;
    while (!ends.has(last)) {
      if (way.has(last)) {
        throw new Error(`The redirects ${[...way, last].join(" → ")} lead in a circle. Change one of them in the CMS.`);
      }
      way.add(last);
      const next = targets.get(last);
      if (next === undefined) break;
      last = next;
    }
    const end = ends.get(last) ?? last;
    for (const address of way) ends.set(address, end);
  }
  return ends;
}

/** Addresses are compared as people read them; editors copy them as browsers write them. */
function decoded(path: string): string {
  const readable = readablePath(path);
  if (readable !== undefined) return readable;
  throw new Error(
    `The redirect from ${path} is no valid address: a percent sign needs two digits. Correct it in the CMS (Site, Redirects).`,
  );
}
