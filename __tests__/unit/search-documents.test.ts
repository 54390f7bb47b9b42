import { documentsFor, filtersFor, textsOf } from "../../src/search/build/documents";
import type { SearchNodes } from "../../src/search/build/search-nodes";

const entry = { entryId: "1", locale: "en" as const };
const nodes: SearchNodes = {
  cases: [
    {
      ...{ ...entry, title: "North", lead: "A lead.", alias: "north", year: 2026, client: { name: "Kvali" } },
      ...{ categories: [{ alias: "tech", title: "Technology" }], services: [{ title: "Platform" }] },
      ...{ awards: [{ festival: "Turnstile" }], territory: { colors: ["lime", "moss", "ink"], mark: "grid" } },
      body: [{ __typename: "ParagraphBlock", runs: [{ text: "Sixty " }, { text: "bugs" }] }],
    },
  ],
  vacancies: [
    {
      ...{ ...entry, title: "Producer", lead: "Lead", city: { entryId: "5", title: "Tbilisi" }, closed: false },
      ...{ offer: ["Tea"], duties: ["Work"], skills: ["Patience"], plus: [] },
    },
    {
      ...{ ...entry, entryId: "2", title: "Designer", lead: "Lead", city: { entryId: "6", title: "London" } },
      ...{ closed: true, offer: [], duties: [], skills: [], plus: [] },
    },
  ],
  articles: [{ ...entry, locale: "ru", alias: "brief", title: "Бриф", lead: "", author: null, tags: [], body: [] }],
  ...{ services: [], people: [], news: [] },
};

describe("X8: documentsFor", () => {
  const [work, vacancy, ...others] = documentsFor("en", nodes, [{ from: "/cases/old-name", to: "/cases/north" }]);

  it("has what is published in the locale, without closed vacancies", () => {
    expect([work?.key, vacancy?.key, ...others]).toEqual(["case 1", "vacancy 1"]);
    expect(documentsFor("ru", nodes, []).map(({ key }) => key)).toEqual(["article 1"]);
    expect(documentsFor("br", nodes, [])).toEqual([]);
  });

  it("is found by its texts, its relations and its former names, and shows its facts", () => {
    const document = work?.read();
    const words = document?.fields.map(({ text }) => text).join(" ");
    for (const word of ["North", "Kvali", "Technology", "Platform", "Turnstile", "Sixty bugs", "old name"]) {
      expect(words).toContain(word);
    }
    expect(document?.facets).toEqual(["category:tech"]);
    expect(document?.stored).toEqual({
      ...{ url: "/cases/north", title: "North", facts: "Kvali, 2026", texts: ["A lead.", "Sixty bugs"] },
      territory: { colors: ["lime", "moss", "ink"], mark: "grid" },
    });
  });

  it("is another document when a relation or a former name is another", () => {
    const digestOf = (changed: SearchNodes, from?: string) =>
      documentsFor("en", changed, from ? [{ from, to: "/cases/north" }] : [])[0]?.digest;
    const renamed = { ...nodes, cases: nodes.cases.map((node) => ({ ...node, client: { name: "Kvali Bank" } })) };
    expect(new Set([digestOf(nodes), digestOf(renamed), digestOf(nodes, "/cases/other")]).size).toBe(3);
  });
});

test("X8: filters are the categories and the cities that have entries", () => {
  expect(filtersFor({ code: "en", tag: "en" }, nodes)).toEqual([
    { value: "category:tech", label: "Technology" },
    { value: "city:5", label: "Tbilisi" },
  ]);
});

test("textsOf reads every kind of block", () => {
  const texts = textsOf([
    { __typename: "HeadingBlock", text: "Heading" },
    { __typename: "ListBlock", items: [{ runs: [{ text: "First" }] }, { runs: [{ text: "Second" }] }] },
    { __typename: "QuoteBlock", text: "Words", author: "Somebody" },
    { __typename: "PictureBlock", caption: "Caption" },
    { __typename: "PairBlock" },
    { __typename: "FiguresBlock", figures: [{ value: "100+", label: "talks" }] },
    { __typename: "VideoBlock", title: "Film" },
  ]);
  expect(texts).toEqual(["Heading", "First", "Second", "Words", "Somebody", "Caption", "100+ talks", "Film"]);
});
