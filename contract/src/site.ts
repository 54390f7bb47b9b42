/**
 * Content of the whole site in one locale: settings, offices, figures and the texts of its screens. Only the product's name is
 * demanded: a part whose texts are not written is null, and the site leaves it out.
 */
import { z } from "zod";
import { named } from "./annotations";
import { blocks, figure } from "./blocks";
import {
  id,
  isoDate,
  localeCode,
  picture,
  redirectFrom,
  redirectTo,
  seo,
  sort,
  text,
  updatedAt,
  webAddress,
} from "./common";
import { LOCALE_CODES } from "./locales";
import { findLogoFault, LARGEST_LOGO } from "./logo";

export const SOCIAL_NETWORKS = ["instagram", "facebook", "vk", "linkedin", "profile", "youtube"] as const;

export const socialLink = named(
  "SocialLink",
  "A profile in a social network",
  z.object({
    network: z.enum(SOCIAL_NETWORKS),
    title: text.describe("Name of the network as it shows"),
    url: webAddress.describe("Address of the profile"),
  }),
);
export type SocialLink = z.infer<typeof socialLink>;

export const office = named(
  "Office",
  "An office",
  z.object({
    id,
    city: text.describe("City"),
    country: text.describe("Country"),
    street: text.nullable().describe("Street and house, where the locale shows them"),
    postalCode: text.nullable().describe("Postal code, where the locale shows it"),
    email: z.email().describe("E-mail address"),
    timeZone: text.describe("IANA name, for the local time"),
    legalName: text.nullable().describe("Legal entity, where the locale shows it"),
    taxNumber: text.nullable().describe("Tax number, where the locale shows it"),
    sort,
  }),
);
export type Office = z.infer<typeof office>;

const screen = {
  title: text.describe("Heading of the screen"),
  lead: text.nullable().describe("The sentence under it"),
  seo,
};
const titledText = named(
  "TitledText",
  "A text with a title",
  z.object({ title: text.describe("The title"), text: text.describe("The text") }),
);

export const homePage = named(
  "HomePage",
  "Texts of home",
  z.object({
    ...screen,
    words: z.array(text).max(3).describe("Words that take turns at the end of the slogan"),
  }),
);
export const aboutPage = named(
  "AboutPage",
  "Texts of the page about the agency",
  z.object({ ...screen, body: blocks }),
);
export const simplePage = named("SimplePage", "Texts of a screen that has no others", z.object(screen));

const internship = named(
  "Internship",
  "Texts of the internship",
  z.object({
    title: text.describe("Its name"),
    lead: text.describe("One or two sentences"),
    points: z.array(text).describe("What there is in it, a line each"),
    note: text.nullable().describe("Small print"),
  }),
);

export const careerPage = named(
  "CareerPage",
  "Texts of the career page",
  z.object({
    ...screen,
    about: blocks.describe("About the agency as an employer"),
    values: z.array(titledText).describe("What the agency values"),
    steps: z.array(titledText).describe("Steps from an application to the first day"),
    internship: internship.nullable().default(null).describe("The internship"),
    what: titledText.nullable().default(null).describe("What the work is like"),
    offer: z.array(titledText).describe("What the agency gives"),
    happy: titledText.nullable().default(null).describe("Heads the pictures of the team"),
  }),
);
export const privacyPage = named(
  "PrivacyPage",
  "The privacy text",
  z.object({
    ...screen,
    body: blocks,
    version: text.describe("Stored with every consent"),
    updatedAt: isoDate.describe("Day of the last change"),
  }),
);

const mailAddresses = named(
  "MailAddresses",
  "Mailboxes of the agency",
  z.object({
    general: z.email().nullable().default(null).describe("For everything but applications"),
    jobs: z.email().nullable().default(null).describe("For applications"),
  }),
);
const school = named(
  "School",
  "The school that the agency runs",
  z.object({ title: text.describe("Its name"), url: webAddress.describe("Its website") }),
);
const siteFigure = named("SiteFigure", "One of the agency's figures", figure.extend({ id }));
const siteVerification = named(
  "SiteVerification",
  "Codes of search engines",
  z.object({
    google: text.nullable().describe("Google Search Console"),
    yandex: text.nullable().describe("Yandex Webmaster"),
    bing: text.nullable().describe("Bing Webmaster Tools"),
  }),
);
const siteRedirect = named(
  "SiteRedirect",
  "An address without a page that leads elsewhere for good (X1)",
  z.object({
    from: redirectFrom.describe("Path of this site that has no page"),
    to: redirectTo.describe("Path of this site, or a web address"),
  }),
);
const briefTexts = named(
  "BriefTexts",
  "Texts of the 'Brief?' block (N24)",
  z.object({
    word: text.describe("The large word"),
    lead: text.describe("The sentence beside it"),
    agency: text.describe("Label of the way to the agency"),
    school: text.describe("Label of the way to the school"),
  }),
);
const sitePages = named(
  "SitePages",
  "Texts of the screens, null where they are not written: the locale then has no such screen, but for home",
  z.object({
    home: homePage.nullable().default(null).describe("Home"),
    about: aboutPage.nullable().default(null).describe("About"),
    cases: simplePage.nullable().default(null).describe("Cases"),
    career: careerPage.nullable().default(null).describe("Career"),
    contacts: simplePage.nullable().default(null).describe("Contacts"),
    blog: simplePage.nullable().default(null).describe("Blog"),
    privacy: privacyPage.nullable().default(null).describe("Privacy"),
  }),
);

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);
const siteColors = named(
  "SiteColors",
  "The site's own colours",
  z.object({
    ground: hexColor.describe("Of pages, as #rrggbb; the lighter one"),
    ink: hexColor.describe("Of text, and the ground of dark pages"),
    accent: hexColor.describe("Of signs, buttons and the focus"),
  }),
);
const logo = z
  .string()
  .max(LARGEST_LOGO)
  .refine((source) => !findLogoFault(source));

export const site = named(
  "SiteSettings",
  "What belongs to the site as a whole, once for each locale",
  z.object({
    locale: localeCode,
    productName: text.describe("Name of the product, the title of every page"),
    slogan: text.nullable().default(null).describe("The line under the name"),
    description: text.nullable().default(null).describe("Default description of a page"),
    sharingPicture: picture
      .nullable()
      .default(null)
      .describe("For social networks, of a screen that has none of its own; without it a card is drawn"),
    languages: z
      .array(localeCode)
      .min(1)
      .default([...LOCALE_CODES])
      .describe("Locales that have pages, the same in all locales"),
    colors: siteColors.nullable().default(null).describe("Null: those of the design"),
    logo: logo
      .nullable()
      .default(null)
      .describe("Source text of an SVG that replaces mark and name; null: the site's own mark"),
    foundedIn: z.int().nullable().default(null).describe("Year"),
    phone: text.nullable().describe("Null where the locale does not show it (N32)"),
    email: mailAddresses.describe("Mailboxes"),
    school: school.nullable().default(null),
    social: z.array(socialLink).describe("Profiles of the locale in the order in which they show (N32)"),
    offices: z.array(office).describe("Offices, in order"),
    figures: z.array(siteFigure).describe("The agency in figures"),
    verification: siteVerification.describe("Codes by which search engines know the owner"),
    redirects: z.array(siteRedirect).default([]).describe("Addresses that lead elsewhere, the same in all locales"),
    brief: briefTexts.nullable().default(null),
    pages: sitePages,
    updatedAt,
  }),
);
export type Site = z.infer<typeof site>;
