import type { Language } from "../src/analyser";
import { engineOver, type Note } from "./support/in-memory";

const NOTES: Record<Language, Note[]> = {
  none: [],
  en: [
    { key: "1", title: "Hired by a bug", text: "Sixty bugs in one summer. Offices in Tbilisi." },
    { key: "2", title: "A bank that hires like a band", text: "Interviews are rehearsals." },
    {
      key: "3",
      title: "Producer",
      text: "Finds the bug before the client does.",
      kind: "letter",
      facets: ["city:tbilisi"],
    },
    { key: "4", title: "Art director", text: "Directs art in Moscow.", kind: "letter", facets: ["city:moscow"] },
  ],
  ru: [
    { key: "1", title: "Привет, ёлка", text: "Новогодняя вакансия." },
    { key: "2", title: "Вакансия как письмо", text: "Пять правил, после которых текст звучит." },
    { key: "3", title: "Продюсер", text: "Работа в Тбилиси, а не в Москве." },
    { key: "4", title: "Стажёр — не кофеварка", text: "Как устроена стажировка в Kvali." },
  ],
  pt: [
    { key: "1", title: "Direção de arte", text: "Vaga em Moscou, presencial." },
    { key: "2", title: "Seguro contra segunda", text: "Ninguém abriu antes das nove." },
  ],
};

const search = async (
  language: Language,
  text: string,
  options: { facets?: string[]; countFacets?: string[] } = {},
) => {
  const { engine } = await engineOver(language, NOTES[language]);
  return engine.search(text, { limit: 5, ...options });
};
const titles = async (language: Language, text: string) =>
  (await search(language, text)).hits.map(({ stored }) => stored);

test("a single letter is read as it was typed alone", async () => {
  // Otherwise the first would be the preposition of "Работа в Тбилиси", the others the article of "Hired by a bug".
  expect(await titles("ru", "d")).toEqual([]);
  expect(await titles("en", "ф")).toEqual([]);
  expect(await titles("en", "а")).toEqual([]);
});

describe("a query finds", () => {
  it.each<[why: string, language: Language, query: string, title: string]>([
    ["another form of the word", "en", "hiring bugs", "Hired by a bug"],
    ["another form of the word", "ru", "вакансиями письма", "Вакансия как письмо"],
    ["another form of the word", "pt", "direções", "Direção de arte"],
    ["ё written as е", "ru", "елка", "Привет, ёлка"],
    ["е written as ё", "ru", "стажёрами", "Стажёр — не кофеварка"],
    ["a word without its accents", "pt", "direcao", "Direção de arte"],
    ["a word with a letter changed", "ru", "вокансия письмо", "Вакансия как письмо"],
    ["a word with two letters changed over", "ru", "продсюер", "Продюсер"],
    ["an error in the first letter", "ru", "бродюсер", "Продюсер"],
    ["the first two letters changed over", "en", "rpoducer", "Producer"],
    ["a letter missing at the beginning", "en", "irector", "Art director"],
    ["a letter too many at the beginning", "en", "pproducer", "Producer"],
    ["a short word with two letters changed over", "en", "bgu", "Hired by a bug"],
    ["a short word with a wrong first letter", "en", "zank", "A bank that hires like a band"],
    ["a short word with a letter missing", "ru", "екст", "Вакансия как письмо"],
    ["full-width letters", "en", "ｂｕｇ", "Hired by a bug"],
    ["a word with zero-width characters", "ru", "ваканс\u200bия\ufeffми", "Вакансия как письмо"],
    ["the beginning of a word", "ru", "прод", "Продюсер"],
    ["the beginning of a word", "en", "produ", "Producer"],
    ["the other layout", "ru", "ghbdtn", "Привет, ёлка"],
    ["the other layout, half typed", "ru", "ghbd", "Привет, ёлка"],
    ["the other layout", "en", "икщвгсук зкщвгсук", "Producer"],
    ["a name in Latin letters", "ru", "tbilisi", "Продюсер"],
    ["a name in Cyrillic letters", "en", "тбилиси", "Hired by a bug"],
    ["a Latin name in Cyrillic letters", "ru", "квали", "Стажёр — не кофеварка"],
  ])("%s (%s: %s)", async (_, language, query, title) => {
    expect(await titles(language, query)).toContain(title);
  });
});

test("a short word is not corrected where another word is found, and one of two letters never", async () => {
  expect(await titles("en", "zank moscow")).toEqual(["Art director"]);
  expect(await titles("en", "zz")).toEqual([]);
  expect(await titles("en", "bg")).toEqual([]);
});

test("what is in a title goes before what is in a text", async () => {
  expect(await titles("en", "bug")).toEqual(["Hired by a bug", "Producer"]);
});

test("no word is translated", async () => {
  expect(await titles("en", "moscow")).toEqual(["Art director"]);
  expect(await titles("en", "москва")).toEqual([]);
});

test.each(["", "  ", "—", "constructor", "__proto__", "#", "toString"])(
  "%j finds nothing and breaks nothing",
  async (query) => {
    expect(await titles("en", query)).toEqual([]);
  },
);

test("results can be filtered, and are counted by kind", async () => {
  const { hits, counts } = await search("en", "bug");
  expect(hits).toHaveLength(2);
  expect(counts).toEqual({ note: 1, letter: 1 });
  const narrowed = await search("en", "producer director", {
    facets: ["city:moscow"],
    countFacets: ["city:moscow", "city:tbilisi"],
  });
  expect(narrowed.hits.map(({ stored }) => stored)).toEqual(["Art director"]);
  expect(narrowed.facetCounts).toEqual({ "city:moscow": 1, "city:tbilisi": 1 });
});

test("a file is asked for once", async () => {
  const { engine, asked } = await engineOver("en", NOTES.en);
  await engine.search("bug", { limit: 5 });
  const once = asked.length;
  await engine.search("bug", { limit: 5 });
  expect(asked).toHaveLength(once);
  expect(new Set(asked).size).toBe(once);
});

test("a file that could not be had is asked for again by the next query", async () => {
  let isOffline = true;
  const { engine } = await engineOver("en", NOTES.en, () => isOffline);
  await expect(engine.search("bug", { limit: 5 })).rejects.toThrow("No file");
  isOffline = false;
  expect((await engine.search("bug", { limit: 5 })).hits).toHaveLength(2);
});

test("documents found have a number each, whatever is shown of them", async () => {
  const notes = ["1", "2", "3"].map((key) => ({ key, title: "Producer" }));
  const { engine } = await engineOver("en", notes);
  const { hits } = await engine.search("producer", { limit: 5 });
  expect(new Set(hits.map(({ document }) => document)).size).toBe(3);
});
