import { documentsFor, filtersFor, textsOf, type SearchContent } from "../../src/search/build/documents";
import type { Description } from "../../src/site/describe-entry";

const entry = {
  ...{ id: "a", entryId: "1", locale: "en" as const, lead: "A lead.", facts: [], names: [], filters: [], body: [] },
  ...{ publishedAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
};
const run = (text: string) => ({ text, bold: null, italic: null, href: null });
const north: Description = {
  ...{ ...entry, kind: "case", address: "north", title: "North", brief: "Kvali, 2026" },
  ...{ names: ["Technology", "Platform", "Turnstile"], territory: { colors: ["lime", "moss", "ink"], mark: "grid" } },
  filters: [{ value: "category:tech", label: "Technology" }],
  body: [{ __typename: "ParagraphBlock", runs: [run("Sixty "), run("bugs")] }],
};
const content: SearchContent = {
  entries: [
    north,
    {
      ...{ ...entry, kind: "vacancy", address: "1", title: "Producer", brief: "Tbilisi" },
      filters: [{ value: "city:5", label: "Tbilisi" }],
      body: [
        { __typename: "HeadingBlock", level: 2, text: "We offer" },
        { __typename: "ListBlock", ordered: false, items: [{ runs: [run("Tea")] }] },
      ],
    },
    { ...entry, kind: "post", locale: "ru", address: "brief", title: "Бриф", brief: "" },
  ],
  ...{ services: [], people: [], news: [] },
};

describe("X8: documentsFor", () => {
  const [work, vacancy, ...others] = documentsFor("en", content, [{ from: "/cases/old-name", to: "/cases/north" }]);

  it("has what is published in the locale", () => {
    expect([work?.key, vacancy?.key, ...others]).toEqual(["case 1", "vacancy 1"]);
    expect(documentsFor("ru", content, []).map(({ key }) => key)).toEqual(["article 1"]);
    expect(documentsFor("br", content, [])).toEqual([]);
  });

  it("is found by its texts, its relations and its former names, and shows its facts", () => {
    const document = work?.read();
    const words = document?.fields.map(({ text }) => text).join(" ");
    for (const word of ["North", "Kvali", "Technology", "Platform", "Turnstile", "Sixty bugs", "old name"]) {
      expect(words).toContain(word);
    }
    expect(vacancy?.read().stored).toMatchObject({ facts: "Tbilisi", texts: ["A lead.", "Tea"] });
    expect(document?.facets).toEqual(["category:tech"]);
    expect(document?.stored).toEqual({
      ...{ url: "/cases/north", title: "North", facts: "Kvali, 2026", texts: ["A lead.", "Sixty bugs"] },
      territory: { colors: ["lime", "moss", "ink"], mark: "grid" },
    });
  });

  it("is another document when a relation or a former name is another", () => {
    const digestOf = (changed: SearchContent, from?: string) =>
      documentsFor("en", changed, from ? [{ from, to: "/cases/north" }] : [])[0]?.digest;
    const renamed = { ...content, entries: [{ ...north, brief: "Kvali Bank, 2026" }] };
    expect(new Set([digestOf(content), digestOf(renamed), digestOf(content, "/cases/other")]).size).toBe(3);
  });
});

test("X8: filters are the categories and the cities that have entries", () => {
  expect(filtersFor({ code: "en", tag: "en" }, content.entries)).toEqual([
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
