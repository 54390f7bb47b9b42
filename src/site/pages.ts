/**
 * Which pages there are: every route in every locale, and a page per locale for each entry that exists there.
 * Knows nothing of Gatsby, so that it can be tested without a build.
 */
import {
  BLOG_LOCALE,
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_CODES,
  getLocale,
  type LocaleCode,
} from "@future-native/contract/locales";
import { ENTRY_ROUTE, pathOfEntry, type EntryKind } from "./entries";
import { isThere, type LeftOut } from "./left-out";
import {
  ROUTE_NAMES,
  ROUTES,
  isValidPath,
  middlewareOf,
  namespacesOf,
  pageName,
  routePath,
  type Namespace,
  type RouteName,
} from "./routes";

/** Context that gatsby-plugin-react-i18next requires to leave our pages unchanged. */
interface PluginContext {
  language: string;
  languages: string[];
  defaultLanguage: string;
  generateDefaultLanguagePage: false;
  routed: boolean;
  originalPath: string;
  path: string;
}

/** Context of every page: variables of its query, and what the browser knows about it. */
export interface PageContext {
  /** For instance `cases-alias___ru` (L2). */
  name: string;
  route: RouteName;
  locale: LocaleCode;
  /** BCP 47 tag of the locale, by which the messages are queried. */
  language: string;
  namespaces: Namespace[];
  /** Middleware of the page, in this order (G4); left out if there is none. */
  middleware?: string[];
  /** The API's id of the entry that the page is about. */
  entryId?: string;
  /** The page says only that what it was about is over: search engines drop it. */
  closed?: true;
  /** Locales in which this page exists with content of that locale, sorted; none for the 404. */
  alternates: LocaleCode[];
  /** Address of each alternate. */
  paths: Partial<Record<LocaleCode, string>>;
  /** Places without content, in all locales; none where there is nothing that is missing. */
  leftOut?: LeftOut;
  i18n: PluginContext;
}

export interface Page {
  path: string;
  template: string;
  /** When what it shows last changed, ISO 8601. */
  updatedAt: string;
  context: PageContext;
}

/** An entry that has a page of its own, in one locale. `alias` is its last part of the address; vacancies go by id. */
export interface PageEntry {
  entryId: string;
  locale: LocaleCode;
  alias: string;
  updatedAt: string;
  /** Of a vacancy: whether its date has passed. */
  closed?: boolean;
}

export interface PageEntries {
  /** When the texts of the screens last changed, by locale. */
  screens: Readonly<Record<LocaleCode, string>>;
  /** Places without content: their screens have no page. */
  leftOut?: LeftOut;
  cases: readonly PageEntry[];
  vacancies: readonly PageEntry[];
  posts: readonly PageEntry[];
}

// Sorted, because a list in another order would count as changed context and render its siblings again.
const SORTED_CODES: readonly LocaleCode[] = [...LOCALE_CODES].sort();

/** Languages of the messages, as gatsby-plugin-react-i18next knows them: `pt`, where `br` would be Breton. */
export const LANGUAGES: readonly string[] = LOCALES.map(({ tag }) => tag).sort();

export const DEFAULT_LANGUAGE: string = getLocale(DEFAULT_LOCALE).tag;

type Addresses = ReadonlyMap<LocaleCode, string>;

/** Input of a page. */
interface PageSpec {
  route: RouteName;
  locale: LocaleCode;
  path: string;
  alternates: Addresses;
  updatedAt: string;
  entryId?: string;
  closed?: boolean | undefined;
  leftOut?: LeftOut | undefined;
}

function pageOf({ route, locale, path, alternates, updatedAt, entryId, closed, leftOut }: PageSpec): Page {
  const codes = SORTED_CODES.filter((code) => alternates.has(code));
  const middleware = middlewareOf(ROUTES[route]);
  const language = getLocale(locale).tag;
  const context: PageContext = {
    name: pageName(route, locale),
    route,
    locale,
    language,
    namespaces: namespacesOf(route),
    ...(middleware.length > 0 ? { middleware } : {}),
    ...(entryId === undefined ? {} : { entryId }),
    ...(closed ? { closed } : {}),
    alternates: codes,
    paths: Object.fromEntries(codes.map((code) => [code, alternates.get(code)])),
    ...(leftOut && Object.keys(leftOut).length > 0 ? { leftOut } : {}),
    i18n: {
      language,
      languages: [...LANGUAGES],
      defaultLanguage: DEFAULT_LANGUAGE,
      generateDefaultLanguagePage: false,
      routed: locale !== DEFAULT_LOCALE,
      originalPath: ROUTES[route].path,
      path,
    },
  };
  return { path, template: ROUTES[route].template, updatedAt, context };
}

