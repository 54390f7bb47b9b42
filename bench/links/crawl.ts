/** Follows every link of a site from its home pages. */
import { LOCALES } from "@future-native/contract/locales";

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"' };
const decoded = (text: string) => text.replace(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => decoded(value));

interface Page {
  status: number;
  links: string[];
  anchors: ReadonlySet<string>;
}

async function read(base: string, path: string): Promise<Page> {
  const answer = await fetch(base + path);
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isHtml) {
    await answer.body?.cancel();
    return { status: answer.status, links: [], anchors: new Set() };
  }
  const html = await answer.text();
  const links = valuesOf(html, "href").filter((link) => /^(?:\/(?!\/)|#|https?:)/.test(link));
  return { status: answer.status, links, anchors: new Set(valuesOf(html, "id")) };
}

interface Crawl {
  /** Addresses that answered, pages and files. */
  read: number;
  /** `where: link, why` for each link that leads nowhere. */
  dead: string[];
}

/** @param base address of the site; links to other sites are not followed */
export async function crawl(base: string): Promise<Crawl> {
  const pages = new Map<string, Promise<Page>>();
  const dead = new Set<string>();
  const waiting: string[] = LOCALES.map(({ prefix }) => prefix || "/");
  const pageOf = (path: string) => {
    const known = pages.get(path) ?? read(base, path);
    if (!pages.has(path)) waiting.push(path);
    pages.set(path, known);
    return known;
  };
  for (const path of waiting) {
    const { links } = await pageOf(path);
    for (const link of new Set(links)) {
      const url = new URL(link, base + path);
      if (url.origin !== new URL(base).origin) continue;
      const target = await pageOf(url.pathname + url.search);
      if (target.status !== 200) dead.add(`${path}: ${link}, ${target.status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && target.status === 200 && !target.anchors.has(anchor)) dead.add(`${path}: ${link}, no such place`);
    }
  }
  return { read: pages.size, dead: [...dead] };
}
