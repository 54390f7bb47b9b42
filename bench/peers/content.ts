/** What every peer is built from: the texts and pictures that our home, list of cases and case show, as two JSON documents. */
import { LOCALES, type CaseEntry, type Locale, type LocaleCode } from "@future-native/contract";
import type { GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";
import type { Message } from "./messages";
import { pictureOf, type PeerPicture, type PictureUse } from "./pictures";
import { simpleBlocks, type SimpleBlock } from "./simple-blocks";

/** Widths as in the queries of the site's sections; its `sizes` without what it crops. */
export const PICTURE_USES: PeersContent["uses"] = {
  wide: { widths: [360, 460, 580, 740, 940, 1200, 1520, 1920], sizes: "(width <= 768px) 100vw, 54vw" },
  portrait: { widths: [80, 96, 120, 160, 220, 280], sizes: "max(72px, 6vw)" },
  logo: { widths: [160, 210, 270, 350, 450, 560, 640], sizes: "(width <= 700px) 44vw, min(21.5vw, 270px)" },
};

/** A line or card of a list; what is missing is not shown. */
export interface Item {
  title: string;
  text?: string;
  note?: string;
  path?: string;
  points?: readonly string[];
  picture?: PeerPicture;
}

/** A list with a heading; its kind is the name of its look. */
export interface ItemSection {
  kind: "cases" | "figures" | "services" | "awards" | "clients" | "team" | "jobs" | "news";
  title: string;
  items: readonly Item[];
}

export interface SiteTexts {
  locale: LocaleCode;
  /** Of `<html lang>`. */
  lang: string;
  /** Put before every path. */
  prefix: string;
  name: string;
  slogan: string;
  lead: string;
  description: string;
  cases: { title: string; lead: string };
  sections: readonly ItemSection[];
  offices: readonly Item[];
  social: readonly { title: string; url: string }[];
  labels: Labels;
}

export type Labels = ReturnType<typeof labelsOf>;

export interface PeerCase {
  /** Unique over all locales. */
  id: string;
  locale: LocaleCode;
  alias: string;
  path: string;
  title: string;
  lead: string;
  note: string;
  cover: PeerPicture | null;
  facts: readonly { label: string; value: string }[];
  blocks: readonly SimpleBlock[];
  next: Item;
}

export interface PeersContent {
  uses: Readonly<Record<PictureUse, { widths: readonly number[]; sizes: string }>>;
  site: Readonly<Record<LocaleCode, SiteTexts>>;
  cases: readonly PeerCase[];
}

/**
 * @param answers of the public API, all lists in all locales
 * @param messagesIn the messages of a locale
 */
export function peersContent(answers: GeneratedContent, messagesIn: (locale: Locale) => Message): PeersContent {
  const locales = LOCALES.map((locale) => ({ locale, message: messagesIn(locale) }));
  const site = Object.fromEntries(
    locales.map(({ locale, message }) => [locale.code, siteTexts(answers, locale, message)]),
  ) as Record<LocaleCode, SiteTexts>;
  const cases = locales.flatMap(({ locale, message }) => casesOf(answers, locale, message));
  return { uses: PICTURE_USES, site, cases };
}

/** The same with two widths of each picture, for a run that only shows that everything works. */
export function fewerWidths(content: PeersContent): PeersContent {
  const uses = { ...content.uses };
  for (const use of ["wide", "portrait", "logo"] as const)
    uses[use] = { ...uses[use], widths: uses[use].widths.filter((_, at) => at % 3 === 1).slice(0, 2) };
  return { ...content, uses };
}

function casesOf(answers: GeneratedContent, locale: Locale, message: Message): PeerCase[] {
  const entries = answers.cases[locale.code];
  return entries.map((entry, index) => {
    const next = entries[(index + 1) % entries.length] ?? entry;
    const note = noteOf(answers, entry);
    return {
      ...{ id: `${locale.code}-${entry.alias}`, locale: locale.code, alias: entry.alias, path: pathOf(entry) },
      ...{ title: entry.title, lead: entry.lead, note: `${note}, ${entry.year}` },
      cover: entry.cover && pictureOf(entry.cover, "wide"),
      facts: factsOf(answers, entry, message),
      blocks: simpleBlocks(entry.body, message),
      next: { title: next.title, text: next.lead, path: pathOf(next), ...coverOf(next) },
    };
  });
}

const pathOf = ({ locale, alias }: Pick<CaseEntry, "locale" | "alias">) =>
  `${LOCALES.find(({ code }) => code === locale)?.prefix ?? ""}/cases/${alias}`;

const coverOf = ({ cover }: CaseEntry) => (cover ? { picture: pictureOf(cover, "wide") } : {});

/** Titles of those entries that are meant, in their own order. */
function titlesOf(
  entries: readonly { id: string; title: string | Record<LocaleCode, string | null> }[],
  ids: readonly string[],
  code: LocaleCode,
): string {
  return entries
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => (typeof title === "string" ? title : title[code]))
    .join(", ");
}

