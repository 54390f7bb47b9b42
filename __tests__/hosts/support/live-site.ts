/** A small site whose releases are made by the real release maker. */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeRelease } from "payload-releases/store/make-release";
import { sealRelease, switchTo, type Release } from "payload-releases/store/release";
import { redirectFiles } from "../../../plugins/gatsby-plugin-redirects-export/src/redirect-files";
import { headerFiles, sitePolicy } from "security-headers";
import type { Redirect } from "../../../src/site/redirects";

const LONG = "future native brands ".repeat(100);
export const SCRIPT = "app-0123456789abcdef0123.js";

export const REDIRECTS: readonly Redirect[] = [
  { from: "/jobs", to: "/about" },
  { from: "/shop", to: "https://shop.example.com/?from=site" },
];

export const SITE: Readonly<Record<string, string>> = {
  "index.html": `<h1>Home</h1>${LONG}`,
  "about/index.html": "<h1>About</h1>",
  "career/no.id/index.html": "<h1>Copywriter</h1>",
  "ru/index.html": "<h1>Главная</h1>",
  "404.html": "<h1>Not found</h1>",
  "404/index.html": "<h1>Not found</h1>",
  "ru/404/index.html": "<h1>Не найдено</h1>",
  "br/404/index.html": "<h1>Não encontrada</h1>",
  [SCRIPT]: `// ${LONG}`,
  "offline-worker.mjs": `// ${LONG}`,
  "static/0123/cover.avif": LONG,
  "page-data/index/page-data.json": `{"text":"${LONG}"}`,
  "manifest.webmanifest": "{}",
  "sitemap.xml": "<urlset/>",
  "cases/north.md": `# North\n\n${LONG}\n`,
  "favicon.ico": "icon",
  ".secret": "never served",
};

const NOT_FOUND_PAGES = ["en", "ru", "br"].map((locale) => ({
  path: locale === "en" ? "/404" : `/${locale}/404`,
  route: "404",
  locale,
}));

async function writeSite(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const source = await mkdtemp(join(folder, "public-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), content);
  }
  return source;
}

export const SITE_URL = "https://www.example.com";
export const POLICY_OF_PAGES = sitePolicy({ scripts: ["sha256-c2NyaXB0"], styles: ["sha256-c3R5bGU="] });

export interface LiveSite {
  files?: Readonly<Record<string, string>>;
  /** Content security policy of its pages. */
  policy?: string;
  redirects?: readonly Redirect[];
}

/** Makes a release of these files and lets it go live. @param folder for releases in `releases/` and what they are made of */
export async function putLive(
  folder: string,
  { files = SITE, policy = POLICY_OF_PAGES, redirects = REDIRECTS }: LiveSite = {},
): Promise<Release> {
  const releases = join(folder, "releases");
  const source = await writeSite(folder, {
    ...files,
    ...redirectFiles(redirects),
    ...headerFiles(SITE_URL, policy),
  });
  const release = await makeRelease({ source, releases, content: "", code: "", pages: NOT_FOUND_PAGES, redirects });
  await sealRelease(releases, release);
  await switchTo(releases, release.id);
  return release;
}
