import { alias, BEATS, getLocale, LOCALE_CODES, TERRITORY_COLORS } from "@future-native/contract";
import { readDemo } from "../../__tests__/support/demo-content";

const content = readDemo();

function keysOf(entries: readonly { key: string }[]): string[] {
  return entries.map(({ key }) => key);
}

describe("amounts", () => {
  test("every kind has what the screens need (A3)", () => {
    const counts = Object.fromEntries(
      Object.entries(content).flatMap(([kind, entries]) => (Array.isArray(entries) ? [[kind, entries.length]] : [])),
    );
    expect(counts).toEqual({
      offices: 5,
      caseCategories: 5,
      services: 6,
      clients: 16,
      cases: 12,
      awards: 11,
      news: 18,
      cities: 4,
      vacancies: 8,
      teamCategories: 5,
      team: 14,
      gallery: 10,
      tags: 6,
      posts: 8,
      externals: 3,
    });
  });

  test("ten cases exist in all locales, one lacks Portuguese, one is English only", () => {
    const missing = content.cases.map(({ title, body, lead }) => {
      const absent = LOCALE_CODES.filter((code) => title[code] === undefined);
      expect(LOCALE_CODES.filter((code) => body[code] === undefined)).toEqual(absent);
      expect(LOCALE_CODES.filter((code) => lead[code] === undefined)).toEqual(absent);
      return absent.join();
    });
    expect(missing.filter(Boolean).sort()).toEqual(["br", "ru,br"]);
  });

  test("a case is told in four beats in each of its locales, with the same rhythm", () => {
    for (const { alias: name, body } of content.cases) {
      for (const blocks of Object.values(body)) {
        const beats = blocks.flatMap((block) => (block.type === "beat" ? [block.beat] : []));
        expect({ name, beats }).toEqual({ name, beats: BEATS });
        expect(blocks.filter((block) => block.type === "quote" && block.loud)).toHaveLength(1);
        expect(blocks.at(-1)?.type).toBe("credits");
        expect(blocks.map(({ type }) => type)).toEqual(body.en.map(({ type }) => type));
      }
    }
    expect(content.cases.filter(({ body }) => body.en.some(({ type }) => type === "video"))).toHaveLength(2);
  });

  test("an article is read in a few minutes: 500 to 900 words", () => {
    for (const post of content.posts) {
      const words = JSON.stringify(post.body).match(/[а-яё]+(?:-[а-яё]+)*/giu) ?? [];
      expect({ alias: post.alias, fits: words.length >= 500 && words.length <= 900 }).toEqual({
        alias: post.alias,
        fits: true,
      });
    }
  });

  test("awards of all five categories, six news a language, vacancies in all four cities", () => {
    expect(new Set(content.awards.map(({ category }) => category)).size).toBe(5);
    for (const code of LOCALE_CODES) {
      expect(content.news.filter(({ locale }) => locale === code)).toHaveLength(6);
    }
    const perCity = content.cities.map(({ key }) => content.vacancies.filter(({ city }) => city === key).length);
    expect(perCity).toEqual([3, 2, 2, 1]);
  });
});

describe("integrity", () => {
  test("everything but cases and the blog is there in all locales", () => {
    const gaps: string[] = [];
    JSON.stringify({ ...content, cases: [], posts: [] }, (key, value: unknown) => {
      if (typeof value === "object" && value !== null && "en" in value && !("ru" in value && "br" in value)) {
        gaps.push(`${key}: ${JSON.stringify(value)}`);
      }
      return value;
    });
    expect(gaps).toEqual([]);
  });

  test("the first of the words that take turns is the slogan's own last one", () => {
    for (const code of LOCALE_CODES) {
      const [first = ""] = content.site.home.words[code] ?? [];
      expect(content.site.slogan[code]).toMatch(new RegExp(`${first}$`, "u"));
    }
  });

  test("every relation leads to an entry", () => {
    const relations = [
      { to: content.clients, keys: content.cases.map(({ client }) => client) },
      { to: content.caseCategories, keys: content.cases.flatMap(({ categories }) => categories) },
      { to: content.services, keys: content.cases.flatMap(({ services }) => services) },
      { to: content.cases, keys: content.awards.flatMap((award) => award.case ?? []) },
      { to: content.cities, keys: content.vacancies.map(({ city }) => city) },
      { to: content.teamCategories, keys: content.team.flatMap(({ categories }) => categories) },
      { to: content.tags, keys: content.posts.flatMap(({ tags }) => tags) },
    ];
    for (const { to, keys } of relations) {
      expect(keysOf(to)).toEqual(expect.arrayContaining(keys));
    }
  });

  test("no category, service, city or tag is empty", () => {
    const used = new Set([
      ...content.cases.flatMap(({ categories, services }) => [...categories, ...services]),
      ...content.vacancies.map(({ city }) => city),
      ...content.team.flatMap(({ categories }) => categories),
      ...content.posts.flatMap(({ tags }) => tags),
    ]);
    const filters = [content.caseCategories, content.services, content.cities, content.teamCategories, content.tags];
    expect(filters.flatMap((entries) => keysOf(entries)).filter((key) => !used.has(key))).toEqual([]);
  });

  test("keys and aliases are unique, and aliases fit the contract", () => {
    for (const entries of [
      content.cases,
      content.clients,
      content.services,
      content.vacancies,
      content.offices,
      content.tags,
    ]) {
      expect(new Set(keysOf(entries)).size).toBe(entries.length);
    }
    for (const entries of [
      content.cases,
      content.posts,
      content.tags,
      content.caseCategories,
      content.teamCategories,
    ]) {
      const aliases = entries.map((entry) => entry.alias);
      expect(new Set(aliases).size).toBe(aliases.length);
      expect(aliases.filter((value) => !alias.safeParse(value).success)).toEqual([]);
    }
  });

  test("a news item leads to a page that exists in its locale", () => {
    const dead = content.news.filter(({ url, locale }) => {
      const pages = [
        "/career",
        "/contacts",
        ...content.cases.filter(({ title }) => title[locale]).map((entry) => `/cases/${entry.alias}`),
      ];
      return url !== undefined && !pages.map((page) => getLocale(locale).prefix + page).includes(url);
    });
    expect(dead).toEqual([]);
  });

  test("each case is a territory of its own", () => {
    const triads = content.cases.map(({ territory }) => [...territory.colors].sort().join());
    expect(new Set(triads).size).toBe(triads.length);
    for (const { colors } of content.cases.map(({ territory }) => territory)) {
      expect(new Set(colors).size).toBe(3);
      expect(TERRITORY_COLORS).toEqual(expect.arrayContaining([...colors]));
    }
  });
});
