/** The security headers of a build (X9), written beside its pages. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerFiles, inlineCode, MARKERS, sitePolicy, type ServiceHosts } from "security-headers";
import type { Page } from "./pages";

interface HeaderFilesOptions {
  /** Folder of the built site. */
  folder: string;
  siteUrl: string;
  /** Every page of the build. */
  pages: readonly Page[];
  /** Of the preview, for templates that have no page yet. */
  models: readonly Page[];
  service: ServiceHosts | undefined;
}

/**
 * Writes the headers for each kind of host. The policy allows the inline code of one page of each template, outside of
 * its content: so it costs the same however many pages there are, and allows no inline code that content contains. The
 * check of the release verifies that no page has more.
 * @throws Error when a page has no file
 */
export async function writeHeaderFiles({ folder, siteUrl, pages, models, service }: HeaderFilesOptions): Promise<void> {
  const html = await Promise.all(oneOfEach(pages, models).map((page) => readFile(join(folder, fileOf(page)), "utf8")));
  const found = html.flatMap((text) => inlineCode(aroundContent(text)));
  const hashes = (kind: string) => [...new Set(found.filter((one) => one.kind === kind).map(({ hash }) => hash))];
  const policy = sitePolicy({ scripts: hashes("script"), styles: hashes("style"), service });
  await rm(join(folder, MARKERS), { recursive: true, force: true });
  for (const [path, text] of Object.entries(headerFiles(siteUrl, policy))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Of each template the page with the shortest address: the first-visit script is in the home page of `/` alone. */
function oneOfEach(pages: readonly Page[], models: readonly Page[]): Page[] {
  const sorted = pages.toSorted((one, other) => other.path.length - one.path.length);
  return [...new Map([...models, ...sorted].map((page) => [page.template, page])).values()];
}

function fileOf({ path }: Page): string {
  return path.endsWith(".html") ? path : join(path, "index.html");
}

/** The head, and what follows the scripts of the page: neither has markup out of a content. */
function aroundContent(html: string): string {
  return html.slice(0, html.indexOf("</head>")) + html.slice(html.lastIndexOf("</template>"));
}
