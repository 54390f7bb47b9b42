/** Content in the shape of the contract, made up by number, so that tests and benchmarks need no CMS. */
import {
  AWARD_CATEGORIES,
  BLOG_LOCALE,
  forEachLocale as byLocale,
  LOCALES,
  TERRITORY_COLORS,
  TERRITORY_MARKS,
  type EndpointResponse,
  type Block,
  type CaseEntry,
  type LocaleCode,
  type LocalizedPicture,
  type Picture,
  type Territory,
} from "@future-native/contract";
import { PER_LOCALE_LISTS, WHOLE_LISTS } from "../src/options";
import { generatedSite } from "./generated-site";

export type ByLocale<Value> = Record<LocaleCode, Value>;

export type GeneratedContent = {
  [Name in (typeof PER_LOCALE_LISTS)[number] | "site"]: ByLocale<EndpointResponse<Name>>;
} & { [Name in (typeof WHOLE_LISTS)[number]]: EndpointResponse<Name> };

export interface GeneratorOptions {
  /** Number of cases in each locale. */
  readonly cases?: number;
  /** Number of entries of every other kind. */
  readonly others?: number;
  /** Entries have pictures, under `/media/` of the server. */
  readonly pictures?: boolean;
}

export const MOMENT = "2025-01-15T09:00:00.000Z";

export { byLocale, PER_LOCALE_LISTS, WHOLE_LISTS };

const localised = (text: string) => byLocale((locale) => `${text} ${locale}`);
const lines = (text: string) => byLocale((locale) => [`${text} one ${locale}`, `${text} two ${locale}`]);
const count = <Entry>(length: number, make: (number: number) => Entry) =>
  Array.from({ length }, (_, index) => make(index + 1));
const pick = <Value>(values: readonly Value[], index: number, fallback: Value) =>
  values[index % values.length] ?? fallback;

export function picture(name: string): Picture {
  return { ...file(name), alt: `What ${name} shows` };
}

export const localisedPicture = (name: string): LocalizedPicture => ({
  ...file(name),
  alt: byLocale((locale) => (locale === "en" ? `What ${name} shows` : null)),
});

const file = (name: string) => ({
  url: `/media/${name}.png`,
  width: 8,
  height: 8,
  focal: { x: 0.5, y: 0.5 },
  updatedAt: MOMENT,
});

const territory = (number: number): Territory => ({
  colors: [pick(TERRITORY_COLORS, number, "hot"), pick(TERRITORY_COLORS, number + 3, "ink"), "paper"],
  mark: pick(TERRITORY_MARKS, number, "blob"),
  seed: number,
});

const body = (subject: string): Block[] => [
  { type: "heading", level: 2, text: `How ${subject} began` },
  { type: "paragraph", runs: [{ text: `${subject} was made from talk, paper and ` }, { text: "time", bold: true }] },
  { type: "list", ordered: false, items: [{ runs: [{ text: "Talk" }] }, { runs: [{ text: "Paper" }] }] },
  { type: "quote", text: `${subject} does what it says.`, author: null, loud: false },
  { type: "figures", figures: [{ value: "100+", label: "conversations" }], source: null },
];

const seo = { title: null, description: null, picture: null };

/** Content with everything that the site shows, every entry in every locale. */
export function generateContent({ cases = 3, others = 2, pictures = false }: GeneratorOptions = {}): GeneratedContent {
  return {
    cases: byLocale((locale) => count(cases, (number) => generateCase(number, locale, others, pictures))),
    services: byLocale((locale) =>
      count(others, (n) => ({
        ...{ id: `service-${n}`, locale, title: `Service ${n} ${locale}`, lead: "One line", sort: n },
        points: [`Point one ${locale}`, `Point two ${locale}`],
      })),
    ),
    news: byLocale((locale) =>
      count(others, (n) => ({
        ...{ id: `news-${n}`, locale, date: "2025-02-01", title: `News ${n} ${locale}`, text: "A few sentences." },
        ...{ url: null, picture: pictures ? picture("news") : null, updatedAt: MOMENT },
      })),
    ),
    site: byLocale((locale) => generatedSite(LOCALES.find(({ code }) => code === locale) ?? LOCALES[0])),
    caseCategories: count(others, (n) => ({
      id: `cat-${n}`,
      alias: `cat-${n}`,
      title: localised(`Kind ${n}`),
      sort: n,
    })),
    awards: count(others, (n) => ({
      ...{ id: `award-${n}`, category: pick(AWARD_CATEGORIES, n, "gold"), year: 2024, sort: n },
      ...{ festival: localised(`Festival ${n}`), nomination: localised(`Nomination ${n}`), caseId: `case-${n}` },
    })),
    ...generatePeople(others, pictures),
    ...generateBlog(others, pictures),
  };
}

