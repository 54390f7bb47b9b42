/**
 * The only table of addresses (N1–N11). Pages are made from it, links are built with it,
 * so that an address is never put together anywhere else.
 */
import { DEFAULT_LOCALE, LOCALES, getLocale, type LocaleCode } from "@future-native/contract/locales";
import { knownLocale } from "./known-locale";

export type LayoutName = "default" | "blog" | "career" | "simple" | "simple-with-logo";

/** Files of `locales/<language>/` by name. */
export type Namespace =
  "common" | "errors" | "form" | "sections" | "awards" | "cases" | "career" | "blog" | "contacts" | "search";

export interface Route {
  /** Without the prefix; `:name` is a parameter. */
  readonly path: string;
  /** File in `src/templates/`, without its extension. */
  readonly template: string;
  readonly layout: LayoutName;
  /** Messages that its pages ship, `common` and `errors` apart. */
  readonly messages: readonly Namespace[];
  /** The list that an entry belongs to: where the switcher leads when there is no translation (L4). */
  readonly parent?: RouteName;
  /** Whether these can be values of the path's `:name`s; an address where they cannot is a 404 (G4). */
  readonly validate?: (params: RouteParams) => boolean;
  /** Names of src/navigation/middleware/table.ts, run after the layout's on the way to its pages (G4). */
  readonly middleware?: readonly string[];
}

export type RouteName =
  | "index"
  | "about"
  | "blog"
  | "blog-alias"
  | "career"
  | "career-id"
  | "cases"
  | "cases-alias"
  | "contacts"
  | "contacts-brief"
  | "contacts-job"
  | "contacts-speaker"
  | "privacy"
  | "search"
  | "404";

export type RouteParams = Readonly<Record<string, string>>;

// Patterns of the contract's aliases and ids; a test compares.
const hasAlias = ({ alias = "" }: RouteParams) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(alias);
const hasId = ({ id = "" }: RouteParams) => /^[\w-]+$/.test(id);

export const ROUTES: Readonly<Record<RouteName, Route>> = {
  index: { path: "/", template: "home", layout: "default", messages: ["sections", "awards", "career"] },
  about: { path: "/about", template: "about", layout: "default", messages: ["sections", "awards", "contacts"] },
  blog: { path: "/blog", template: "blog", layout: "blog", messages: ["blog"] },
  "blog-alias": {
    path: "/blog/:alias",
    template: "blog-post",
    layout: "blog",
    messages: ["blog"],
    parent: "blog",
    validate: hasAlias,
  },
  career: { path: "/career", template: "career", layout: "career", messages: ["sections", "awards", "career"] },
  "career-id": {
    path: "/career/:id",
    template: "vacancy",
    layout: "career",
    messages: ["sections", "career"],
    parent: "career",
    validate: hasId,
  },
  cases: { path: "/cases", template: "cases", layout: "default", messages: ["cases"] },
  "cases-alias": {
    path: "/cases/:alias",
    template: "case",
    layout: "default",
    messages: ["cases", "awards"],
    parent: "cases",
    validate: hasAlias,
  },
  contacts: { path: "/contacts", template: "contacts", layout: "simple-with-logo", messages: ["contacts"] },
  "contacts-brief": { path: "/contacts/brief", template: "enquiry", layout: "simple-with-logo", messages: ["form"] },
  "contacts-job": { path: "/contacts/job", template: "enquiry", layout: "simple-with-logo", messages: ["form"] },
  "contacts-speaker": {
    path: "/contacts/speaker",
    template: "enquiry",
    layout: "simple-with-logo",
    messages: ["form"],
  },
  privacy: { path: "/privacy", template: "privacy", layout: "simple", messages: [] },
  search: { path: "/search", template: "search", layout: "default", messages: ["search"] },
  "404": { path: "/404", template: "not-found", layout: "simple", messages: [] },
};

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** Names of src/navigation/middleware/table.ts that run before a route's own (G4). */
interface SharedMiddleware {
  readonly global: readonly string[];
  readonly layouts: Readonly<Partial<Record<LayoutName, readonly string[]>>>;
}

const SHARED_MIDDLEWARE: SharedMiddleware = { global: [], layouts: {} };

/** Middleware of a route (G4): global, the layout's, the route's own. */
export function middlewareOf({ layout, middleware = [] }: Route, shared = SHARED_MIDDLEWARE): string[] {
  return [...shared.global, ...(shared.layouts[layout] ?? []), ...middleware];
}

/** Every page ships these: menu and footer, and the error page. */
const SHARED_MESSAGES: readonly Namespace[] = ["common", "errors"];

/** Names of the message files that the pages of a route ship (L6). */
export function namespacesOf(route: RouteName): Namespace[] {
  return [...SHARED_MESSAGES, ...ROUTES[route].messages];
}

/** Name of a page (L2): `cases-alias___ru`. */
export function pageName(route: RouteName, locale: LocaleCode): string {
  return `${route}___${locale}`;
}

/**
 * Address of a page, without a trailing slash (L2); of the default locale for an unknown one (locale rule 6).
 * @param params a value for each `:name` of the route's path
 * @throws RangeError when one is missing
 */
export function routePath(route: RouteName, locale: LocaleCode, params: RouteParams = {}): string {
  const path = ROUTES[route].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) {
      throw new RangeError(`The path of "${route}" (${ROUTES[route].path}) needs a value for "${name}".`);
    }
    return encodeURIComponent(value);
  });
  const { prefix } = knownLocale(locale);
  return path === "/" ? prefix || "/" : prefix + path;
}

/** A path as pages have it: without a slash at its end (L2). */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, "$1");
}

/** Locale of an address by its prefix; the default locale where it has none. */
export function localeOfPath(pathname: string): LocaleCode {
  const found = LOCALES.find(
    ({ prefix }) => prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  return found?.code ?? DEFAULT_LOCALE;
}

const PATTERNS = ROUTE_NAMES.map((name) => ({
  name,
  pattern: new RegExp(`^${ROUTES[name].path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`),
}));

interface RouteMatch {
  route: RouteName;
  /** As they are in the address, still encoded. */
  params: RouteParams;
}

function matchPath(pathname: string): RouteMatch {
  const { prefix } = getLocale(localeOfPath(pathname));
  const path = pathname.slice(prefix.length) || "/";
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { route: name, params: match.groups ?? {} };
  }
  return { route: "404", params: {} };
}

/** Route of an address; the 404 where none fits. Says nothing about whether the entry exists. */
export function routeOfPath(pathname: string): RouteName {
  return matchPath(pathname).route;
}

/** Whether an address can be a page's (G4); says nothing about whether the entry exists. */
export function isValidPath(pathname: string): boolean {
  const { route, params } = matchPath(pathname);
  return ROUTES[route].validate?.(params) ?? true;
}
