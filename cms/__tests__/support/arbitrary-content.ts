/** Generates requests of editors to the CMS: valid content mixed with invalid values. */
import fc from "fast-check";
import {
  address,
  day,
  email,
  number,
  picture,
  redirects,
  richText,
  rows,
  salary,
  seo,
  slug,
  slugs,
  territory,
  text,
  titled,
  type Arbitrary,
} from "./arbitrary-values";

const BODY = {
  root: {
    type: "root",
    version: 1,
    format: "",
    indent: 0,
    direction: "ltr",
    children: [{ type: "paragraph", children: [{ type: "text", text: "Words", format: 0 }] }],
  },
};
const TERRITORY = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
const NOON = "2026-02-03T12:00:00.000Z";

interface Kind {
  /** An entry that can be published. */
  readonly right: Readonly<Record<string, unknown>>;
  /** Replacements for values of its fields. */
  readonly values: Readonly<Record<string, Arbitrary>>;
}

const color = fc.constantFrom(null, "#fff", "#0E0E10", "#ff4b1f", "red");
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

const titles = { title: text, lead: text };

/** Collections, by slug. */
export const COLLECTIONS = {
  cases: {
    right: { title: "T", lead: "L", body: BODY, year: 2026, territory: TERRITORY },
    values: {
      ...titles,
      body: richText,
      year: number,
      territory,
      seo,
      formerAliases: slugs,
      publishedAt: day,
      sort: number,
    },
  },
  "blog-posts": {
    right: { title: "T", lead: "L", body: BODY },
    values: { ...titles, author: text, body: richText, seo, alias: slug, formerAliases: slugs, publishedAt: day },
  },
  "blog-externals": {
    right: { title: "T", source: "S", url: "https://example.com", date: NOON },
    values: { title: text, source: text, url: address, date: day, sort: number },
  },
  "blog-tags": { right: { title: "T" }, values: { title: text, alias: slug, sort: number } },
  "case-categories": { right: { title: "T" }, values: { title: text, alias: slug } },
  news: {
    right: { locale: "ru", title: "T", text: "X", date: NOON },
    values: { locale: fc.constantFrom("en", "ru", "br", "de"), title: text, text, url: address, date: day, picture },
  },
  services: { right: { title: "T", lead: "L" }, values: { ...titles, points: text } },
  awards: {
    right: { festival: "F", nomination: "N", category: "gold", year: 2026 },
    values: { festival: text, nomination: text, year: number, category: fc.constantFrom("gold", "wood") },
  },
  clients: { right: { name: "N" }, values: { name: text, url: address } },
  jobs: {
    right: { title: "T", lead: "L", city: 1, offer: "O", duties: "D", skills: "S" },
    values: {
      ...titles,
      offer: text,
      duties: text,
      skills: text,
      plus: text,
      salary,
      validThrough: day,
      seo,
      publishedAt: day,
    },
  },
  "job-cities": { right: { title: "T", countryCode: "GE" }, values: { title: text, countryCode: text } },
  team: { right: { name: "N", position: "P", categories: [1] }, values: { name: text, position: text } },
  offices: {
    right: { city: "C", country: "C", street: "S", postalCode: "1", email: "a@b.co", timeZone: "UTC" },
    values: { city: text, postalCode: text, email, timeZone: text, legalName: text, taxNumber: text },
  },
};

/** Globals, by slug; valid values are in the demo content. */
export const GLOBALS: Readonly<Record<string, Kind["values"]>> = {
  settings: {
    productName: text,
    slogan: text,
    description: text,
    languages: fc.subarray(["en", "ru", "br"]),
    colors: fc.record({ ground: color, ink: color, accent: color }),
    logo: fc.constantFrom(null, LOGO, LOGO.replace("<path", "<script"), `<?xml version="1.0"?>${LOGO}`),
    foundedIn: number,
    phone: text,
    email: fc.record({ general: email, jobs: email }),
    school: fc.record({ title: text, url: address }),
    social: fc.array(fc.record({ network: fc.constantFrom("vk", "profile", "x"), title: text, url: address })),
    figures: rows,
    redirects,
    verification: fc.record({ google: text, yandex: text, bing: text }),
  },
  "page-home": { title: text, lead: text, words: text, seo },
  "page-about": { title: text, body: richText },
  "page-career": {
    title: text,
    about: richText,
    values: fc.array(titled, { maxLength: 2 }),
    internship: fc.record({ title: text, lead: text, points: text, note: text }),
    what: titled,
    happy: titled,
  },
  "page-privacy": { title: text, body: richText, version: text, revisedOn: day },
};

const locale = fc.constantFrom("en", "ru", "br");
const few = (values: Kind["values"]) =>
  fc.subarray(Object.keys(values), { maxLength: 2 }).chain((names) => fc.record(pickValues(values, names)));

function pickValues(values: Kind["values"], names: readonly string[]): Record<string, Arbitrary> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

const saveOf = (values: Kind["values"]) =>
  fc.record({
    locale,
    draft: fc.boolean(),
    alone: fc.boolean(),
    restored: fc.option(fc.nat(5), { freq: 4 }),
    data: few(values),
  });

/** A sequence of operations on an entry: creation, saves in any language as draft or published, restored versions. */
export const collectionLife = fc.constantFrom(...Object.entries(COLLECTIONS)).chain(([slug, { right, values }]) =>
  fc.record({
    slug: fc.constant(slug),
    right: fc.constant(right),
    saves: fc.array(saveOf(values), { minLength: 1, maxLength: 4 }),
  }),
);

/** The same of a global. */
export const globalLife = fc
  .constantFrom(...Object.entries(GLOBALS))
  .chain(([slug, values]) =>
    fc.record({ slug: fc.constant(slug), saves: fc.array(saveOf(values), { minLength: 1, maxLength: 4 }) }),
  );
