import { BLOG_LOCALE, DEFAULT_LOCALE, LOCALE_CODES, getLocale, type LocaleCode } from "@future-native/contract/locales";
import { pageI18n, type MessageFiles } from "../i18n/create-i18n";
import { hash } from "../site/content-digests";
import type { Description } from "../site/describe-entry";
import { pathOfEntry, type EntryKind } from "../site/entries";
import type { LocaleMessages } from "../site/read-entries";
import { ask, type Graphql, type Site } from "../site/read-site";
import { routePath } from "../site/routes";
import { feedItem, markdownPath } from "./documents/document";
import { llms } from "./documents/llms";
import { writeDocuments } from "./documents/write-documents";
import { jsonFeed, rssFeed, type FeedChannel, type FeedItem } from "./feed";
import { FEED_PATHS, absoluteUrl } from "./head-data";
import { robots } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";

/** A feed holds so many of the newest articles. */
const NEWEST = 50;

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
  readonly description: string | null;
  readonly email: { readonly general: string | null };
  readonly updatedAt: string;
  readonly pages: Readonly<
    Record<"blog" | "career" | "cases", { readonly title: string; readonly lead?: string | null } | null>
  >;
}

export interface SiteFilesOptions {
  readonly site: Site;
  readonly siteUrl: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly locales: readonly LocaleTexts[];
  /** In the order of the lists. */
  readonly entries: readonly Description[];
}

type FileText = string | null;

/** Settings and messages of a locale. */
export interface LocaleTexts extends LocaleMessages {
  readonly code: LocaleCode;
  readonly settings: Settings;
}

/**
 * Files for search engines, feed readers and language models (X2). Writes the documents of the pages itself.
 * @returns the other files' text by their path, null for one that the site does not have
 */
export async function siteFiles(options: SiteFilesOptions): Promise<Record<string, FileText>> {
  const { site, siteUrl, folder, locales, entries } = options;
  const images = await writeDocuments(folder, entries, siteUrl);
  // The id of a node is a UUID of its entry and locale alone.
  const itemsOf = (kind: EntryKind, code: LocaleCode, most?: number) =>
    entriesOf(entries, kind, code)
      .slice(0, most)
      .map((entry) => ({ ...feedItem(entry, siteUrl), id: `urn:uuid:${entry.id}` }));
  const blog = locales.find(({ code }) => code === BLOG_LOCALE);
  const unused = LOCALE_CODES.filter((code) => locales.every((locale) => locale.code !== code));
  const mailbox = localeTexts(locales, DEFAULT_LOCALE).settings.email.general;
  return {
    ...(await sitemap(site.pages, { siteUrl, images })),
    ...blogFeeds(itemsOf("post", BLOG_LOCALE, NEWEST), blog, siteUrl),
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        vacancyFeed(itemsOf("vacancy", locale.code), locale, siteUrl),
        llmsFile(locale, options),
      ]),
    ),
    ...Object.fromEntries(
      unused.flatMap((code) => [FEED_PATHS.vacancies(code).slice(1), llmsPath(code)].map((path) => [path, null])),
    ),
    "robots.txt": robots(siteUrl),
    ".well-known/security.txt":
      mailbox &&
      securityTxt({
        ...{ siteUrl, mailbox, today: new Date() },
        languages: locales.map(({ code }) => getLocale(code).tag),
      }),
  };
}

const entriesOf = (entries: readonly Description[], kind: EntryKind, code: LocaleCode) =>
  entries.filter((entry) => entry.kind === kind && entry.locale === code);

/** Settings and messages of each locale that has any. */
export async function readLocaleTexts(graphql: Graphql): Promise<LocaleTexts[]> {
  const { settings, messages } = await ask<{ settings: { nodes: Settings[] }; messages: MessageFiles }>(
    graphql,
    SETTINGS,
  );
  return LOCALE_CODES.flatMap((code) => {
    const own = settings.nodes.find(({ locale }) => locale === code);
    const { tag } = getLocale(code);
    const edges = messages.edges.filter(({ node }) => node.language === tag);
    return own ? [{ code, settings: own, t: pageI18n(tag, { edges }).t, digest: hash([JSON.stringify(edges)]) }] : [];
  });
}

/** @throws Error when there are no settings in the locale */
export function localeTexts(locales: readonly LocaleTexts[], code: LocaleCode): LocaleTexts {
  const locale = locales.find((one) => one.code === code);
  if (!locale) throw new Error(`There are no site settings in "${code}". See that /api/site/${code} answers.`);
  return locale;
}

/** @returns null where the locale has no such screen */
function channelOf(
  path: string,
  page: "blog" | "career",
  { code, settings }: LocaleTexts,
  siteUrl: string,
): FeedChannel | null {
  const texts = settings.pages[page];
  return (
    texts && {
      title: `${texts.title} — ${settings.productName}`,
      description: texts.lead ?? settings.description ?? settings.productName,
      language: getLocale(code).tag,
      page: absoluteUrl(siteUrl, routePath(page, code)),
      self: absoluteUrl(siteUrl, path),
      updatedAt: settings.updatedAt,
    }
  );
}

function blogFeeds(
  items: readonly FeedItem[],
  locale: LocaleTexts | undefined,
  siteUrl: string,
): Record<string, FileText> {
  const [rss, json] = [FEED_PATHS.rss, FEED_PATHS.json].map(
    (path) => locale && channelOf(path, "blog", locale, siteUrl),
  );
  return {
    [FEED_PATHS.rss.slice(1)]: rss ? rssFeed(items, rss) : null,
    [FEED_PATHS.json.slice(1)]: json ? jsonFeed(items, json) : null,
  };
}

function vacancyFeed(items: readonly FeedItem[], locale: LocaleTexts, siteUrl: string): [path: string, text: FileText] {
  const path = FEED_PATHS.vacancies(locale.code);
  const channel = channelOf(path, "career", locale, siteUrl);
  return [path.slice(1), channel ? rssFeed(items, channel) : null];
}

/** A map for each locale; each names those of the others. */
function llmsFile(locale: LocaleTexts, { entries, locales, siteUrl }: SiteFilesOptions): [string, string] {
  const { code, settings, t } = locale;
  const section = (title: string, kind: EntryKind) => ({
    title,
    links: entriesOf(entries, kind, code).map((entry) => ({
      ...{ title: entry.title, lead: entry.lead, url: absoluteUrl(siteUrl, markdownPath(pathOfEntry(entry))) },
    })),
  });
  const others = locales
    .filter((one) => one !== locale)
    .map((one) => ({ title: getLocale(one.code).name, url: absoluteUrl(siteUrl, `/${llmsPath(one.code)}`) }));
  const { cases, career, blog } = settings.pages;
  const sections = [
    section(cases?.title ?? t("menu.cases"), "case"),
    section(career?.title ?? t("menu.jobs"), "vacancy"),
    section(blog?.title ?? t("menu.blog"), "post"),
  ];
  return [
    llmsPath(code),
    llms(settings.productName, settings.description, [...sections, { title: t("switcher.label"), links: others }]),
  ];
}

const llmsPath = (code: LocaleCode) => `${getLocale(code).prefix}/llms.txt`.slice(1);
