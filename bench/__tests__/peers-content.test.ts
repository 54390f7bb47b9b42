/** Content and table of `npm run bench:peers -w bench`. */
import { join } from "node:path";
import { getLocale, LOCALES, type Block } from "@future-native/contract";
import type { BuildCosts } from "../peers/built-site";
import { changeCase } from "../peers/change-case";
import { fewerWidths, peersContent } from "../peers/content";
import { readMessages } from "../peers/messages";
import { addressesOf } from "../peers/serve-folder";
import { simpleBlocks } from "../peers/simple-blocks";
import { peersTable } from "../peers/table";
import { generateContent } from "gatsby-source-custom-api/testing/generated-content";

const messages = () => readMessages(join(__dirname, "..", "..", "locales"));

test("every locale has its home and a page for each of its cases, with prefixes as the site has them", async () => {
  const { site, cases } = peersContent(generateContent({ cases: 3 }), await messages());
  expect(Object.values(site).map(({ prefix, lang }) => [prefix, lang])).toEqual([
    ["", "en"],
    ["/ru", "ru"],
    ["/br", "pt"],
  ]);
  expect(cases.map(({ path }) => path)).toEqual(
    LOCALES.flatMap(({ prefix }) => [1, 2, 3].map((number) => `${prefix}/cases/case-${number}`)),
  );
  expect(new Set(cases.map(({ id }) => id)).size).toBe(9);
});

test("a case says whom it was made for and leads to the next, the last to the first", async () => {
  const { cases } = peersContent(generateContent({ cases: 3, pictures: true }), await messages());
  const [first, , last] = cases;
  expect(first).toMatchObject({ note: "Client 2 en, Kind 2 en, 2016", cover: { file: "cover.png", use: "wide" } });
  expect(first?.facts).toContainEqual({ label: "Client", value: "Client 2 en" });
  expect(last?.next).toMatchObject({ title: "Case 1 en", path: "/cases/case-1", picture: { file: "cover.png" } });
});

test("home lists the selected cases, and all that the site's home lists", async () => {
  const { site } = peersContent(generateContent({ cases: 9, pictures: true }), await messages());
  const count = Object.fromEntries(site.ru.sections.map(({ kind, items }) => [kind, items.length]));
  const others = { services: 2, awards: 2, clients: 2, team: 2, jobs: 2, news: 2 };
  expect(count).toMatchObject({ cases: 6, ...others });
  expect(site.ru.sections.find(({ kind }) => kind === "team")?.title).toBe("Команда");
});

test("no text of a story is lost but what only plays", async () => {
  const message = (await messages())(getLocale("en"));
  const picture = { url: "/media/a.webp", width: 8, height: 4, focal: { x: 0, y: 0 }, updatedAt: "", alt: "A" };
  const blocks: Block[] = [
    { type: "beat", beat: "was", title: "Title", figure: "4", remark: "Remark" },
    { type: "paragraph", runs: [{ text: "One " }, { text: "two", bold: true }] },
    { type: "quote", text: "Words", author: null, loud: true },
    { type: "pair", pictures: [picture, picture] },
    { type: "credits", credits: [{ role: "Text", name: "Zlata" }] },
    { type: "loop", caption: null, film: null },
  ];
  const shown = { file: "a.webp", width: 8, height: 4, alt: "A", use: "wide" };
  expect(simpleBlocks(blocks, message)).toEqual([
    { type: "heading", title: "Title", note: "Before · 4 · Remark" },
    { type: "paragraph", text: "One two" },
    { type: "quote", text: "Words", author: "" },
    { type: "pictures", pictures: [shown, shown].map((one) => ({ picture: one, caption: "" })) },
    { type: "pairs", look: "facts", note: "Credits", pairs: [{ label: "Text", value: "Zlata" }] },
  ]);
});

test("a message that is missing is named", async () => {
  const message = (await messages())(getLocale("en"));
  expect(() => message("form.nothing")).toThrow('There is no message "form.nothing" in locales/.');
});

test("the changed entry is one, in the middle, and the content before is left alone", () => {
  const before = generateContent({ cases: 5 });
  const { answers, path } = changeCase(before, "Another title");
  const changed = answers.cases.ru.filter((entry, at) => entry.title !== before.cases.ru[at]?.title);
  expect(changed.map(({ title }) => title)).toEqual(["Another title"]);
  expect(path).toBe("/ru/cases/case-3");
  expect(answers.cases.en).toEqual(before.cases.en);
});

test("a short run makes two widths of each picture", async () => {
  const { uses } = fewerWidths(peersContent(generateContent(), await messages()));
  expect(Object.values(uses).map(({ widths }) => widths)).toEqual([
    [460, 940],
    [96, 220],
    [210, 450],
  ]);
});

test.each([
  ["index.html", "/"],
  ["ru/index.html", "/ru"],
  ["cases.html", "/cases"],
  ["cases/a-case/index.html", "/cases/a-case"],
])("the page %s answers at %s", (file, address) => {
  expect(addressesOf(file)).toEqual([`/${file}`, address]);
});

test("the table has a column for each builder, in rows of one width", () => {
  const cost = { wall: 21_340, cpu: undefined, resident: 0, memory: undefined };
  const page = { html: 12.4, scripts: 0, styles: 3, all: 90.5, early: 60, score: 100, largestPaint: 903, blocking: 0 };
  const visits = { pages: [page, page, page], click: { local: 46.6, "slow 4G": 201 } };
  const result = (name: string, costs: Partial<BuildCosts>) => ({
    ...{ name, visits },
    costs: { pages: 39, cold: cost, changed: cost, ...costs },
  });
  const table = peersTable([result("ours", { live: 1_940 }), result("Astro 7", {})]);
  expect(table).toMatch(/^\| click → heading, ms +\| 47 +\| 47 +\|$/m);
  expect(table).toMatch(/^\| Publish → live, s +\| 1\.9 +\| – +\|$/m);
  expect(table).toMatch(/^\| cold build, s +\| 21\.3 +\| 21\.3 +\|$/m);
  expect(new Set(table.split("\n").map((line) => line.length)).size).toBe(1);
});
