import type { CaseCategory, CaseEntry, LocaleCode } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import type { Case, CaseCategory as CaseCategoryDoc } from "../../payload-types";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import type { EveryLocale } from "../every-locale";
import type { ContentPlace } from "../content-error";
import { blocksOf, publishedId, publishedIds, requiredText, seoOf, textOf, type Targets } from "./values";

export interface CaseContext extends Targets {
  readonly locale: LocaleCode;
  /** Ids of what a case may point at: published, and there in the locale. */
  readonly published: Readonly<Record<"clients" | "categories" | "services", ReadonlySet<string>>>;
  /** Ids of awards, in order, by the id of the case that won them. */
  readonly awardsOf: ReadonlyMap<string, readonly string[]>;
}

/** Whether a case is there in a locale: title, lead and body are needed. */
export const isCaseWritten = ({ body, lead, title }: Pick<Case, "body" | "lead" | "title">): boolean =>
  textOf(title) !== null && textOf(lead) !== null && !isEmptyRichText(body);

/** @returns null when the case is not written in the locale */
export function serialiseCase(doc: Case, context: CaseContext): CaseEntry | null {
  const { locale, pictures, published } = context;
  const [title, lead] = [textOf(doc.title), textOf(doc.lead)];
  if (title === null || lead === null || !isCaseWritten(doc)) return null;
  const id = String(doc.id);
  const place: ContentPlace = { kind: "cases", id: doc.id, name: title, locale };
  const { ground, figure, accent, mark, seed } = doc.territory;
  return {
    id,
    alias: requiredText(doc.alias, place, "alias"),
    formerAliases: doc.formerAliases ?? [],
    locale,
    title,
    lead,
    year: doc.year,
    sort: doc.sort ?? 0,
    featured: doc.featured ?? false,
    clientId: publishedId(doc.client, published.clients),
    categoryIds: publishedIds(doc.categories, published.categories),
    serviceIds: publishedIds(doc.services, published.services),
    awardIds: [...(context.awardsOf.get(id) ?? [])],
    territory: { colors: [ground, figure, accent], mark, seed },
    cover: pictures.optional(doc.cover, place, "cover"),
    body: blocksOf(doc.body, place, "body", context),
    seo: seoOf(doc.seo, place, pictures),
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}

export function serialiseCaseCategory(doc: EveryLocale<CaseCategoryDoc>): CaseCategory {
  const place: ContentPlace = { kind: "case-categories", id: doc.en.id, name: doc.en.title };
  return {
    id: String(doc.en.id),
    alias: requiredText(doc.en.alias, place, "alias"),
    title: forEachLocale((locale) => textOf(doc[locale].title)),
    sort: doc.en.sort ?? 0,
  };
}
