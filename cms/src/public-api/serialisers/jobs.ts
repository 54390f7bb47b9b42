import type { JobCity, Vacancy } from "@future-native/contract";
import { forEachLocale } from "@future-native/contract/locales";
import type { Job, JobCity as JobCityDoc } from "../../payload-types";
import type { EveryLocale } from "../every-locale";
import { ContentError, type ContentPlace } from "../content-error";
import type { MediaLookup } from "./pictures";
import { dateOf, idOf, linesOf, seoOf, textOf, whereItExists } from "./values";

export function serialiseJobCity(doc: EveryLocale<JobCityDoc>): JobCity {
  return {
    id: String(doc.en.id),
    title: forEachLocale((locale) => textOf(doc[locale].title)),
    countryCode: doc.en.countryCode,
    sort: doc.en.sort ?? 0,
  };
}

/** Whether a vacancy is there in a locale. */
export function isVacancyWritten({ title, lead, offer, duties, skills }: Job): boolean {
  return [title, lead, offer, duties, skills].every((value) => textOf(value) !== null);
}

function salaryOf({ salary }: Job): Vacancy["salary"] {
  if (!salary?.min || !salary.max || !salary.currency) return null;
  return { min: salary.min, max: salary.max, currency: salary.currency, unit: salary.unit ?? "month" };
}

/** In a locale that lacks title, lead, offer, duties or skills all texts are null. */
export function serialiseVacancy(doc: EveryLocale<Job>, pictures: EveryLocale<MediaLookup>): Vacancy {
  const { en } = doc;
  const place: ContentPlace = { kind: "jobs", id: en.id, name: en.title };
  const cityId = idOf(en.city);
  if (cityId === null) throw new ContentError(place, "city", "is empty: choose one");
  return {
    id: String(en.id),
    title: whereItExists(doc, isVacancyWritten, ({ title }) => textOf(title)),
    lead: whereItExists(doc, isVacancyWritten, ({ lead }) => textOf(lead)),
    cityId,
    format: en.format,
    employment: en.employment,
    offer: whereItExists(doc, isVacancyWritten, ({ offer }) => linesOf(offer)),
    duties: whereItExists(doc, isVacancyWritten, ({ duties }) => linesOf(duties)),
    skills: whereItExists(doc, isVacancyWritten, ({ skills }) => linesOf(skills)),
    plus: whereItExists(doc, isVacancyWritten, ({ plus }) => linesOf(plus)),
    salary: salaryOf(en),
    validThrough: en.validThrough ? dateOf(en.validThrough) : null,
    seo: whereItExists(doc, isVacancyWritten, ({ seo }, locale) => seoOf(seo, { ...place, locale }, pictures[locale])),
    sort: en.sort ?? 0,
    publishedAt: en.publishedAt ?? en.createdAt,
    updatedAt: en.updatedAt,
  };
}
