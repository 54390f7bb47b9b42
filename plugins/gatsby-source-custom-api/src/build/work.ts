/** What the agency has made: cases and what they name. A builder gives null where the entry lacks a required text. */
import type { Award, CaseCategory, CaseEntry, Client, LocaleCode, Service } from "@future-native/contract";
import type { Body } from "./draft";
import type { PictureBook } from "./picture-book";
import { blockFields, seoFields, type PictureTaker } from "./rich-text";

export function caseBody(entry: CaseEntry, nextId: string | null, take: PictureTaker): Body {
  const { alias, formerAliases, title, lead, year, sort, featured, territory, publishedAt, updatedAt } = entry;
  return {
    fields: {
      ...{ alias, formerAliases, title, lead, year, sort, featured, territory, publishedAt, updatedAt },
      cover: take(entry.cover, "cover"),
      body: blockFields(entry.body, "body", take),
      seo: seoFields(entry.seo, "seo", take),
    },
    relations: [
      { field: "clientId", link: "clientNodeId", type: "Client", target: entry.clientId },
      { field: "categoryIds", link: "categoryNodeIds", type: "CaseCategory", target: entry.categoryIds },
      { field: "serviceIds", link: "serviceNodeIds", type: "Service", target: entry.serviceIds },
      { field: "awardIds", link: "awardNodeIds", type: "Award", target: entry.awardIds },
      { field: "next", link: "nextNodeId", type: "Case", target: nextId },
    ],
  };
}

export function caseCategoryBody({ alias, title, sort }: CaseCategory, locale: LocaleCode): Body | null {
  const own = title[locale];
  return own === null ? null : { fields: { alias, title: own, sort } };
}

export function serviceBody({ title, lead, points, sort }: Service): Body {
  return { fields: { title, lead, points, sort } };
}

export function awardBody(award: Award, locale: LocaleCode): Body | null {
  const { category, year, sort, caseId } = award;
  const festival = award.festival[locale];
  const nomination = award.nomination[locale];
  if (festival === null || nomination === null) {
    return null;
  }
  return {
    fields: { category, festival, nomination, year, sort },
    relations: [{ field: "caseId", link: "caseNodeId", type: "Case", target: caseId }],
  };
}

export function clientBody(client: Client, locale: LocaleCode, book: PictureBook, entry: string): Body | null {
  const { url, sort, logo } = client;
  const name = client.name[locale];
  return name === null
    ? null
    : { fields: { name, url, sort, logo: logo && book.use(logo, locale, `${entry}, field logo`) } };
}
