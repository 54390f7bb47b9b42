/** Checks a release over HTTP before it goes live (A6). */
import { readFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { filesOf } from "../store/release-files";
import { answerFrom } from "../store/static-site";
import { PublishError } from "./publish-error";
import { isPage, keepLinksOf, knownLinks, noteLinks } from "./page-links";
import { allowedCode, refuseUnlistedCode } from "./refuse-unlisted-code";
import type { PublishedSite } from "./site";
import { liveRelease, pageFile, readManifest, type Manifest, type Release } from "../store/release";

/** A release with a smaller share of the live one's pages is refused unless forced. */
const SMALLEST_SHARE = 0.6;
/** Number of pages up to which the share is not checked: a small site may lose a few pages in the course of things. */
const SMALL_SITE = 12;
const TITLE = /<title[^>]*>([^<]+)<\/title>/;

export interface CheckOptions {
  site: Pick<PublishedSite, "entryOf" | "otherPaths" | "redirects">;
  releases: string;
  release: Release;
  /** Folder of its files; `releases/<id>/files` by default. */
  files?: string;
  /** Accept any decrease in the number of pages. */
  force: boolean;
}

/**
 * Checks that every page has its file, that the site has not collapsed, that one page of each route and locale responds
 * with a title, that internal links and redirects have targets, and that the Content-Security-Policy allows all inline
 * code. Reads only changed pages unless pages or redirects were removed.
 * @returns the number of pages
 * @throws PublishError that names the first fault
 */
export async function checkRelease({ site, releases, release, force, ...options }: CheckOptions): Promise<number> {
  const { files: folder = join(releases, release.id, "files") } = options;
  const { pages } = release.manifest;
  const files = new Set(Object.keys(release.manifest.files));
  const missing = pages.find(({ path }) => !files.has(pageFile(path)));
  if (missing) throw new PublishError("reasons:noHtml", { path: missing.path });
  const live = await liveRelease(releases);
  const before = live ? await readManifest(releases, live) : undefined;
  if (!force && before) refuseCollapse(before, pages);
  await checkPages({ site, folder, release, files, before });
  refuseDeadRedirects(release, files, site);
  await checkEachRoute(folder, release);
  return pages.length;
}

const pageOf = (file: string) => `/${file.replace(/\/?index\.html$/, "")}`;

/** A locale without any page is out of use: its pages are no loss. */
function refuseCollapse(live: Manifest, pages: Manifest["pages"]): void {
  const locales = new Set(pages.map(({ locale }) => locale));
  const before = live.pages.filter(({ locale }) => locales.size === 0 || locales.has(locale)).length;
  if (before <= SMALL_SITE || pages.length >= before * SMALLEST_SHARE) return;
  throw new PublishError("reasons:collapse", { before, pages: pages.length });
}

interface PageCheckOptions extends Pick<CheckOptions, "site"> {
  folder: string;
  release: Release;
  files: ReadonlySet<string>;
  /** Manifest of the live release. */
  before: Manifest | undefined;
}

/**
 * An unchanged page can only break when a target of its links was removed: only then are the links of all pages
 * checked.
 */
async function checkPages({ site, folder, release, files, before }: PageCheckOptions): Promise<void> {
  const { changed, gone, manifest } = release;
  const redirected = new Set(manifest.redirects.map(({ from }) => from));
  const isMissed = (file: string) => isPage(file) && !redirected.has(pageOf(file));
  const leadsSomewhere = (path: string) => redirected.has(path) || isThere(path, files, site);
  const hashOf = (file: string) => manifest.files[file]?.hash ?? "";
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const allowed = await allowedCode(folder);
  const isNew = new Set(changed);
  const isLost = gone.some(isMissed) || before?.redirects.some(({ from }) => !leadsSomewhere(from));
  for (const file of (isLost ? [...files] : changed).filter(isPage)) {
    let links = isNew.has(file) ? undefined : knownLinks(hashOf(file));
    if (!links) {
      const html = await read(file);
      if (allowed) refuseUnlistedCode(pageOf(file), html, allowed);
      links = noteLinks(hashOf(file), html);
    }
    refuseDeadLinks(pageOf(file), links, { site, manifest, leadsSomewhere });
  }
  keepLinksOf(new Set([...files].map(hashOf)));
}

interface Links extends Pick<CheckOptions, "site"> {
  manifest: Manifest;
  leadsSomewhere: (path: string) => boolean;
}

function refuseDeadLinks(page: string, links: readonly string[], { site, manifest, leadsSomewhere }: Links): void {
  for (const href of links) {
    const path = pathOf(href);
    if (path !== undefined && leadsSomewhere(path)) continue;
    const shown = manifest.pages.find((candidate) => candidate.path === page);
    const entry = shown && site.entryOf(shown);
    const key = path === undefined ? "reasons:brokenLink" : "reasons:deadLink";
    throw new PublishError(key, { page, target: path ?? href }, entry ? [entry] : []);
  }
}

/** @returns the decoded path; undefined when it is malformed */
function pathOf(href: string): string | undefined {
  try {
    return decodeURI(href).replace(/(.)\/$/, "$1");
  } catch {
    return undefined;
  }
}

const isThere = (path: string, files: ReadonlySet<string>, { otherPaths }: Pick<PublishedSite, "otherPaths">) =>
  otherPaths.test(path) || files.has(path.slice(1)) || files.has(pageFile(path));

/** Checks the targets of redirects within the site; external ones are not requested. */
function refuseDeadRedirects(
  { manifest }: Release,
  files: ReadonlySet<string>,
  site: Pick<PublishedSite, "otherPaths" | "redirects">,
): void {
  for (const { from, to } of manifest.redirects) {
    if (!to.startsWith("/")) continue;
    const path = pathOf(to.replace(/[?#].*$/s, ""));
    if (path !== undefined && isThere(path, files, site)) continue;
    throw new PublishError("reasons:deadRedirect", { from, target: path ?? to }, [site.redirects]);
  }
}

/** Requests one page of each route and locale. @throws PublishError when one has a wrong status or no title */
async function checkEachRoute(folder: string, { manifest }: Release): Promise<void> {
  const oneOfEach = new Map(manifest.pages.map((page) => [`${page.route} ${page.locale}`, page]));
  const files = filesOf(folder, manifest);
  const server = createServer((request, response) => {
    const pathname = decodeURI(request.url ?? "/");
    void answerFrom(files, request, response, { pathname, search: "" }).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const page of oneOfEach.values()) await checkPage(base, page);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function checkPage(base: string, { path: page, route }: Manifest["pages"][number]): Promise<void> {
  const answer = await fetch(base + encodeURI(page));
  const title = await titleOf(answer);
  const isRight = answer.status === (route === "404" ? 404 : 200);
  if (isRight && title) return;
  throw new PublishError(isRight ? "reasons:noTitle" : "reasons:wrongStatus", { page, status: answer.status });
}

/** Reads the response only up to the title: a page of thousands of entries has megabytes. */
async function titleOf({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let html = "";
  for await (const chunk of body ?? []) {
    html += decoder.decode(chunk, { stream: true });
    const title = TITLE.exec(html)?.[1]?.trim();
    if (title) return title;
  }
  return undefined;
}
