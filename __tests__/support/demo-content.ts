/**
 * The shape of the demo content (`demo/content`, A4): values by the names of the fields of the CMS, whose import refuses others.
 * A missing translation, a text beside its list or a wrong focal point is found here.
 */
import {
  awardCategory,
  BEATS,
  forEachLocale,
  LOCALE_CODES,
  playKind,
  SOCIAL_NETWORKS,
  TERRITORY_COLORS,
  TERRITORY_MARKS,
  type LocaleCode,
  type Territory,
} from "@future-native/contract";
import { z } from "zod";
import { isRecord } from "payload-kit";
import { readDemoContent } from "../../cms/src/seed/demo-content";

/** A text in the locales in which it exists. English is always there, save in the blog. */
const translated = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ ...forEachLocale(() => value.optional()), en: value });
const text = z.string().min(1);
const texts = translated(text);
const lists = translated(z.array(text));
const entry = { key: text };
const titled = z.strictObject({ title: texts, text: texts });
const seo = z.strictObject({ title: texts.optional(), description: texts.optional() });

const picture = z.strictObject({
  /** In `demo/pictures`; the library of the CMS has it under the same name. */
  file: text,
  alt: texts,
  /** Focal point of crops, in per cent from the left and the top; the middle by default. */
  focalX: z.number().optional(),
  focalY: z.number().optional(),
});

/** In `demo/recordings`; the poster is its first frame. */
const recording = z.strictObject({ file: text, poster: picture });
/** As AV1, and the same as H.264. */
const film = recording.extend({ fallback: recording });

/** A text, or runs of it where parts have marks. */
const inline = z.union([
  text,
  z.array(
    z.strictObject({
      text,
      bold: z.boolean().optional(),
      italic: z.boolean().optional(),
      href: text.optional(),
    }),
  ),
]);
/** A block of one locale's body. */
const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("paragraph"), runs: inline }),
  z.strictObject({ type: z.literal("heading"), level: z.literal([2, 3]), text }),
  z.strictObject({ type: z.literal("list"), ordered: z.boolean(), items: z.array(inline) }),
  z.strictObject({ type: z.literal("quote"), text, author: text.optional(), loud: z.boolean().optional() }),
  z.strictObject({ type: z.literal("picture"), picture, caption: text.optional() }),
  z.strictObject({ type: z.literal("pair"), left: picture, right: picture }),
  z.strictObject({
    type: z.literal("figures"),
    figures: z.array(z.strictObject({ value: text, label: text })),
    source: text.optional(),
  }),
  z.strictObject({ type: z.literal("video"), url: text, title: text }),
  z.strictObject({
    type: z.literal("beat"),
    beat: z.enum(BEATS),
    title: text,
    figure: text.optional(),
    remark: text.optional(),
  }),
  z.strictObject({
    type: z.literal("artefact"),
    picture,
    caption: text.optional(),
    second: picture.optional(),
    secondCaption: text.optional(),
    medium: text.optional(),
  }),
  z.strictObject({
    type: z.literal("radio"),
    title: text,
    note: text.optional(),
    seconds: z.number(),
    lines: z.array(z.strictObject({ at: z.number(), text })),
    /** In `demo/recordings`. */
    sound: z.strictObject({ file: text }).optional(),
  }),
  z.strictObject({ type: z.literal("loop"), caption: text.optional(), film: film.optional() }),
  z.strictObject({
    type: z.literal("play"),
    kind: playKind,
    title: text,
    instructions: text.optional(),
    action: text.optional(),
    steps: z.array(z.strictObject({ label: text, said: text.optional() })),
    done: text.optional(),
  }),
  z.strictObject({ type: z.literal("credits"), credits: z.array(z.strictObject({ role: text, name: text })) }),
]);
const bodies = translated(z.array(block));

const category = z.strictObject({ ...entry, alias: text, title: texts });

/** Given to tests as the contract has it. */
const territory = z
  .strictObject({
    ground: z.enum(TERRITORY_COLORS),
    figure: z.enum(TERRITORY_COLORS),
    accent: z.enum(TERRITORY_COLORS),
    mark: z.enum(TERRITORY_MARKS),
    seed: z.number(),
  })
  .transform(({ ground, figure, accent, ...rest }): Territory => ({ colors: [ground, figure, accent], ...rest }));
const caseEntry = z.strictObject({
  ...entry,
  alias: text,
  title: texts,
  lead: texts,
  year: z.number(),
  featured: z.boolean(),
  client: text,
  categories: z.array(text),
  services: z.array(text),
  territory,
  /** A case without one has the drawing of its territory. */
  cover: picture.optional(),
  body: bodies,
  seo: seo.optional(),
  publishedAt: text,
});

const vacancy = z.strictObject({
  ...entry,
  title: texts,
  lead: texts,
  city: text,
  format: z.enum(["office", "hybrid", "remote"]),
  employment: z.enum(["full-time", "part-time", "contract", "internship"]),
  ...{ offer: lists, duties: lists, skills: lists, plus: lists },
  salary: z
    .strictObject({ min: z.number(), max: z.number(), currency: text, unit: z.enum(["month", "year"]) })
    .optional(),
  validThrough: text.optional(),
  publishedAt: text,
});

