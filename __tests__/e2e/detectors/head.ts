/** The head of a page that is not that of its address and language (L2, L5). */
import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "@future-native/contract";

export interface Head {
  title: string;
  lang: string | null;
  canonical: string | null;
  /** Addresses by language. */
  alternates: Record<string, string>;
  description: string | null;
  ogLocale: string | null;
  /** Of the first level, in the page. */
  headings: number;
}

interface Address {
  path: string;
  locale: Locale;
}

const SITE_URL = process.env.SITE_URL ?? "http://localhost:3000";

/** @param html of a page that is not open; without it, of the one that is */
export async function readHead(page: Page, html?: string): Promise<Head> {
  const handle = await page.evaluateHandle(
    (text) => (text === undefined ? document : new DOMParser().parseFromString(text, "text/html")),
    html,
  );
  const head = await handle.evaluate((read) => {
    const attribute = (selector: string, name: string) => read.querySelector(selector)?.getAttribute(name) ?? null;
    const alternates = [...read.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
    return {
      title: read.title,
      lang: read.documentElement.getAttribute("lang"),
      canonical: attribute('link[rel="canonical"]', "href"),
      alternates: Object.fromEntries(alternates.map((link) => [link.hreflang, link.getAttribute("href") ?? ""])),
      description: attribute('meta[name="description"]', "content"),
      ogLocale: attribute('meta[property="og:locale"]', "content"),
      headings: read.querySelectorAll("h1").length,
    };
  });
  await handle.dispose();
  return head;
}

const address = (prefix: string, inner: string) => SITE_URL + (`${prefix}${inner === "/" ? "" : inner}` || "/");

/** Locale rule 5: alternates name only pages that exist; x-default is the English one. */
function trueAlternates(known: ReadonlySet<string>, inner: string): Record<string, string> {
  const exists = (prefix: string) => known.has(`${prefix}${inner === "/" ? "" : inner}` || "/");
  const languages = LOCALES.filter(({ prefix }) => exists(prefix)).map(({ tag, prefix }) => [tag, prefix] as const);
  const all = exists("") ? [...languages, ["x-default", ""] as const] : languages;
  return Object.fromEntries(all.map(([language, prefix]) => [language, address(prefix, inner)]));
}

/**
 * @param known paths of all pages that are indexed: one that is not among them has neither a canonical address nor alternates
 * @returns a line for each fault: the part, what it is, what it must be
 */
export function headFaults(head: Head, { path, locale }: Address, known: ReadonlySet<string>): string[] {
  const inner = path.slice(locale.prefix.length) || "/";
  const isBlog = inner === "/blog" || inner.startsWith("/blog/");
  const faults: string[] = [];
  const expectPart = (part: keyof Head, wanted: unknown) => {
    const [is, must] = [JSON.stringify(head[part]), JSON.stringify(wanted)];
    if (is !== must) faults.push(`${part} is ${is}, not ${must}`);
  };
  expectPart("lang", locale.tag);
  expectPart("headings", 1);
  if (!head.title) faults.push("title is empty");
  if (!known.has(path)) return faults;
  expectPart("ogLocale", locale.og);
  if (!head.description) faults.push("description is empty");
  expectPart("canonical", address(isBlog ? "/ru" : locale.prefix, inner));
  const sorted = (alternates: Record<string, string>) => Object.entries(alternates).sort().join(" ");
  const [is, must] = [sorted(head.alternates), sorted(trueAlternates(known, inner))];
  if (!isBlog && is !== must) faults.push(`alternates are ${is}, not ${must}`);
  return faults;
}
