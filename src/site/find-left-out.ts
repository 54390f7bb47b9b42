import { BLOG_LOCALE, type LocaleCode } from "@future-native/contract/locales";
import type { LeftOut, Place } from "./left-out";

interface Locales {
  readonly distinct: readonly string[];
}

const SCREENS = ["about", "cases", "career", "contacts", "blog", "privacy"] as const;
type Pages = Readonly<Record<(typeof SCREENS)[number], object | null>>;

/** Part of the answer to the query of read-site.ts. */
export interface WrittenPlaces extends Readonly<Record<"services" | "news" | "team", Locales>> {
  readonly written: { readonly nodes: readonly { locale: LocaleCode; pages: Pages }[] };
}

/** Screens whose texts are not written, and sections that menus and lists lead to and that have no entry. */
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
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}