function noteOf({ clients, caseCategories }: GeneratedContent, entry: CaseEntry): string {
  const client = clients.find(({ id }) => id === entry.clientId)?.name[entry.locale];
  return [client, titlesOf(caseCategories, entry.categoryIds, entry.locale)].filter(Boolean).join(", ");
}

function factsOf(answers: GeneratedContent, entry: CaseEntry, message: Message): PeerCase["facts"] {
  const { clients, services, awards, caseCategories } = answers;
  const won = awards.filter(({ id }) => entry.awardIds.includes(id));
  const facts = {
    client: clients.find(({ id }) => id === entry.clientId)?.name[entry.locale],
    year: String(entry.year),
    categories: titlesOf(caseCategories, entry.categoryIds, entry.locale),
    services: titlesOf(services[entry.locale], entry.serviceIds, entry.locale),
    awards: won.map(({ festival, year }) => `${festival[entry.locale]} ${year}`).join(", "),
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ label: message(`cases.${name}`), value }] : []));
}

function siteTexts(answers: GeneratedContent, locale: Locale, message: Message): SiteTexts {
  const { code, tag, prefix } = locale;
  const { brief, productName, slogan, pages, offices, social } = answers.site[code];
  const { home, cases } = pages;
  return {
    ...{ locale: code, lang: tag, prefix, name: productName, slogan: slogan ?? "", lead: home?.lead ?? "" },
    description: home?.seo.description ?? home?.lead ?? "",
    cases: { title: cases?.title ?? "", lead: cases?.lead ?? "" },
    sections: sectionsOf(answers, locale, message),
    offices: offices.map(({ city, country, street, postalCode, email }) => ({
      title: city,
      text: [street, [postalCode, country].filter(Boolean).join(" ")].filter(Boolean).join(", "),
      note: email,
    })),
    social: social.map(({ title, url }) => ({ title, url })),
    labels: labelsOf(message, brief?.word ?? ""),
  };
}

function sectionsOf(answers: GeneratedContent, { code }: Locale, message: Message): ItemSection[] {
  const { clients, team, jobs, jobCities, awards } = answers;
  const lists: Readonly<Record<ItemSection["kind"], readonly Item[]>> = {
    cases: answers.cases[code]
      .filter(({ featured }) => featured)
      .map((entry) => ({
        ...{ title: entry.title, note: `${noteOf(answers, entry)}, ${entry.year}`, path: pathOf(entry) },
        ...coverOf(entry),
      })),
    figures: answers.site[code].figures.map(({ value, label }) => ({ title: value, text: label })),
    services: answers.services[code].map(({ title, lead, points }) => ({ title, text: lead, points })),
    awards: awards.map(({ festival, nomination, year, category }) => ({
      ...{ title: message(`awardCategories.${category}`), text: nomination[code] ?? "" },
      note: `${festival[code]} ${year}`,
    })),
    clients: clients.map(({ name, logo }) => ({
      title: name[code] ?? "",
      ...(logo && { picture: pictureOf({ ...logo, alt: logo.alt[code] }, "logo") }),
    })),
    team: team.map(({ name, portrait }) => ({
      title: name[code] ?? "",
      ...(portrait && { picture: pictureOf({ ...portrait, alt: name[code] }, "portrait") }),
    })),
    jobs: jobs.map(({ title, lead, cityId }) => ({
      ...{ title: title[code] ?? "", text: lead[code] ?? "", note: titlesOf(jobCities, [cityId], code) },
    })),
    news: answers.news[code].slice(0, 6).map(({ title, text, date }) => ({ title, text, note: date })),
  };
  return Object.entries(lists).map(([kind, items]) => ({
    kind: kind as ItemSection["kind"],
    title: message(`sections.${kind}`),
    items,
  }));
}

function labelsOf(message: Message, brief: string) {
  return {
    ...{ brief, allCases: message("sections.allCases"), next: message("cases.next") },
    ...{ menu: message("menu.title"), openMenu: message("menu.open") },
    ...{
      closeMenu: message("menu.close"),
      home: message("menu.index"),
      cases: message("menu.cases"),
    },
    ...{ languages: message("switcher.label"), skip: message("skipLink") },
    form: {
      ...{ title: message("form.titles.1"), name: message("form.fields.name"), email: message("form.fields.email") },
      ...{ org: message("form.fields.org"), consent: message("form.consents.privacyLink"), send: message("form.send") },
      ...{ close: message("form.close"), success: message("form.sendSuccess"), failed: message("form.failed") },
      ...{ required: message("form.errors.required"), invalid: message("form.errors.email") },
    },
  };
}
