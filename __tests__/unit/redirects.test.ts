import { pagesFor, type PageEntries, type PageEntry } from "../../src/site/pages";
import { redirectsFor } from "../../src/site/redirects";
import { timesAtTen } from "../support/ten-times";

const day = "2025-03-01T10:00:00.000Z";
const entry = (entryId: string, locale: PageEntry["locale"], alias: string) => ({
  entryId,
  locale,
  alias,
  updatedAt: day,
});
const entries: PageEntries = {
  cases: [entry("7", "en", "north"), entry("7", "ru", "north"), entry("8", "en", "south")],
  vacancies: [],
  posts: [entry("3", "ru", "brief")],
  screens: { en: day, ru: day, br: day },
};
const pages = pagesFor(entries);
const north = (...formerAliases: string[]) => ({ route: "cases-alias" as const, entryId: "7", formerAliases });

describe("X1: redirectsFor", () => {
  it("leads an earlier alias to the entry's page, in each locale that has one", () => {
    expect(redirectsFor(pages, [north("old")], [])).toEqual([
      { from: "/cases/old", to: "/cases/north" },
      { from: "/ru/cases/old", to: "/ru/cases/north" },
    ]);
    const post = { route: "blog-alias" as const, entryId: "3", formerAliases: ["old"] };
    expect(redirectsFor(pages, [post], []).map(({ from }) => from)).toEqual([
      "/blog/old",
      "/br/blog/old",
      "/ru/blog/old",
    ]);
  });

  it("leaves an address to the entry that has it now", () => {
    expect(redirectsFor(pages, [north("south")], [])).toEqual([{ from: "/ru/cases/south", to: "/ru/cases/north" }]);
  });

  it("makes one step of a chain", () => {
    const own = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/cases/old" },
      { from: "/shop", to: "https://shop.example.com/" },
    ];
    expect(redirectsFor(pages, [north("old")], own)).toEqual(
      expect.arrayContaining([
        { from: "/a", to: "/cases/north" },
        { from: "/b", to: "/cases/north" },
        { from: "/shop", to: "https://shop.example.com/" },
      ]),
    );
  });

  it("gives targets as a header can hold them, however an editor wrote them", () => {
    const own = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/ru/новое?вид=1#часть" },
      { from: "/c", to: "https://пример.рф/страница" },
      { from: "/d", to: "/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5" },
    ];
    const russian = "/ru/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5";
    const deep = `${russian}?%D0%B2%D0%B8%D0%B4=1#%D1%87%D0%B0%D1%81%D1%82%D1%8C`;
    const abroad = "https://xn--e1afmkfd.xn--p1ai/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0";
    expect(redirectsFor(pages, [], own).map(({ to }) => to)).toEqual([deep, deep, abroad, russian]);
  });

  it("names the redirect whose target is no address", () => {
    for (const to of ["https://", "http://[", "https://example.com:99999"]) {
      expect(() => redirectsFor(pages, [], [{ from: "/a", to }])).toThrow(
        `The redirect from /a leads to ${to}, which is`,
      );
    }
  });

  it("refuses what hides a page, leads to two places, or goes in a circle, and names it", () => {
    const refused =
      (...own: [string, string][]) =>
      () =>
        redirectsFor(
          pages,
          [north("old")],
          own.map(([from, to]) => ({ from, to })),
        );
    expect(refused(["/about", "/"])).toThrow("from /about to / would hide a page");
    expect(refused(["/a", "/b"], ["/a", "/c"])).toThrow("/a is redirected to /b and to /c");
    expect(refused(["/a", "/b"], ["/b", "/c"], ["/c", "/b"])).toThrow("/a → /b → /c → /b lead in a circle");
  });

  it("builds whatever earlier addresses entries have: the older entry keeps one, what editors redirect comes first", () => {
    const copy = { route: "cases-alias" as const, entryId: "10", formerAliases: ["old"] };
    const withCopy = pagesFor({ ...entries, cases: [...entries.cases, entry("10", "en", "north-copy")] });
    expect(redirectsFor(withCopy, [copy, north("old")], [])).toEqual([
      { from: "/cases/old", to: "/cases/north" },
      { from: "/ru/cases/old", to: "/ru/cases/north" },
    ]);
    expect(redirectsFor(pages, [north("old")], [{ from: "/cases/old", to: "/cases" }])).toContainEqual({
      from: "/cases/old",
      to: "/cases",
    });
  });

  it("compares addresses as people read them", () => {
    expect(redirectsFor(pages, [], [{ from: "/%D1%80%D0%B0%D0%B1%D0%BE%D1%82%D0%B0/", to: "/" }])).toEqual([
      { from: "/работа", to: "/" },
    ]);
    expect(() => redirectsFor(pages, [], [{ from: "/50%", to: "/" }])).toThrow("/50% is no valid address");
  });

  it("walks ten times as long a chain in at most twenty times the time", async () => {
    const chain = (length: number) => Array.from({ length }, (_, at) => ({ from: `/old-${at}`, to: `/old-${at + 1}` }));
    expect(await timesAtTen((length) => () => redirectsFor(pages, [], chain(length)), 200)).toBeLessThan(20);
  });
});
