/** X13, X7: what axe finds on the page of a draft is named with the field that it comes from. */
import { judge as judgeBy } from "payload-publish-gate/judge";
import { CHECKS } from "../../src/publish-checks";
import { lexicalFromBlocks, type BlockInput } from "../../src/rich-text/to-lexical";
import { CASE, changeOf, inEach, pageFault, type Parts, type SiteChange } from "../support/gate/changes";

const judge = (change: SiteChange) => judgeBy(change, CHECKS);
const found = (parts: Parts) => CHECKS.pageFaults(changeOf(parts));
const places = (parts: Parts) => found(parts).map(({ field, locale }) => [field, locale]);
const body = (...blocks: BlockInput[]) => inEach(lexicalFromBlocks(blocks));
const paragraph = (text: string): BlockInput => ({ type: "paragraph", runs: [{ text }] });

test("X13: by the whole text of the element, else by a text that it is part of, in the language of the page", () => {
  const page = [pageFault({ rule: "some-rule", text: "What it is  about" })];
  expect(places({ page })).toEqual([["lead", "en"]]);
  const doc = { body: body(paragraph("It was so, and nobody knew.")) };
  expect(places({ doc, page: [pageFault({ rule: "some-rule", text: "and nobody" })] })).toEqual([["body", "en"]]);
  const russian = { lead: { ...CASE.lead, ru: "О чём это" } };
  expect(places({ doc: russian, page: [pageFault({ rule: "some-rule", text: "О чём это" })] })).toEqual([["", null]]);
});

test("X13: what has no words is known by its kind, or by what stands beside it", () => {
  const doc = { body: body({ type: "beat", beat: "was", title: "\u200b" }, paragraph("It was so.")) };
  expect(places({ doc, page: [pageFault({})] })).toEqual([["body", "en"]]);
  const beside = pageFault({ rule: "some-rule", around: "Then It was so. Play" });
  expect(places({ doc, page: [beside] })).toEqual([["body", "en"]]);
});

test("X13: a picture by its file", () => {
  const page = [pageFault({ rule: "image-redundant-alt", text: "", picture: "/media/picture-1.webp" })];
  expect(places({ doc: { cover: 1 }, page })).toEqual([["cover", null]]);
});

test("X13: words that are hard to read on a territory lead to its ground, others to themselves", () => {
  const page = [
    pageFault({ rule: "color-contrast", text: "A case" }),
    pageFault({ rule: "color-contrast", text: "It was so." }),
  ];
  expect(places({ page })).toEqual([
    ["territory.ground", null],
    ["body", "en"],
  ]);
});

test("X13: what no word of the entry has made is one warning about the page", () => {
  const page = ["region", "region", "list"].map((rule) => pageFault({ rule, text: "All cases" }));
  const faults = found({ page });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ severity: "warning", field: "", locale: null, subject: "region, list" });
  expect(faults[0]?.message.en).toContain("axe: region, list");
});

test("X13: axe warns, whatever it finds: only the server stops a publication", () => {
  const page = ["link-name", "empty-heading", "color-contrast", "region"].map((rule) =>
    pageFault({ rule, text: "A case" }),
  );
  expect(new Set(found({ page }).map(({ severity }) => severity))).toEqual(new Set(["warning"]));
});

test("X13: what the server says itself is said once, and what is live and untouched holds nobody up", () => {
  const small = { body: body({ type: "heading", level: 3, text: "Small" }) };
  const page = [pageFault({ rule: "heading-order", text: "Small" })];
  expect(judge(changeOf({ doc: small, page })).filter(({ check }) => check === "pageFaults")).toEqual([]);
  const nameless = { body: body({ type: "paragraph", runs: [{ text: " ", href: "/about" }] }) };
  const link = [pageFault({ rule: "link-name", href: "/about" })];
  const before = { ...CASE, ...nameless };
  const onPage = (parts: Parts) => judge(changeOf(parts)).filter(({ check }) => check === "pageFaults");
  expect(onPage({ doc: nameless, before, page: link })).toEqual([]);
  expect(onPage({ doc: nameless, before: CASE, page: link })).toHaveLength(1);
});
