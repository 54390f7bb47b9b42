import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALE_CODES, getLocale, type LocaleCode } from "@future-native/contract/locales";
import { pageI18n, type MessageFiles } from "../i18n/create-i18n";
import { hash } from "../site/content-digests";
import { ask, type Graphql, type Site } from "../site/read-site";
import { pathOfEntry } from "../site/entries";
import { routePath } from "../site/routes";
import { markdownPath } from "./documents/document";
import { llms } from "./documents/llms";
import type { DocumentRef } from "./documents/refs";
import { writeDocuments, type BuildCache, type LocaleContext } from "./documents/write-documents";
import { jsonFeed, rssFeed, type FeedChannel, type FeedItem } from "./feed";
import { FEED_PATHS, absoluteUrl } from "./head-data";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

const SETTINGS = `
  query FileSettings {
    settings: allSiteSettings {
      nodes {
        locale
        productName
        description
        email { general }
        updatedAt
        pages {
          blog { title lead }
          career { title lead }
          cases { title }
        }
      }
    }
    messages: allLocale(filter: { ns: { in: ["common", "awards", "blog", "career", "cases"] } }, sort: { ns: ASC }) {
      edges { node { ns data language } }
    }
  }
`;

interface Settings {
  readonly locale: LocaleCode;
  readonly productName: string;
  readonly description: string;
  readonly email: { readonly general: string };
  readonly updatedAt: string;
  readonly pages: Readonly<
    Record<"blog" | "career" | "cases", { readonly title: string; readonly lead?: string | null }>
  >;
}

export interface SiteFilesOptions {
  readonly site: Site;
  readonly siteUrl: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly graphql: Graphql;
  readonly cache: BuildCache;
}

/** Inputs of the files of a locale. */
interface LocaleFiles extends LocaleContext {
  readonly code: LocaleCode;
  readonly settings: Settings;
}

/**
 * Files for search engines, feed readers and language models (X2). Writes the documents of the pages itself.
 * @returns the other files' text by their path
 */
export async function siteFiles(options: SiteFilesOptions): Promise<Record<string, string>> {
  const { site, siteUrl, folder, graphql, cache } = options;
  const locales = await readLocales(graphql, siteUrl);
  const contextOf = (code: LocaleCode) => found(locales, code);
  const { refs, images, items } = await writeDocuments({ folder, graphql, cache, contextOf });
  const itemsOf = (kind: DocumentRef["kind"], code: LocaleCode) =>
    refs
      .filter((ref) => ref.kind === kind && ref.locale === code)
      .flatMap((ref) => {
        const item = items.get(pathOfEntry(ref));
        // The id of a node is a UUID of its entry and locale alone.
        return item ? [{ ...item, id: `urn:uuid:${ref.id}` }] : [];
      });
  const blog = contextOf(BLOG_LOCALE);
  return {
    ...(await sitemap(site.pages, { siteUrl, images })),
    ...blogFeeds(itemsOf("post", BLOG_LOCALE), blog),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        vacancyFeed(itemsOf("vacancy", locale.code), locale),
        llmsFile(refs, locale, locales),
      ]),
    ),
    "robots.txt": robots(siteUrl),
    ".well-known/security.txt": securityTxt({
      siteUrl,
      mailbox: contextOf(DEFAULT_LOCALE).settings.email.general,
      languages: locales.map(({ code }) => getLocale(code).tag),
      today: new Date(),
    }),
  };
}

async function readLocales(graphql: Graphql, siteUrl: string): Promise<LocaleFiles[]> {
  const { settings, messages } = await ask<{ settings: { nodes: Settings[] }; messages: MessageFiles }>(
    graphql,
    SETTINGS,
  );
  return LOCALE_CODES.flatMap((code) => {
    const own = settings.nodes.find(({ locale }) => locale === code);
    const { tag } = getLocale(code);
    const edges = messages.edges.filter(({ node }) => node.language === tag);
    const digest = hash([siteUrl, JSON.stringify(edges)]);
    return own ? [{ code, settings: own, siteUrl, t: pageI18n(tag, { edges }).t, digest }] : [];
  });
}

function found(locales: readonly LocaleFiles[], code: LocaleCode): LocaleFiles {
  const locale = locales.find((one) => one.code === code);
  if (!locale) throw new Error(`There are no site settings in "${code}". See that /api/site/${code} answers.`);
  return locale;
}

function channelOf(page: "blog" | "career", path: string, { code, settings, siteUrl }: LocaleFiles): FeedChannel {
  const { title, lead } = settings.pages[page];
  return {
    title: `${title} — ${settings.productName}`,
    description: lead ?? settings.description,
    language: getLocale(code).tag,
    page: absoluteUrl(siteUrl, routePath(page, code)),
    self: absoluteUrl(siteUrl, path),
    updatedAt: settings.updatedAt,
  };
}

function blogFeeds(items: readonly FeedItem[], locale: LocaleFiles): Record<string, string> {
  return {
    [FEED_PATHS.rss.slice(1)]: rssFeed(items, channelOf("blog", FEED_PATHS.rss, locale)),
    [FEED_PATHS.json.slice(1)]: jsonFeed(items, channelOf("blog", FEED_PATHS.json, locale)),
  };
}

function vacancyFeed(items: readonly FeedItem[], locale: LocaleFiles): [path: string, text: string] {
  const path = FEED_PATHS.vacancies(locale.code);
  return [path.slice(1), rssFeed(items, channelOf("career", path, locale))];
}

/** A map for each locale; each names those of the others. */
function llmsFile(refs: readonly DocumentRef[], locale: LocaleFiles, all: readonly LocaleFiles[]): [string, string] {
  const { code, settings, siteUrl, t } = locale;
  const section = (title: string, kind: DocumentRef["kind"]) => ({
    title,
    links: refs
      .filter((ref) => ref.kind === kind && ref.locale === code)
      .map((ref) => ({ ...ref, url: absoluteUrl(siteUrl, markdownPath(pathOfEntry(ref))) })),
  });
  const others = all
    .filter((one) => one !== locale)
    .map((one) => ({ title: getLocale(one.code).name, url: absoluteUrl(siteUrl, `/${llmsPath(one.code)}`) }));
  const { cases, career, blog } = settings.pages;
  const sections = [section(cases.title, "case"), section(career.title, "vacancy"), section(blog.title, "post")];
  return [
    llmsPath(code),
    llms(settings.productName, settings.description, [...sections, { title: t("switcher.label"), links: others }]),
  ];
}

const llmsPath = (code: LocaleCode) => `${getLocale(code).prefix}/llms.txt`.slice(1);
