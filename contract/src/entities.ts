/**
 * Entities of the API (A3). Calls with a language in their path give entries of that locale;
 * the others give all locales at once, in `localized` fields.
 */
import { z } from "zod";
import { blocks } from "./blocks";
import {
  alias,
  formerAliases,
  id,
  isoDate,
  isoDateTime,
  localeCode,
  localized,
  localizedPicture,
  link,
  localizedText,
  picture,
  seo,
  sort,
  territory,
  text,
  webAddress,
} from "./common";

export const caseCategory = z.object({ id, alias, title: localizedText, sort }).meta({ id: "CaseCategory" });
export type CaseCategory = z.infer<typeof caseCategory>;

export const caseEntry = z
  .object({
    id,
    alias,
    formerAliases,
    locale: localeCode,
    title: text,
    lead: text.describe("One or two sentences"),
    year: z.int(),
    sort,
    featured: z.boolean().describe("Shown among the selected cases of home and career"),
    clientId: id.nullable(),
    categoryIds: z.array(id),
    serviceIds: z.array(id),
    awardIds: z.array(id),
    territory,
    cover: picture.nullable().describe("Without one the territory's composition is drawn"),
    body: blocks,
    seo,
    publishedAt: isoDateTime,
    updatedAt: isoDateTime,
  })
  .meta({ id: "Case" });
export type CaseEntry = z.infer<typeof caseEntry>;

export const service = z
  .object({
    id,
    locale: localeCode,
    title: text,
    lead: text.describe("One line under the title"),
    points: z.array(text).describe("What the client gets, a line each"),
    sort,
  })
  .meta({ id: "Service" });
export type Service = z.infer<typeof service>;

/** From the lowest to the highest; the suffix of `/api/awards/` is one of these. */
export const AWARD_CATEGORIES = ["short-list", "grand-prix", "gold", "silver", "bronze"] as const;
export const awardCategory = z.enum(AWARD_CATEGORIES).meta({ id: "AwardCategory" });
export type AwardCategory = z.infer<typeof awardCategory>;

export const award = z
  .object({
    id,
    category: awardCategory,
    festival: localizedText,
    nomination: localizedText,
    year: z.int(),
    caseId: id.nullable().describe("The case that won it"),
    sort,
  })
  .meta({ id: "Award" });
export type Award = z.infer<typeof award>;

export const newsItem = z
  .object({
    id,
    locale: localeCode,
    date: isoDate,
    title: text,
    text,
    url: link.nullable().describe("Where the story goes on: a path of the site or an address"),
    picture: picture.nullable(),
    updatedAt: isoDateTime,
  })
  .meta({ id: "NewsItem" });
export type NewsItem = z.infer<typeof newsItem>;

export const jobCity = z
  .object({ id, title: localizedText, countryCode: z.string().length(2).describe("ISO 3166-1 alpha-2"), sort })
  .meta({ id: "JobCity" });
export type JobCity = z.infer<typeof jobCity>;

export const WORK_FORMATS = ["office", "hybrid", "remote"] as const;
export const workFormat = z.enum(WORK_FORMATS).meta({ id: "WorkFormat" });
export type WorkFormat = z.infer<typeof workFormat>;

export const EMPLOYMENT_TYPES = ["full-time", "part-time", "contract", "internship"] as const;
export const employmentType = z.enum(EMPLOYMENT_TYPES).meta({ id: "EmploymentType" });

const lines = localized(z.array(text));

export const vacancy = z
  .object({
    id,
    title: localizedText,
    lead: localizedText,
    cityId: id,
    format: workFormat,
    employment: employmentType,
    offer: lines,
    duties: lines,
    skills: lines.describe("Required skills"),
    plus: lines.describe("Nice to have; may be empty"),
    salary: z
      .object({
        min: z.number().positive(),
        max: z.number().positive(),
        currency: z.string().length(3).describe("ISO 4217"),
        unit: z.enum(["month", "year"]),
      })
      .nullable(),
    validThrough: isoDate.nullable(),
    sort,
    publishedAt: isoDateTime,
    updatedAt: isoDateTime,
  })
  .meta({ id: "Vacancy" });
export type Vacancy = z.infer<typeof vacancy>;

export const teamMember = z
  .object({
    id,
    name: localizedText,
    position: localizedText,
    categoryIds: z.array(id).min(1),
    portrait: localizedPicture.nullable(),
    sort,
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof teamMember>;

export const teamCategory = z.object({ id, alias, title: localizedText, sort }).meta({ id: "TeamCategory" });
export type TeamCategory = z.infer<typeof teamCategory>;

export const teamCategoryWithMembers = teamCategory
  .extend({ members: z.array(teamMember) })
  .meta({ id: "TeamCategoryWithMembers" });
export type TeamCategoryWithMembers = z.infer<typeof teamCategoryWithMembers>;

export const client = z
  .object({ id, name: localizedText, logo: localizedPicture.nullable(), url: webAddress.nullable(), sort })
  .meta({ id: "Client" });
export type Client = z.infer<typeof client>;

export const galleryPicture = z
  .object({ id, picture: localizedPicture, caption: localizedText, sort })
  .meta({ id: "GalleryPicture" });
export type GalleryPicture = z.infer<typeof galleryPicture>;

export const blogTag = z.object({ id, alias, title: text, sort }).meta({ id: "BlogTag" });
export type BlogTag = z.infer<typeof blogTag>;

export const blogPost = z
  .object({
    id,
    alias,
    formerAliases,
    title: text,
    lead: text,
    author: text.nullable(),
    tagIds: z.array(id),
    cover: picture.nullable(),
    body: blocks,
    seo,
    sort,
    publishedAt: isoDateTime,
    updatedAt: isoDateTime,
  })
  .meta({ id: "BlogPost" });
export type BlogPost = z.infer<typeof blogPost>;

export const blogExternal = z
  .object({ id, title: text, source: text.describe("The publication"), url: webAddress, date: isoDate, sort })
  .meta({ id: "BlogExternal" });
export type BlogExternal = z.infer<typeof blogExternal>;
