import { BLOG_LOCALE, LOCALE_CODES, localesInUse, type LocaleCode } from "@future-native/contract/locales";
import type { LeftOut, Place } from "./left-out";
import { ROUTE_NAMES } from "./routes";

interface Locales {
  readonly distinct: readonly string[];
}

const SCREENS = ["about", "cases", "career", "contacts", "blog", "privacy"] as const;
type Pages = Readonly<Record<(typeof SCREENS)[number], object | null>>;

/** Part of the answer to the query of read-site.ts. */
export interface WrittenPlaces extends Readonly<Record<"services" | "news" | "team", Locales>> {
  readonly written: { readonly nodes: readonly { locale: LocaleCode; languages: readonly string[]; pages: Pages }[] };
}

/** Every route of a locale that is not in use; of others screens without texts, and sections that links lead to and that have no entry. */
export function findLeftOut(
  { services, news, team, written: { nodes } }: WrittenPlaces,
  vacancies: readonly { locale: LocaleCode; closed?: boolean }[],
): LeftOut {
  const blog = nodes.find(({ locale }) => locale === BLOG_LOCALE)?.pages.blog ?? null;
  const found = nodes.map(({ locale, pages }): [LocaleCode, Place[]] => {
    const places: readonly (readonly [Place, boolean])[] = [
      ...SCREENS.map((screen) => [screen, (screen === "blog" ? blog : pages[screen]) !== null] as const),
      ["index#jobs", pages.career !== null || vacancies.some((one) => one.locale === locale && !one.closed)],
      ["index#services", services.distinct.includes(locale)],
      ["index#news", news.distinct.includes(locale)],
      ["about#team", team.distinct.includes(locale)],
    ];
    return [locale, places.flatMap(([place, isWritten]) => (isWritten ? [] : [place]))];
  });
  const used = localesInUse(nodes[0]?.languages);
  const unused = LOCALE_CODES.filter((code) => !used.includes(code)).map((code) => [code, ROUTE_NAMES] as const);
  return Object.fromEntries([...found.filter(([, places]) => places.length > 0), ...unused]);
}