function generateCase(n: number, locale: LocaleCode, others: number, pictures: boolean): CaseEntry {
  const other = (n % others) + 1;
  return {
    ...{ id: `case-${n}`, alias: `case-${n}`, locale, title: `Case ${n} ${locale}`, lead: `What case ${n} is about.` },
    ...{ year: 2015 + (n % 10), sort: n, featured: n <= 6, clientId: `client-${other}`, categoryIds: [`cat-${other}`] },
    ...{ serviceIds: [`service-${other}`], awardIds: n <= others ? [`award-${n}`] : [], territory: territory(n) },
    ...{ cover: pictures && n === 1 ? picture("cover") : null, body: body(`Case ${n} ${locale}`), seo },
    ...{ formerAliases: [], publishedAt: MOMENT, updatedAt: MOMENT },
  };
}

function generatePeople(others: number, pictures: boolean) {
  return {
    jobCities: count(others, (n) => ({ id: `city-${n}`, title: localised(`City ${n}`), countryCode: "GE", sort: n })),
    jobs: count(others, (n) => ({
      ...{ id: `job-${n}`, title: localised(`Job ${n}`), lead: localised("Lead"), cityId: `city-${n}` },
      ...{ format: "hybrid" as const, employment: "full-time" as const, offer: lines("Offer"), duties: lines("Duty") },
      ...{ skills: lines("Skill"), plus: lines("Plus"), salary: null, validThrough: "2030-01-01", sort: n },
      ...{ seo: byLocale((locale) => (locale === "br" ? null : seo)), publishedAt: MOMENT, updatedAt: MOMENT },
    })),
    team: count(others, (n) => ({
      ...{ id: `member-${n}`, name: localised(`Name ${n}`), position: localised(`Position ${n}`), sort: n },
      ...{ categoryIds: [`crew-${n}`], portrait: pictures ? localisedPicture("portrait") : null },
      namedToSearchEngines: n === 1,
    })),
    teamCategories: count(others, (n) => ({
      ...{ id: `crew-${n}`, alias: `crew-${n}`, title: localised(`Crew ${n}`), sort: n },
    })),
    clients: count(others, (n) => ({
      ...{ id: `client-${n}`, name: localised(`Client ${n}`), logo: null, url: "https://client.example", sort: n },
    })),
    gallery: pictures
      ? count(others, (n) => ({
          ...{ id: `life-${n}`, picture: localisedPicture(`life-${n}`), caption: localised(`Life ${n}`), sort: n },
        }))
      : [],
  };
}

function generateBlog(others: number, pictures: boolean) {
  return {
    blogTags: count(others, (n) => ({ id: `tag-${n}`, alias: `tag-${n}`, title: `Tag ${n} ${BLOG_LOCALE}`, sort: n })),
    blogExternals: count(others, (n) => ({
      ...{ id: `external-${n}`, title: `External ${n}`, source: "A paper", url: "https://paper.example/text" },
      ...{ date: "2025-03-01", sort: n },
    })),
    blogPosts: count(others, (n) => ({
      ...{ id: `post-${n}`, alias: `post-${n}`, title: `Post ${n} ${BLOG_LOCALE}`, lead: "A lead.", author: null },
      ...{ tagIds: [`tag-${n}`], cover: pictures ? picture("post") : null, body: body(`Post ${n}`), seo, sort: n },
      ...{ formerAliases: [], publishedAt: MOMENT, updatedAt: MOMENT },
    })),
  };
}
