/** What belongs to the site as a whole in one locale: settings, offices, figures and the texts of its screens. */
import { z } from "zod";
import { blocks, figure } from "./blocks";
import { id, isoDate, isoDateTime, localeCode, redirectFrom, redirectTo, seo, sort, text, webAddress } from "./common";

export const SOCIAL_NETWORKS = ["instagram", "facebook", "vk", "linkedin", "profile", "youtube"] as const;

export const socialLink = z
  .object({ network: z.enum(SOCIAL_NETWORKS), title: text, url: webAddress })
  .meta({ id: "SocialLink", description: "Only the networks of the locale, in the order of its table row (N32)" });
export type SocialLink = z.infer<typeof socialLink>;

export const office = z
  .object({
    id,
    city: text,
    country: text,
    street: text,
    postalCode: text,
    email: z.email(),
    timeZone: text.describe("IANA name, for the local time"),
    legalName: text.nullable().describe("Given where the locale shows legal entities"),
    taxNumber: text.nullable(),
    sort,
  })
  .meta({ id: "Office", description: "Offices that are hidden in the locale are not in its answer" });
export type Office = z.infer<typeof office>;

const screen = { title: text, lead: text.nullable(), seo };
const titledText = z.object({ title: text, text });

export const homePage = z
  .object({
    ...screen,
    words: z.array(text).min(1).max(3).describe("Words that take turns at the end of the slogan"),
  })
  .meta({ id: "HomePage" });
export const aboutPage = z.object({ ...screen, body: blocks }).meta({ id: "AboutPage" });
export const simplePage = z.object(screen).meta({ id: "SimplePage" });
export const careerPage = z
  .object({
    ...screen,
    about: blocks,
    values: z.array(titledText),
    steps: z.array(titledText),
    internship: z.object({ title: text, lead: text, points: z.array(text), note: text.nullable() }),
    what: titledText.describe("What the work is like"),
    offer: z.array(titledText).describe("What the agency gives"),
    happy: titledText.describe("Heads the pictures of the team"),
  })
  .meta({ id: "CareerPage" });
export const privacyPage = z
  .object({
    ...screen,
    body: blocks,
    version: text.describe("Stored with every consent"),
    updatedAt: isoDate,
  })
  .meta({ id: "PrivacyPage" });

export const site = z
  .object({
    locale: localeCode,
    productName: text,
    slogan: text,
    description: text.describe("Default description of a page"),
    foundedIn: z.int(),
    phone: text.nullable().describe("Null where the locale does not show it (N32)"),
    email: z.object({ general: z.email(), jobs: z.email() }),
    school: z.object({ title: text, url: webAddress }),
    social: z.array(socialLink),
    offices: z.array(office),
    figures: z.array(figure.extend({ id })),
    verification: z.object({
      google: text.nullable(),
      yandex: text.nullable(),
      bing: text.nullable(),
    }),
    redirects: z
      .array(
        z.object({
          from: redirectFrom.describe("A path of this site that has no page"),
          to: redirectTo.describe("A path of this site, or a web address"),
        }),
      )
      .default([])
      .describe("Addresses that lead elsewhere for good (X1), the same in all locales"),
    brief: z.object({ word: text, lead: text, agency: text, school: text }).describe("The 'Brief?' block (N24)"),
    pages: z.object({
      home: homePage,
      about: aboutPage,
      cases: simplePage,
      career: careerPage,
      contacts: simplePage,
      blog: simplePage,
      privacy: privacyPage,
    }),
    updatedAt: isoDateTime,
  })
  .meta({ id: "Site" });
export type Site = z.infer<typeof site>;
