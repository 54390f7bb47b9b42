/** Publications of the built site, made by the real release store, and hosts that serve them (X14). */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { inlineCode } from "security-headers";
import { listFiles } from "payload-releases/store/list-files";
import { makeRelease } from "payload-releases/store/make-release";
import { prune, sealRelease, switchTo, type Release } from "payload-releases/store/release";
import { releasedFiles, releasedPage, releasedPages } from "./release-files";

const RELEASE = process.env.RELEASE_DIR ?? "releases/current";
/** Names of releases are times. */
const FIRST = "2000-01-01T00-00-00-000Z";
const NAMED_BY_CONTENT = /[-.]([\da-f]{20})\.(?:js|css)$/;
const TEXTS = new Set([".html", ".js", ".css", ".json"]);
/** The product's name as a text of its own in a page, and in its data. */
const PRODUCT = /(?<=>|— |"productName":")Future Native(?: \d+\.\d+)?(?=<\/|")/g;

/** The logo has each of its words in an element of its own. */
const LOGO = /(?<=<span>native<!-- --> <\/span>)(?:<span>[\d.]+<!-- --> <\/span>)?/g;

/** A copy of the built site that fake publications can change. */
export class TabsSite {
  readonly releases: string;
  /** Addresses of its pages, the home page and the 404s left out. */
  readonly pages: string[];
  /** Brings a release to where visitors get it from, before it goes live here. */
  deliver: (release: Release) => Promise<void> = async () => undefined;
  /** Which code its pages are made for, the first is 1. */
  code = 1;
  private edition = 0;

  private constructor(
    readonly folder: string,
    private readonly source: string,
  ) {
    this.releases = join(folder, "releases");
    const isOrdinary = (path: string) => path !== "/" && !/404|preview/.test(path);
    this.pages = releasedPages().flatMap(({ path }) => (isOrdinary(path) ? [path] : []));
  }

  /** Takes the release that the journeys look at for what is built, and for what is live. */
  static async copy(): Promise<TabsSite> {
    const folder = await mkdtemp(join(tmpdir(), "tabs-"));
    const site = new TabsSite(folder, join(folder, "public"));
    const code = codeOf(RELEASE);
    const built = new Set(
      releasedFiles().filter(
        (path) => !/^page-data\/[\da-f]{20}\//.test(path) || path.startsWith(`page-data/${code}/`),
      ),
    );
    const first = join(site.releases, FIRST);
    for (const path of await listFiles(realpathSync(RELEASE))) {
      for (const to of [join(first, "files", path), ...(built.has(path) ? [join(site.source, path)] : [])]) {
        await mkdir(dirname(to), { recursive: true });
        await link(join(RELEASE, path), to).catch(() => copyFile(join(RELEASE, path), to));
      }
    }
    await copyFile(join(dirname(realpathSync(RELEASE)), "manifest.json"), join(first, "manifest.json"));
    await switchTo(site.releases, FIRST);
    return site;
  }

  /** Publishes with another text on a page: its title ends with `Future Native <code>.<edition>`. */
  async publish(page?: string): Promise<Release> {
    this.edition += 1;
    if (page) this.mark([`${page.slice(1)}/index.html`, ...this.dataOf(page)]);
    const { source, releases } = this;
    const release = await makeRelease({ source, releases, content: "", code: "", tabsKeptDays: 7 });
    await this.deliver(release);
    await sealRelease(releases, release);
    await switchTo(releases, release.id);
    await prune(releases, 2);
    return release;
  }

  /** Gives the whole site other code, as a build of changed sources would: other names of files, and other texts. */
  async changeCode(): Promise<void> {
    this.code += 1;
    const own = codeOf(this.source);
    const top = await readdir(this.source);
    const names = new Map([own, ...top.flatMap((name) => NAMED_BY_CONTENT.exec(name)?.[1] ?? [])].map(renamed));
    const rename = (text: string) => text.replace(/[\da-f]{20}/g, (name) => names.get(name) ?? name);
    const hashes = new Map<string, string>();
    const all = await listFiles(this.source);
    const files = all.filter((path) => !path.startsWith("static/") && TEXTS.has(extname(path)));
    for (const path of files) {
      const before = readFileSync(join(this.source, path), "utf8");
      const after = rename(before);
      if (after === before) continue;
      if (extname(path) === ".html") noteHashes(before, after, hashes);
      replaceFile(join(this.source, path), after);
    }
    for (const name of top.filter((each) => NAMED_BY_CONTENT.test(each))) {
      renameSync(join(this.source, name), join(this.source, rename(name)));
    }
    renameSync(join(this.source, "page-data", own), join(this.source, "page-data", rename(own)));
    for (const name of top.filter((each) => each.startsWith("_headers"))) {
      const policy = readFileSync(join(this.source, name), "utf8");
      replaceFile(
        join(this.source, name),
        policy.replace(/sha256-[\w+/]+=*/g, (hash) => hashes.get(hash) ?? hash),
      );
    }
    this.mark(files.filter((path) => /\.html$|page-data\.json$/.test(path)).map(rename));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private dataOf(page: string): string[] {
    return ["", `${codeOf(this.source)}/`].map((code) => `page-data/${code}${page.slice(1)}/page-data.json`);
  }

  private mark(paths: readonly string[]): void {
    for (const path of paths) {
      const file = join(this.source, path);
      if (!existsSync(file)) continue;
      const text = readFileSync(file, "utf8");
      const mark = `${this.code}.${this.edition}`;
      replaceFile(file, text.replace(PRODUCT, `Future Native ${mark}`).replace(LOGO, `<span>${mark}<!-- --> </span>`));
    }
  }
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };

/** The title of a page without the product's name. */
export const titleOf = (path: string): string =>
  (/<title[^>]*>(.*?)(?: — |<)/.exec(releasedPage({ path }))?.[1] ?? "").replace(
    /&[\w#]+;/g,
    (entity) => ENTITIES[entity] ?? entity,
  );

const codeOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, "page-data/app-data.json"), "utf8")) as { webpackCompilationHash: string })
    .webpackCompilationHash;

const renamed = (name: string) => [name, createHash("sha256").update(name).digest("hex").slice(0, 20)] as const;

/** A release may hold a link to what was there. */
function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

/** The policy names what stands in a page itself, the names of its files among it. */
function noteHashes(before: string, after: string, hashes: Map<string, string>): void {
  const now = inlineCode(after);
  for (const [at, { hash }] of inlineCode(before).entries()) hashes.set(hash, now[at]?.hash ?? hash);
}
