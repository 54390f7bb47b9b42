/**
 * Entities of the API (A3). Calls with a language in their path give entries of that locale;
 * the others give all locales at once, in `localized` fields.
 */
import { z } from "zod";
import { named } from "./annotations";
import { blocks } from "./blocks";
import {
  filterAlias,
  formerAliases,
  id,
  isoDate,
  localeCode,
  localized,
  localizedPicture,
  localizedSeo,
  link,
  localizedText,
  pageAlias,
  picture,
  publishedAt,
  reference,
  seo,
  sort,
  territory,
  text,
  updatedAt,
  webAddress,
} from "./common";

const lead = "One or two sentences";

export const caseCategory = named(
  "CaseCategory",
  "A kind of work",
  z.object({ id, alias: filterAlias, title: localizedText.describe("Its name"), sort }),
);
export type CaseCategory = z.infer<typeof caseCategory>;

export const caseEntry = named(
  "Case",
  "A work of the agency, with a page of its own",
  z.object({
    id,
    alias: pageAlias,
    formerAliases,
    locale: localeCode,
    title: text.describe("Name of the work"),
    lead: text.describe(lead),
    year: z.int().describe("Year in which it was made"),
    sort,
    featured: z.boolean().describe("Shown among the selected cases of home and career"),
    clientId: reference("Client", "client").nullable().describe("Whom it was made for"),
    categoryIds: z.array(reference("CaseCategory", "categories")).describe("Kinds of work that it is filtered by"),
    serviceIds: z.array(reference("Service", "services")).describe("What the agency did"),
    awardIds: z.array(reference("Award", "awards")).describe("What it won"),
    territory: territory.describe("From what its composition is drawn"),
    cover: picture.nullable().describe("Without one the territory's composition is drawn"),
    body: blocks.describe("The story"),
    seo,
    publishedAt,
    updatedAt,
  }),
);
export type CaseEntry = z.infer<typeof caseEntry>;

export const service = named(
  "Service",
  "What the agency does for clients",
  z.object({
    id,
    locale: localeCode,
    title: text.describe("Its name"),
    lead: text.describe("One line under the title"),
    points: z.array(text).describe("What the client gets, a line each"),
    sort,
  }),
);
export type Service = z.infer<typeof service>;

/** The suffix of `/api/awards/` is one of these. The order is that of the databases' enumerations, not a rank. */
export const AWARD_CATEGORIES = ["short-list", "grand-prix", "gold", "silver", "bronze"] as const;
export const awardCategory = z.enum(AWARD_CATEGORIES).meta({ id: "AwardCategory" });
export type AwardCategory = z.infer<typeof awardCategory>;

export const award = named(
  "Award",
  "A prize",
  z.object({
    id,
    category: awardCategory,
    festival: localizedText.describe("Who gave it"),
    nomination: localizedText.describe("What it was given for"),
    year: z.int().describe("Year in which it was given"),
    caseId: reference("Case", "case").nullable().describe("The case that won it"),
    sort,
  }),
);
export type Award = z.infer<typeof award>;

export const newsItem = named(
  "NewsItem",
  "A piece of news",
  z.object({
    id,
    locale: localeCode,
    date: isoDate.describe("Day of the news"),
    title: text.describe("Its headline"),
    text: text.describe("A few sentences"),
    url: link.nullable().describe("Where the story goes on: a path of the site or an address"),
    picture: picture.nullable().describe("Its picture"),
    updatedAt,
  }),
);
export type NewsItem = z.infer<typeof newsItem>;

export const jobCity = named(
  "JobCity",
  "A city with vacancies",
  z.object({
    id,
    title: localizedText.describe("Its name"),
    countryCode: z.string().length(2).describe("ISO 3166-1 alpha-2"),
    sort,
  }),
);
export type JobCity = z.infer<typeof jobCity>;

export const WORK_FORMATS = ["office", "hybrid", "remote"] as const;
export const workFormat = z.enum(WORK_FORMATS).meta({ id: "WorkFormat" });
export type WorkFormat = z.infer<typeof workFormat>;

export const EMPLOYMENT_TYPES = ["full-time", "part-time", "contract", "internship"] as const;
export const employmentType = z.enum(EMPLOYMENT_TYPES).meta({ id: "EmploymentType" });

const lines = localized(z.array(text));

const salary = named(
  "Salary",
  "Pay of a vacancy",
  z.object({
    min: z.number().positive().describe("Lower end"),
    max: z.number().positive().describe("Upper end"),
    currency: z.string().length(3).describe("ISO 4217"),
    unit: z.enum(["month", "year"]),
  }),
);

export const vacancy = named(
  "Vacancy",
  "An open position, with a page of its own",
  z.object({
    id,
    title: localizedText.describe("Name of the position"),
    lead: localizedText.describe(lead),
    cityId: reference("JobCity", "city").describe("Where the work is"),
    format: workFormat,
    employment: employmentType,
    offer: lines.describe("What the agency offers, a line each"),
    duties: lines.describe("What is to be done, a line each"),
    skills: lines.describe("Required skills, a line each"),
    plus: localized(z.array(text), []).describe("Nice to have, a line each; may be empty"),
    salary: salary.nullable().describe("The pay, if it is told"),
    validThrough: isoDate.nullable().describe("Last day for applications"),
    seo: localizedSeo,
    sort,
    publishedAt,
    updatedAt,
  }),
);
export type Vacancy = z.infer<typeof vacancy>;

export const teamMember = named(
  "TeamMember",
  "Somebody who works at the agency",
  z.object({
    id,
    name: localizedText.describe("First and last name"),
    position: localizedText.describe("What they do"),
    categoryIds: z
      .array(reference("TeamCategory", "categories"))
      .min(1)
      .describe("Parts of the team that they belong to"),
    portrait: localizedPicture.nullable().describe("Their picture"),
    namedToSearchEngines: z
      .boolean()
      .default(false)
      .describe("Whether structured data may name them; what visitors see is the same"),
    sort,
  }),
);
export type TeamMember = z.infer<typeof teamMember>;

export const teamCategory = named(
  "TeamCategory",
  "A part of the team",
  z.object({ id, alias: filterAlias, title: localizedText.describe("Its name"), sort }),
);
export type TeamCategory = z.infer<typeof teamCategory>;

export const teamCategoryWithMembers = teamCategory
  .extend({ members: z.array(teamMember) })
  .meta({ id: "TeamCategoryWithMembers" });
export type TeamCategoryWithMembers = z.infer<typeof teamCategoryWithMembers>;

export const client = named(
  "Client",
  "Whom the agency works for",
  z.object({
    id,
    name: localizedText.describe("Name of the company"),
    logo: localizedPicture.nullable().describe("Its logo"),
    url: webAddress.nullable().describe("Its website"),
    sort,
  }),
);
export type Client = z.infer<typeof client>;

export const galleryPicture = named(
  "GalleryPicture",
  "A picture of the agency's life",
  z.object({
    id,
    picture: localizedPicture.describe("The picture"),
    caption: localizedText.describe("The line under it"),
    sort,
  }),
);
export type GalleryPicture = z.infer<typeof galleryPicture>;
