/** Small sites, of which releases are made in a folder of their own. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeRelease } from "payload-releases/store/make-release";
import {
  sealRelease,
  switchTo,
  type Release,
  type ReleasePage,
  type ReleaseRedirect,
} from "payload-releases/store/release";

export const html = (title: string, links: string[] = []) =>
  `<!doctype html><title>${title}</title>${links.map((href) => `<a class="x" href="${href}">there</a>`).join("")}`;

export type Files = Record<string, string>;

export interface SmallSite {
  files: Files;
  pages: ReleasePage[];
}

export const page = (path: string): ReleasePage => ({ path, route: path, locale: "en" });

/** Pages of so many cases, with the home page that links to them. */
export function siteOf(cases: number): SmallSite {
  const paths = Array.from({ length: cases }, (_, at) => `/cases/${at + 1}`);
  const files = Object.fromEntries(paths.map((path) => [`${path.slice(1)}/index.html`, html(path, ["/"])]));
  return {
    files: { "index.html": html("Home", paths), ...files },
    pages: ["/", ...paths].map((path) => ({ path, route: path === "/" ? "index" : "cases-alias", locale: "en" })),
  };
}

/** @returns a folder for built sites, with that of their releases in it; `remove` removes both */
export async function releaseFolder() {
  const folder = await mkdtemp(join(tmpdir(), "release-test-"));
  const releases = join(folder, "releases");

  async function make({ files, pages }: SmallSite, redirects: ReleaseRedirect[] = []): Promise<Release> {
    const source = await mkdtemp(join(folder, "public-"));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(source, path)), { recursive: true });
      await writeFile(join(source, path), content);
    }
    return makeRelease({ source, releases, content: "content", code: "code", pages, redirects });
  }

  /** Makes a made release the live one. */
  async function seal(release: Release): Promise<Release> {
    await sealRelease(releases, release);
    await switchTo(releases, release.id);
    return release;
  }

  return {
    folder,
    releases,
    make,
    seal,
    putLive: async (site: SmallSite): Promise<Release> => seal(await make(site)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