/** A screen exists in every prefix whose texts it has; the blog's has content in one locale only, the 404 has no translations (L5). */
function screenPages(route: RouteName, entries: PageEntries): Page[] {
  const { leftOut } = entries;
  const isWritten = (locale: LocaleCode) => isThere(leftOut, locale, route);
  const content = route === "404" ? [] : route === "blog" ? [BLOG_LOCALE] : LOCALE_CODES;
  const alternates = new Map(content.filter(isWritten).map((locale) => [locale, routePath(route, locale)]));
  return LOCALE_CODES.filter(isWritten).map((locale) => {
    const listed = (LISTED[route] ?? []).flatMap((list) => entries[list]);
    const shown = listed.filter((entry) => route === "blog" || entry.locale === locale);
    const updatedAt = latest([entries.screens[locale], ...shown.map((entry) => entry.updatedAt)]);
    return pageOf({ route, locale, path: routePath(route, locale), alternates, updatedAt, leftOut });
  });
}

/** Entries that a screen lists: it changes with them. */
const LISTED: Partial<Record<RouteName, readonly ("cases" | "vacancies" | "posts")[]>> = {
  index: ["cases", "vacancies"],
  cases: ["cases"],
  career: ["cases", "vacancies"],
  blog: ["posts"],
};

const latest = (moments: readonly string[]) =>
  moments.reduce((last, moment) => (Date.parse(moment) > Date.parse(last) ? moment : last));

function entryPages(kind: EntryKind, entries: readonly PageEntry[], leftOut?: LeftOut): Page[] {
  const pathOf = ({ locale, alias }: PageEntry) => pathOfEntry({ kind, locale, address: alias });
  const shown = entries.filter(({ locale }) => isThere(leftOut, locale, ENTRY_ROUTE[kind]));
  const translations = new Map<string, Map<LocaleCode, string>>();
  for (const entry of shown) {
    const known = translations.get(entry.entryId) ?? new Map<LocaleCode, string>();
    translations.set(entry.entryId, known.set(entry.locale, pathOf(entry)));
  }
  return shown.map((entry) => {
    const { entryId, locale, updatedAt, closed } = entry;
    const alternates = translations.get(entryId) ?? new Map<LocaleCode, string>();
    const page = { route: ENTRY_ROUTE[kind], locale, path: pathOf(entry), alternates };
    return pageOf({ ...page, updatedAt, entryId, closed, leftOut });
  });
}

/** The blog's articles exist under every prefix with the content of the blog's locale (L5). */
function postPages(posts: readonly PageEntry[], leftOut?: LeftOut): Page[] {
  return posts.flatMap(({ entryId, alias, updatedAt }) => {
    const pathIn = (locale: LocaleCode) => pathOfEntry({ kind: "post", locale, address: alias });
    const alternates = new Map([[BLOG_LOCALE, pathIn(BLOG_LOCALE)]]);
    return LOCALE_CODES.filter((locale) => isThere(leftOut, locale, ENTRY_ROUTE.post)).map((locale) =>
      pageOf({ route: ENTRY_ROUTE.post, locale, path: pathIn(locale), alternates, updatedAt, entryId, leftOut }),
    );
  });
}

function describe({ context }: Page): string {
  return context.entryId === undefined ? context.name : `${context.name} (entry ${context.entryId})`;
}

/** @throws Error that names both pages of the first address that is taken twice */
function refuseDuplicates(pages: readonly Page[]): void {
  const owners = new Map<string, Page>();
  for (const page of pages) {
    const owner = owners.get(page.path);
    if (owner) {
      throw new Error(
        `Two pages want the address ${page.path}: ${describe(owner)} and ${describe(page)}. ` +
          "Change the alias of one of the two entries in the CMS.",
      );
    }
    owners.set(page.path, page);
  }
}

/** @throws Error that names the first page with an invalid path */
function refuseInvalid(pages: readonly Page[]): void {
  const page = pages.find(({ path }) => !isValidPath(path));
  if (!page) return;
  throw new Error(
    `The address ${page.path} of ${describe(page)} does not pass the validation of its route in src/site/routes.ts. ` +
      "Change the entry's alias in the CMS.",
  );
}

/** Routes with one page a locale. */
const SCREENS = ROUTE_NAMES.filter((route) => !ROUTES[route].path.includes(":"));

/**
 * Every page of the site (N1–N11, L2, L5).
 * @param entries published entries, one item per entry and locale
 * @throws Error when two pages want one address, or when an address does not pass its route's validation
 */
export function pagesFor(entries: PageEntries): Page[] {
  const pages = [
    ...SCREENS.flatMap((route) => screenPages(route, entries)),
    ...entryPages("case", entries.cases, entries.leftOut),
    ...entryPages("vacancy", entries.vacancies, entries.leftOut),
    ...postPages(entries.posts, entries.leftOut),
  ];
  refuseDuplicates(pages);
  refuseInvalid(pages);
  return pages;
}
