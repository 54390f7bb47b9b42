/** Entries with a page of their own, for the list of pages, heads, search, documents and feeds alike. */
import type { LocaleCode } from "@future-native/contract/locales";
import { routePath, type RouteName } from "./routes";

/** The route of an entry's page, by its kind. */
export const ENTRY_ROUTE = { case: "cases-alias", post: "blog-alias", vacancy: "career-id" } as const;

export type EntryKind = keyof typeof ENTRY_ROUTE;
export const ENTRY_KINDS = ["case", "post", "vacancy"] as const satisfies readonly EntryKind[];
export const ENTRY_ROUTES: readonly RouteName[] = Object.values(ENTRY_ROUTE);

export interface EntryAddress {
  readonly kind: EntryKind;
  readonly locale: LocaleCode;
  /** Its last part: an alias, or the id of a vacancy. */
  readonly address: string;
}

/** Address of an entry's page, from the root of the site. */
export const pathOfEntry = ({ kind, locale, address }: EntryAddress): string =>
  routePath(ENTRY_ROUTE[kind], locale, { alias: address, id: address });

/** The lists of a vacancy in the order in which its page has them. */
export const VACANCY_LISTS = ["offer", "duties", "skills", "plus"] as const;
