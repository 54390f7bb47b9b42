/** Reproducible random edits of the generated API's content. */
import { LOCALE_CODES, type LocaleCode } from "@future-native/contract";
import { localisedPicture, picture, type GeneratedContent } from "gatsby-source-custom-api/testing/generated-content";

type Random = () => number;

/** An edit returns its description; undefined when it does not apply. */
type Edit = (content: GeneratedContent, random: Random, number: number) => string | undefined;

const pickOf = <Value>(values: readonly Value[], random: Random): Value | undefined =>
  values[Math.floor(random() * values.length)];
const localeOf = (random: Random): LocaleCode => pickOf(LOCALE_CODES, random) ?? "en";

function changeCase(
  content: GeneratedContent,
  random: Random,
  change: (entry: GeneratedContent["cases"]["en"][number]) => object,
): string | undefined {
  const locale = localeOf(random);
  const chosen = pickOf(content.cases[locale], random);
  if (!chosen) return undefined;
  content.cases[locale] = content.cases[locale].map((entry) =>
    entry === chosen ? { ...entry, ...change(entry), updatedAt: laterThan(entry.updatedAt) } : entry,
  );
  return `${locale} ${chosen.id}`;
}

const laterThan = (moment: string) => new Date(Date.parse(moment) + 60_000).toISOString();

