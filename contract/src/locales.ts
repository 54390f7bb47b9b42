/**
 * The only table of locales (L1). Nothing else branches on a locale's name: what differs
 * between locales is a column here. Imports nothing, so that browser code, the CMS and
 * build scripts can share it.
 */

/** Networks an agency profile may live on; the addresses come from the CMS. */
export type SocialNetwork = "instagram" | "facebook" | "vk" | "linkedin" | "profile" | "youtube";

/** Entries of the main menu in the order in which they show (N21). */
export type MenuEntry = "index" | "cases" | "about" | "contacts" | "jobs" | "blog" | "school";

interface LocaleRow {
  /** Code in addresses, files and the API: `en`. */
  readonly code: string;
  /** BCP 47 tag for `<html lang>`, `hreflang`, plural rules and browser matching. `br` speaks `pt`. */
  readonly tag: string;
  /** Value of `og:locale`. */
  readonly og: string;
  /** Put before every path: empty for the default locale, else `/ru`. */
  readonly prefix: "" | `/${string}`;
  /** The language's own name, read out by the switcher. */
  readonly name: string;
  /** The short label of the switcher. */
  readonly label: string;
  readonly social: readonly SocialNetwork[];
  readonly menu: readonly MenuEntry[];
  /** The phone number is shown in this locale only where true (N32). */
  readonly showsPhone: boolean;
  /** Legal-entity name and tax number of an office are shown (A3). */
  readonly showsLegalEntity: boolean;
  /** Letters whose font files the first view loads early; null where the site has no font for them. */
  readonly fonts: "latin" | "cyrillic" | null;
  /** Whether the form has the checkbox of the advertising consent (F3). */
  readonly asksAdvertisingConsent: boolean;
}

const MENU = ["index", "cases", "about", "contacts", "jobs"] as const;
const SOCIAL = ["linkedin", "profile", "youtube"] as const;

const TABLE = [
  {
    code: "en",
    tag: "en",
    og: "en_US",
    prefix: "",
    name: "English",
    label: "En",
    social: ["instagram", "facebook", ...SOCIAL],
    menu: MENU,
    showsPhone: false,
    showsLegalEntity: false,
    fonts: "latin",
    asksAdvertisingConsent: false,
  },
  {
    code: "ru",
    tag: "ru",
    og: "ru_RU",
    prefix: "/ru",
    name: "Русский",
    label: "Ru",
    social: ["vk", ...SOCIAL],
    menu: [...MENU, "blog", "school"],
    showsPhone: true,
    showsLegalEntity: true,
    fonts: "cyrillic",
    asksAdvertisingConsent: true,
  },
  {
    code: "br",
    tag: "pt",
    og: "pt_BR",
    prefix: "/br",
    name: "Português",
    label: "Br",
    social: ["instagram", ...SOCIAL],
    menu: MENU,
    showsPhone: false,
    showsLegalEntity: false,
    fonts: "latin",
    asksAdvertisingConsent: false,
  },
] as const satisfies readonly LocaleRow[];

export type LocaleCode = (typeof TABLE)[number]["code"];

export interface Locale extends LocaleRow {
  readonly code: LocaleCode;
}

export const LOCALES: readonly Locale[] = TABLE;

export const LOCALE_CODES: readonly LocaleCode[] = LOCALES.map(({ code }) => code);

/** A value for each locale. */
export const forEachLocale = <Value>(value: (locale: LocaleCode) => Value) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, value(code)])) as Record<LocaleCode, Value>;

export const DEFAULT_LOCALE: LocaleCode = "en";

/** The blog is written in this locale; its pages elsewhere point their canonical here (L5). */
export const BLOG_LOCALE: LocaleCode = "ru";

/** Cookie that keeps the visitor's locale (L3): 365 days, path `/`, SameSite=Lax. */
export const LOCALE_COOKIE = { name: "i18n_redirected", days: 365 } as const;

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALE_CODES.includes(value as LocaleCode);
}

/** The locale whose prefix an address has; the default one for any other. @param path with its leading slash */
export function localeOfPath(path: string): LocaleCode {
  const isUnder = ({ prefix }: Locale) => prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));
  return LOCALES.find(isUnder)?.code ?? DEFAULT_LOCALE;
}

/**
 * The row of the table for a code.
 * @throws RangeError when the code is not in the table.
 */
export function getLocale(code: string): Locale {
  const locale = LOCALES.find((candidate) => candidate.code === code);
  if (!locale) {
    throw new RangeError(
      `Unknown locale "${code}". Known are ${LOCALE_CODES.join(", ")}; add it to contract/src/locales.ts.`,
    );
  }
  return locale;
}

/** Locales that have pages: those that the settings name, and the default one, whose addresses have no prefix (decision 195). */
export const localesInUse = (languages: readonly string[] | null | undefined): LocaleCode[] =>
  LOCALE_CODES.filter((code) => code === DEFAULT_LOCALE || !languages?.length || languages.includes(code));