const member = z.strictObject({
  name: texts,
  position: texts,
  categories: z.array(text),
  portrait: picture,
  namedToSearchEngines: z.boolean(),
});

const post = z.strictObject({
  alias: text,
  title: text,
  lead: text,
  author: text,
  tags: z.array(text),
  cover: picture.extend({ alt: z.strictObject({ ru: text }) }),
  body: z.array(block),
  publishedAt: text,
});

const office = z.strictObject({
  ...entry,
  ...{ city: texts, country: texts, street: texts },
  postalCode: text,
  email: text,
  timeZone: text,
  /** Locales whose pages leave its street and postal code out. */
  hiddenIn: z.array(z.enum(LOCALE_CODES)),
  legalName: text.optional(),
  taxNumber: text.optional(),
});

const screen = z.strictObject({ title: texts, lead: texts.optional(), seo: seo.optional() });

/** Settings of the site and its screens. */
const site = z.strictObject({
  productName: text,
  slogan: texts,
  description: texts,
  foundedIn: z.number(),
  phone: text,
  email: z.strictObject({ general: text, jobs: text }),
  school: z.strictObject({ title: texts, url: text }),
  social: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), title: text, url: text })),
  figures: z.array(z.strictObject({ value: texts, label: texts })),
  brief: z.strictObject({ word: texts, lead: texts, agency: texts, school: texts }),
  home: screen.extend({ words: lists }),
  about: screen.extend({ body: bodies }),
  cases: screen,
  career: screen.extend({
    about: bodies,
    values: z.array(titled),
    steps: z.array(titled),
    internship: z.strictObject({ title: texts, lead: texts, points: lists, note: texts.optional() }),
    what: titled,
    offer: z.array(titled),
    happy: titled,
  }),
  contacts: screen,
  blog: screen,
  privacy: screen.extend({ body: bodies, version: text, revisedOn: text }),
});

const demoContent = z.strictObject({
  site,
  offices: z.array(office),
  caseCategories: z.array(category),
  services: z.array(z.strictObject({ ...entry, title: texts, lead: texts, points: lists })),
  clients: z.array(z.strictObject({ ...entry, name: texts, url: text.optional(), logo: picture })),
  cases: z.array(caseEntry),
  awards: z.array(
    z.strictObject({
      category: awardCategory,
      festival: texts,
      nomination: texts,
      year: z.number(),
      case: text.optional(),
    }),
  ),
  /** News are written per language: each has its own stories. */
  news: z.array(z.strictObject({ locale: z.enum(LOCALE_CODES), date: text, title: text, text, url: text.optional() })),
  cities: z.array(z.strictObject({ ...entry, title: texts, countryCode: text })),
  vacancies: z.array(vacancy),
  teamCategories: z.array(category),
  team: z.array(member),
  gallery: z.array(z.strictObject({ picture, caption: texts })),
  tags: z.array(z.strictObject({ ...entry, alias: text, title: text })),
  posts: z.array(post),
  externals: z.array(z.strictObject({ title: text, source: text, url: text, date: text })),
});

/** A text in the locales in which it exists. */
export type Translated<Value = string> = { en: Value } & Partial<Record<Exclude<LocaleCode, "en">, Value>>;
export type DemoBlock = z.infer<typeof block>;

/** The demo content as tests read it. @throws ZodError for content of another shape */
export function readDemo(): z.infer<typeof demoContent> {
  const { lists, globals } = readDemoContent();
  const { settings, ...screens } = globals;
  const named = Object.entries(screens).map(([slug, screen]) => [slug.replace("page-", ""), screen]);
  return demoContent.parse({
    site: { ...settings, ...Object.fromEntries(named) },
    ...{ offices: lists.offices, caseCategories: lists["case-categories"], services: lists.services },
    ...{ clients: lists.clients, cases: lists.cases?.map(withBodies), awards: lists.awards, news: lists.news },
    ...{ cities: lists["job-cities"], vacancies: lists.jobs, teamCategories: lists["team-categories"] },
    ...{ team: lists.team, gallery: lists.gallery, tags: lists["blog-tags"], posts: lists["blog-posts"] },
    externals: lists["blog-externals"],
  });
}

/** The blocks of a case are the same in all of its languages, so that the file has each of them once. */
function withBodies(entry: Readonly<Record<string, unknown>>): object {
  const locales = LOCALE_CODES.filter((code) => isRecord(entry.title) && code in entry.title);
  return { ...entry, body: Object.fromEntries(locales.map((code) => [code, inLocale(entry.body, code)])) };
}

/** Puts the text of a locale into the place of a text in several; alternative texts of pictures stay whole. */
function inLocale(value: unknown, locale: LocaleCode): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (!isRecord(value)) return value;
  if ("en" in value) return value[locale];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "alt" ? inner : inLocale(inner, locale)]),
  );
}