export const EDITS = {
  "change a title": (content, random, number) => changeCase(content, random, () => ({ title: `Title ${number}` })),
  "change a text": (content, random, number) =>
    changeCase(content, random, () => ({ body: [{ type: "paragraph", runs: [{ text: `Text ${number}` }] }] })),
  "add an entry": (content, _, number) => {
    const id = `new-${number}`;
    for (const locale of LOCALE_CODES) {
      const [like] = content.cases[locale];
      if (!like) return undefined;
      const { territory, body, seo, publishedAt, updatedAt, year } = like;
      const relations = { clientId: like.clientId, categoryIds: [], serviceIds: [], awardIds: [] };
      const own = { id, alias: id, locale, title: `Added ${number} ${locale}`, lead: "New.", sort: number, year };
      const entry = { ...own, ...relations, territory, body, seo, publishedAt, updatedAt };
      content.cases[locale] = [...content.cases[locale], { ...like, ...entry, formerAliases: [], cover: null }];
    }
    return id;
  },
  "delete an entry": (content, random) => {
    const chosen = pickOf(content.cases.en, random);
    if (!chosen || content.cases.en.length < 2) return undefined;
    for (const locale of LOCALE_CODES) {
      const rest = content.cases[locale].filter(({ id }) => id !== chosen.id);
      if (rest.length > 0) content.cases[locale] = rest;
    }
    const isLeft = LOCALE_CODES.some((locale) => content.cases[locale].some(({ id }) => id === chosen.id));
    if (!isLeft)
      content.awards = content.awards.map((award) => (award.caseId === chosen.id ? { ...award, caseId: null } : award));
    return chosen.id;
  },
  "rename an alias": (content, random, number) =>
    changeCase(content, random, ({ alias, formerAliases = [] }) => ({
      alias: `renamed-${number}`,
      formerAliases: [...formerAliases, alias],
    })),
  "unpublish in a locale": (content, random) => {
    const locale = pickOf(
      LOCALE_CODES.filter((code) => code !== "en" && content.cases[code].length > 1),
      random,
    );
    const chosen = locale && pickOf(content.cases[locale], random);
    if (!locale || !chosen || !content.cases.en.some(({ id }) => id === chosen.id)) return undefined;
    content.cases[locale] = content.cases[locale].filter((entry) => entry !== chosen);
    return `${locale} ${chosen.id}`;
  },
  "publish in a locale": (content, random) => {
    const locale = localeOf(random);
    const missing = content.cases.en.filter(({ id }) => !content.cases[locale].some((entry) => entry.id === id));
    const chosen = pickOf(missing, random);
    if (!chosen) return undefined;
    content.cases[locale] = [...content.cases[locale], { ...chosen, locale, formerAliases: [] }];
    return `${locale} ${chosen.id}`;
  },
  reorder: (content, random) => {
    const order = new Map(content.cases.en.map(({ id }) => [id, Math.floor(random() * 100)]));
    for (const locale of LOCALE_CODES) {
      const sorted = content.cases[locale].map((entry) => ({ ...entry, sort: order.get(entry.id) ?? entry.sort }));
      content.cases[locale] = sorted.sort((one, other) => one.sort - other.sort);
    }
    return "cases";
  },
  "change a relation": (content, random) => {
    const client = pickOf(content.clients, random);
    const category = pickOf(content.caseCategories, random);
    if (!client || !category) return undefined;
    return changeCase(content, random, () => ({ clientId: client.id, categoryIds: [category.id] }));
  },
  "change what is related to": (content, random, number) => {
    const chosen = pickOf(content.clients, random);
    if (!chosen) return undefined;
    const name = { en: `Client ${number}`, ru: `Клиент ${number}`, br: `Cliente ${number}` };
    content.clients = content.clients.map((client) => (client === chosen ? { ...client, name } : client));
    return chosen.id;
  },
  "change a picture": (content, random, number) =>
    changeCase(content, random, () => ({ cover: picture(`cover-${number % 7}`) })),
  "take a picture away": (content, random) => changeCase(content, random, () => ({ cover: null })),
  "change a post": (content, random, number) => {
    const chosen = pickOf(content.blogPosts, random);
    content.blogPosts = content.blogPosts.map((post) =>
      post === chosen ? { ...post, title: `Post ${number}`, updatedAt: laterThan(post.updatedAt) } : post,
    );
    return chosen?.id;
  },
  "add a post": (content, _, number) => {
    const [like] = content.blogPosts;
    if (!like) return undefined;
    const id = `new-post-${number}`;
    content.blogPosts = [...content.blogPosts, { ...like, id, alias: id, title: `Added ${number}`, sort: number }];
    return id;
  },
  "delete a post": (content, random) => {
    const chosen = pickOf(content.blogPosts, random);
    if (content.blogPosts.length < 2) return undefined;
    content.blogPosts = content.blogPosts.filter((post) => post !== chosen);
    return chosen?.id;
  },
  "change a vacancy": (content, random, number) => {
    const chosen = pickOf(content.jobs, random);
    const title = { en: `Job ${number}`, ru: `Работа ${number}`, br: `Vaga ${number}` };
    content.jobs = content.jobs.map((job) => (job === chosen ? { ...job, title } : job));
    return chosen?.id;
  },
  "change a portrait": (content, random, number) => {
    const chosen = pickOf(content.team, random);
    const portrait = chosen?.portrait ? null : localisedPicture(`portrait-${number % 3}`);
    content.team = content.team.map((member) => (member === chosen ? { ...member, portrait } : member));
    return chosen?.id;
  },
  "lead an address elsewhere": (content, _, number) => {
    for (const locale of LOCALE_CODES) {
      const site = content.site[locale];
      content.site[locale] = { ...site, redirects: [...site.redirects.slice(-3), { from: `/old-${number}`, to: "/" }] };
    }
    return `/old-${number}`;
  },
  "change the settings": (content, random, number) => {
    const locale = localeOf(random);
    const site = content.site[locale];
    content.site[locale] = { ...site, slogan: `slogan ${number}`, updatedAt: laterThan(site.updatedAt) };
    return locale;
  },
} satisfies Record<string, Edit>;

export type EditName = keyof typeof EDITS;

/** Applies one edit. @returns its description; undefined when it does not apply to this content */
export function edit(content: GeneratedContent, name: EditName, random: Random, number: number): string | undefined {
  const done = EDITS[name](content, random, number);
  return done === undefined ? undefined : `${name}: ${done}`;
}

/** Deals all kinds of edits in a random order, without end: in as many edits as there are kinds, each comes once. */
export function* dealt(random: Random): Generator<EditName, never> {
  for (;;) {
    const names = Object.keys(EDITS) as EditName[];
    const drawn = names.map((name) => ({ name, at: random() })).sort((one, other) => one.at - other.at);
    for (const { name } of drawn) yield name;
  }
}
