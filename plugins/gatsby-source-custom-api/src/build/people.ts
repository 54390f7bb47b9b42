/** Who makes it, and where: team, vacancies, news, gallery. A builder gives null where the entry lacks a required text. */
import type {
  GalleryPicture,
  JobCity,
  LocaleCode,
  NewsItem,
  TeamCategory,
  TeamMember,
  Vacancy,
} from "@future-native/contract";
import type { Body } from "./draft";
import type { PictureBook } from "./picture-book";
import type { PictureTaker } from "./rich-text";

export function newsBody(item: NewsItem, take: PictureTaker): Body {
  const { date, title, text, url, updatedAt } = item;
  return { fields: { date, title, text, url, updatedAt, picture: take(item.picture, "picture") } };
}

export function jobCityBody({ title, countryCode, sort }: JobCity, locale: LocaleCode): Body | null {
  const own = title[locale];
  return own === null ? null : { fields: { title: own, countryCode, sort } };
}

/** @param today the date in UTC, `2026-11-23`: a vacancy closes when its last day has ended there */
export function vacancyBody(vacancy: Vacancy, locale: LocaleCode, today: string): Body | null {
  const { format, employment, salary, validThrough, sort, publishedAt, updatedAt } = vacancy;
  const title = vacancy.title[locale];
  const lead = vacancy.lead[locale];
  const offer = vacancy.offer[locale];
  const duties = vacancy.duties[locale];
  const skills = vacancy.skills[locale];
  if (title === null || lead === null || offer === null || duties === null || skills === null) {
    return null;
  }
  return {
    fields: {
      ...{ title, lead, format, employment, offer, duties, skills, salary, validThrough, sort, publishedAt, updatedAt },
      plus: vacancy.plus[locale] ?? [],
      closed: validThrough !== null && validThrough < today,
    },
    relations: [{ field: "cityId", link: "cityNodeId", type: "JobCity", target: vacancy.cityId, required: true }],
  };
}

export function teamMemberBody(member: TeamMember, locale: LocaleCode, book: PictureBook, entry: string): Body | null {
  const { sort, portrait } = member;
  const name = member.name[locale];
  const position = member.position[locale];
  if (name === null || position === null) {
    return null;
  }
  return {
    fields: { name, position, sort, portrait: portrait && book.use(portrait, locale, `${entry}, field portrait`) },
    relations: [{ field: "categoryIds", link: "categoryNodeIds", type: "TeamCategory", target: member.categoryIds }],
  };
}

export function teamCategoryBody({ alias, title, sort }: TeamCategory, locale: LocaleCode): Body | null {
  const own = title[locale];
  return own === null ? null : { fields: { alias, title: own, sort } };
}

export function galleryBody(entry: GalleryPicture, locale: LocaleCode, book: PictureBook, name: string): Body | null {
  const caption = entry.caption[locale];
  return caption === null
    ? null
    : { fields: { caption, sort: entry.sort, picture: book.use(entry.picture, locale, `${name}, field picture`) } };
}
