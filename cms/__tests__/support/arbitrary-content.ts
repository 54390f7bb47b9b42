/** What anyone who may write might send to the CMS: content that is right, with values among it that are not. */
import fc from "fast-check";

type Arbitrary = fc.Arbitrary<unknown>;

const text = fc.oneof(
  fc.constantFrom("Words", "", " ", "\u00a0\n", "\u200b", "два слова", "one\ntwo\nthree\nfour", "<b>&amp;", null),
  fc.string({ unit: "grapheme" }),
);

const address = fc.oneof(
  fc.constantFrom(
    "https://example.com/a",
    "/cases",
    "#place",
    "mailto:a@b.co",
    "tel:+1",
    "",
    null,
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "//example.com",
    "/\\example.com",
    "ftp://example.com",
    "https://",
    "http://[",
    "cases",
  ),
  fc.webUrl(),
  fc.string(),
);

const number = fc.oneof(
  fc.constantFrom(2026, 0, -1, 2020.5, 2 ** 60, 1e300, null, "2020"),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const day = fc.oneof(
  fc.constantFrom(
    "2026-02-03T12:00:00.000Z",
    "2026-13-45",
    "+275760-09-12T00:00:00.000Z",
    "-000400-01-01T00:00:00.000Z",
    "0001-01-01",
    "",
    null,
    5,
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const email = fc.oneof(
  fc.constantFrom("a@b.co", "a@b", "'a'@b.co", "a..b@c.de", "!#$@b.co", "ü@b.co", "a@b-.co", null),
  fc.emailAddress(),
);

const slug = fc.oneof(fc.constantFrom("Bad Alias!", "a--b", "tags", null), fc.stringMatching(/^[a-z0-9]{1,12}$/));
const slugs = fc.array(slug, { maxLength: 3 });

const run = fc.record({
  type: fc.constant("text"),
  text: fc.oneof(fc.constantFrom("Words", "", " "), fc.string()),
  format: fc.constantFrom(0, 1, 2, 3, 64),
  version: fc.constant(1),
});
const link = fc.record({
  type: fc.constantFrom("link", "autolink"),
  id: fc.constant("0".repeat(24)),
  version: fc.constant(3),
  fields: fc.record({
    linkType: fc.constantFrom("custom", "internal"),
    url: address,
    newTab: fc.boolean(),
  }),
  children: fc.array(run, { maxLength: 2 }),
});
const inline = fc.oneof(
  { weight: 3, arbitrary: run },
  { weight: 2, arbitrary: link },
  { weight: 1, arbitrary: fc.constantFrom({ type: "linebreak" }, { type: "tab", text: "\t" }, { type: "mystery" }) },
);
const inlines = fc.array(inline, { minLength: 1, maxLength: 3 });
const picture = fc.constantFrom(1, 2, 99999, null);
const blockFields = fc.oneof(
  fc.record({ blockType: fc.constant("quote"), text, author: text }),
  fc.record({ blockType: fc.constant("picture"), picture, caption: text }),
  fc.record({ blockType: fc.constant("pair"), left: picture, right: picture }),
  fc.record({
    blockType: fc.constant("figures"),
    figures: fc.array(fc.record({ value: text, label: text }), { maxLength: 2 }),
  }),
  fc.record({ blockType: fc.constant("video"), url: address, title: text, poster: picture }),
);
const top = fc.oneof(
  fc.record({ type: fc.constant("paragraph"), children: inlines }),
  fc.record({ type: fc.constant("heading"), tag: fc.constantFrom("h2", "h3", "h4"), children: inlines }),
  fc.record({
    type: fc.constant("list"),
    listType: fc.constantFrom("bullet", "number", "check"),
    children: fc.array(fc.record({ type: fc.constant("listitem"), children: inlines }), { maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant("block"),
    version: fc.constant(2),
    fields: blockFields.map((fields) => ({ id: "1".repeat(24), blockName: "", ...fields })),
  }),
);
const richText = fc
  .array(top, { minLength: 1, maxLength: 3 })
  .map((children) => ({ root: { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children } }));

const seo = fc.record({ title: text, description: text, picture }, { requiredKeys: [] });
const titled = fc.record({ title: text, text });
const salary = fc.record({
  min: number,
  max: number,
  currency: fc.constantFrom("EUR", "eur", "", "EURO", null),
  unit: fc.constantFrom("month", "year", null),
});
const territory = fc.record({
  ground: fc.constantFrom("sand", "teal"),
  figure: fc.constant("ink"),
  accent: fc.constantFrom("hot", null),
  mark: fc.constantFrom("blob", "star"),
  seed: number,
});
const rows = fc.array(
  fc.record({ id: fc.constantFrom("0".repeat(24), "a b", "Ä", "1/2"), value: text, label: text }, { requiredKeys: [] }),
  { maxLength: 2 },
);

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
  /** Values that may take the place of its own. */
  readonly values: Readonly<Record<string, Arbitrary>>;
}

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
    foundedIn: number,
    phone: text,
    email: fc.record({ general: email, jobs: email }),
    school: fc.record({ title: text, url: address }),
    social: fc.array(fc.record({ network: fc.constantFrom("vk", "profile", "x"), title: text, url: address })),
    figures: rows,
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

/** A life of an entry: how it begins, saves in any language, drafts and published, and returns to old versions. */
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
