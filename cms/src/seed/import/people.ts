import type { Demo, DemoContent } from "../demo-schema";
import { lookUp, pick, saveEntry, sortOf, translate, type ImportContext, type Keys } from "./context";
import { importCategories } from "./work";

async function importCities(context: ImportContext, { cities }: DemoContent): Promise<Keys> {
  const ids = new Map<string, number>();
  for (const [index, { key, title, countryCode }] of cities.entries()) {
    const data = { title: title.en, countryCode, sort: sortOf(index) };
    ids.set(
      key,
      await saveEntry(
        context,
        "job-cities",
        data,
        translate(title, (locale) => ({ title: title[locale] })),
      ),
    );
  }
  return ids;
}

/** The vacancies of the demo stay open however old it grows. @returns the day, in the first year in which it is to come */
export function stillAhead(day: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const inYear = (year: number) => `${year}${day.slice(4)}`;
  if (day > today) return day;
  const thisYear = inYear(now.getUTCFullYear());
  return thisYear > today ? thisYear : inYear(now.getUTCFullYear() + 1);
}

async function importVacancy(
  context: ImportContext,
  vacancy: Demo<"vacancies">,
  cities: Keys,
  sort: number,
): Promise<void> {
  const texts = (locale: "en" | "ru" | "br") => ({
    title: pick(vacancy.title, locale),
    lead: pick(vacancy.lead, locale),
    offer: pick(vacancy.offer, locale)?.join("\n"),
    duties: pick(vacancy.duties, locale)?.join("\n"),
    skills: pick(vacancy.skills, locale)?.join("\n"),
    plus: pick(vacancy.plus, locale)?.join("\n"),
    _status: "published" as const,
  });
  const { format, employment, salary, validThrough, publishedAt } = vacancy;
  const data = {
    ...texts("en"),
    city: lookUp(cities, vacancy.city, "city"),
    format,
    employment,
    salary,
    validThrough: validThrough && noon(stillAhead(validThrough, new Date())),
    publishedAt,
    sort,
  };
  await saveEntry(context, "jobs", data, translate(vacancy.title, texts));
}

async function importMember(
  context: ImportContext,
  member: Demo<"team">,
  categories: Keys,
  sort: number,
): Promise<void> {
  const texts = (locale: "en" | "ru" | "br") => ({
    name: pick(member.name, locale),
    position: pick(member.position, locale),
    _status: "published" as const,
  });
  const data = {
    ...texts("en"),
    categories: member.categories.map((key) => lookUp(categories, key, "team category")),
    portrait: context.pictureId(member.portrait.file),
    namedToSearchEngines: member.namedToSearchEngines,
    sort,
  };
  await saveEntry(context, "team", data, translate(member.name, texts));
}

async function importGalleryPicture(context: ImportContext, picture: Demo<"gallery">, sort: number): Promise<void> {
  const texts = (locale: "en" | "ru" | "br") => ({
    caption: pick(picture.caption, locale),
    _status: "published" as const,
  });
  const data = { ...texts("en"), picture: context.pictureId(picture.file), sort };
  await saveEntry(context, "gallery", data, translate(picture.caption, texts));
}

/** A calendar date as the CMS keeps it: noon UTC, so that it is the same day in the editor's time zone. */
export const noon = (date: string): string => `${date}T12:00:00.000Z`;

/** Imports job cities, vacancies, team and gallery. */
export async function importPeople(context: ImportContext, content: DemoContent): Promise<void> {
  const cities = await importCities(context, content);
  for (const [index, vacancy] of content.vacancies.entries())
    await importVacancy(context, vacancy, cities, sortOf(index));
  const categories = await importCategories(context, "team-categories", content.teamCategories);
  for (const [index, member] of content.team.entries()) await importMember(context, member, categories, sortOf(index));
  for (const [index, picture] of content.gallery.entries()) await importGalleryPicture(context, picture, sortOf(index));
}
