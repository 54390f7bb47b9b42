/**
 * X13: each check of the publish gate finds its fault, and lets be what is none. Figures of whole forms are in
 * figures.test.ts.
 */
import { LOCALE_CODES } from "@future-native/contract/locales";
import type { Fault } from "payload-publish-gate";
import { judge as judgeBy } from "payload-publish-gate/judge";
import { CHECKS, type CheckName } from "../../src/publish-checks";
import { lexicalFromBlocks, type BlockInput } from "../../src/rich-text/to-lexical";
import { withEntryLink } from "../support/gate/forms";
import { changeOf, CASE, inEach, pageFault, SITE, type Parts, type SiteChange } from "../support/gate/changes";

const judge = (change: SiteChange) => judgeBy(change, CHECKS);
const found = (check: CheckName, parts: Parts): Fault[] => CHECKS[check](changeOf(parts));
const body = (...blocks: BlockInput[]) => inEach(lexicalFromBlocks(blocks));
const link = (href: string) => body({ type: "paragraph", runs: [{ text: "There", href }] });

const namelessLink = body({ type: "paragraph", runs: [{ text: " ", href: "/about" }] });
const entryLink = (id: number, anchor = "") => inEach(withEntryLink(null, "cases", id, anchor));

/** Content with a fault, the field that the check names, and the corrected content. */
const CASES: readonly (readonly [check: CheckName, wrong: Parts, field: string, right: Parts])[] = [
  ["deadLinks", { doc: { body: link("/cases/nobody") } }, "body", { doc: { body: link("/cases/other") } }],
  ["deadLinks", { doc: { body: link("/ru/nowhere") } }, "body", { doc: { body: link("/ru/search") } }],
  ["deadAnchors", { doc: { body: link("/cases/other#no") } }, "body", { doc: { body: link("/cases/other#what-was") } }],
  ["deadAnchors", { doc: { body: link("#no") } }, "body", { doc: { body: link("/contacts/brief#anything") } }],
  ["deadAnchors", { doc: { body: entryLink(9, "No") } }, "body", { doc: { body: entryLink(9, "What was?") } }],
  ["lostLinks", { doc: { body: entryLink(8) } }, "body", { doc: { body: entryLink(9) } }],
  ["linkedPages", { doc: { lead: { ...CASE.lead, ru: "" } }, before: CASE }, "lead", { before: CASE }],
  ["missingAlt", { doc: { cover: 2 } }, "cover", { doc: { cover: 1 } }],
  ["fileNameAlt", { doc: { cover: 3 } }, "cover", { doc: { cover: 1 } }],
  ["smallPictures", { doc: { cover: 4 } }, "cover", { doc: { cover: 1 } }],
  ["heavyPictures", { doc: { cover: 5 } }, "cover", { doc: { cover: 1 } }],
  ["samePictures", { doc: { cover: 6 } }, "cover", { doc: { cover: 1 } }],
  [
    "samePictures",
    { doc: { body: body({ type: "pair", left: 1, right: 1 }) } },
    "body",
    { doc: { body: body({ type: "pair", left: 1, right: 4 }) } },
  ],
  ["emptyTexts", { doc: { title: inEach(" \u200b—") } }, "title", { doc: { title: inEach("№") } }],
  [
    "placeholderTexts",
    { doc: { lead: inEach("Lorem ipsum, and so on") } },
    "lead",
    { doc: { lead: inEach("The text is the task") } },
  ],
  [
    "placeholderTexts",
    { doc: { title: inEach("Текст") } },
    "title",
    { doc: { body: body({ type: "credits", credits: [{ role: "Text", name: "Ana" }] }) } },
  ],
  ["longTitles", { doc: { title: inEach("W".repeat(40)) } }, "title", { doc: { title: inEach("i".repeat(40)) } }],
  [
    "longDescriptions",
    { doc: { seo: { description: inEach("wide ".repeat(40)) } } },
    "seo.description",
    { doc: { lead: inEach("wide ".repeat(40)) } },
  ],
  ["titlesTwice", { doc: { title: inEach("THE  OTHER case") } }, "title", { doc: { title: inEach("Another case") } }],
  [
    "descriptionsTwice",
    { doc: { lead: inEach("The other lead") } },
    "lead",
    { doc: { lead: inEach("A lead of its own") } },
  ],
  [
    "headingOrder",
    { doc: { body: body({ type: "heading", level: 3, text: "Small" }) } },
    "body",
    { doc: { body: body({ type: "heading", level: 2, text: "Large" }, { type: "heading", level: 3, text: "Small" }) } },
  ],
  [
    "missingLanguages",
    { doc: { lead: { ...CASE.lead, br: "" } } },
    "lead",
    { doc: { title: { en: "T" }, lead: { en: "L" }, body: { en: CASE.body.en } } },
  ],
  [
    "untranslatedTexts",
    { doc: { lead: { en: "An agency for people", ru: "An agency for people", br: "Uma agência" } } },
    "lead",
    { doc: { lead: { en: "Ana Souza, HR 2026", ru: "Ana Souza, HR 2026", br: "Ana Souza, HR 2026" } } },
  ],
  [
    "brokenTerms",
    { doc: { lead: { en: "An agency for an EVP", ru: "Агентство для ЦПР", br: "Para uma EVP" } } },
    "lead",
    { doc: { lead: { en: "An agency for an EVP", ru: "От агентств — для EVP", br: "Para uma EVP" } } },
  ],
  ["unreadDrafts", { list: "jobs" }, "title", { list: "jobs", doc: { title: { en: "HR writer", br: "" } } }],
  ["contrast", { doc: { territory: { ground: "sand", figure: "sun", accent: "ink" } } }, "territory.figure", {}],
  ["contrast", { doc: { territory: { ground: "ice", figure: "paper", accent: "ink" } } }, "territory.figure", {}],
  ["contrast", { doc: { cover: 7 } }, "cover", { doc: { cover: 1 } }],
  [
    "silentVideos",
    { doc: { body: body({ type: "video", url: "https://video.example/gone", title: "A film" }) } },
    "body",
    { doc: { body: body({ type: "video", url: "https://video.example/there", title: "A film" }) } },
  ],
  [
    "jobPosting",
    { list: "jobs", doc: { validThrough: "2026-01-01T12:00:00.000Z" } },
    "validThrough",
    { list: "jobs", doc: { validThrough: "2026-03-01T12:00:00.000Z" } },
  ],
  [
    "jobPosting",
    { list: "jobs", doc: { title: inEach("WRITERS WANTED") } },
    "title",
    { list: "jobs", doc: { title: inEach("HR writer, EVP") } },
  ],
  [
    "article",
    { list: "blog-posts", doc: { author: "By Ana" } },
    "author",
    { list: "blog-posts", doc: { author: "Ana Souza" } },
  ],
  [
    "article",
    { list: "blog-posts", doc: { publishedAt: "2027-01-01T00:00:00.000Z" } },
    "publishedAt",
    { list: "blog-posts", doc: { publishedAt: "2026-01-01T00:00:00.000Z" } },
  ],
  [
    "redirects",
    {
      list: "settings",
      doc: {
        redirects: [{ from: "/a", to: "/a" }],
      },
    },
    "redirects.0.to",
    { list: "settings", doc: { redirects: [{ from: "/a", to: "/about" }] } },
  ],
  ["redirects", { doc: { body: link("/renamed") } }, "body", { doc: { body: link("/about") } }],
  [
    "pageFaults",
    { doc: { body: namelessLink }, page: [pageFault({ rule: "link-name", href: "/about" })] },
    "body",
    { doc: { body: namelessLink } },
  ],
];

test.each(CASES)("X13: %s names the field of its fault and blames nothing else", (check, wrong, field, right) => {
  const faults = found(check, wrong);
  expect([...new Set(faults.map((fault) => fault.field))]).toEqual([field]);
  expect(found(check, right)).toEqual([]);
});

test("X13: every check is tested here, and says what it found in three languages", () => {
  expect([...new Set(CASES.map(([check]) => check))].sort()).toEqual(Object.keys(CHECKS).sort());
  const said = CASES.flatMap(([check, wrong]) => found(check, wrong)).map(({ message }) => Object.values(message));
  for (const texts of said) expect(new Set(texts.filter((text) => text.length > 10)).size).toBe(3);
});

test("X13: what was wrong before, and is not touched, holds nobody up", () => {
  const bad = { ...CASE, body: link("/cases/nobody") };
  const change: SiteChange = changeOf({ doc: { ...bad, title: inEach("Corrected") }, before: bad });
  expect(judge(change)).toEqual([]);
  const worse = changeOf({ doc: { ...bad, cover: 2 }, before: bad });
  expect(judge(worse).map(({ check, severity }) => [check, severity])).toEqual([
    ["missingAlt", "error"],
    ["missingAlt", "error"],
  ]);
  expect(judge(changeOf({ doc: bad }))).toHaveLength(LOCALE_CODES.length);
});

test("X13: a page that others link to is not taken off the site, and who links is named", () => {
  const taken: SiteChange = { ...changeOf({ before: CASE }), after: undefined };
  const [fault] = judge(taken);
  expect(fault).toMatchObject({ check: "linkedPages", severity: "error", field: "", locale: "ru" });
  expect(fault?.message.en).toContain("A story about it");
  expect(judge({ ...taken, site: { ...SITE, links: [] } })).toEqual([]);
});

test("X13: nor is a page that others link to by an address that it had before", () => {
  const taken: SiteChange = { ...changeOf({ before: CASE }), after: undefined };
  const redirects = new Map([
    ["/ru/cases/first-name", "/ru/cases/second-name"],
    ["/ru/cases/second-name", "/ru/cases/a-case"],
  ]);
  const href = "/ru/cases/first-name";
  const links = SITE.links.map((link) => ({ ...link, href, target: { path: href, hash: "" } }));
  const [fault] = judge({ ...taken, site: { ...SITE, links, redirects } });
  expect(fault).toMatchObject({ check: "linkedPages", severity: "error", locale: "ru", subject: "/ru/cases/a-case" });
});

test("A4: what has chosen an entry loses the link when its page goes, and stops nothing", () => {
  const taken = changeOf({ before: CASE, doc: { title: { ...CASE.title, ru: "" } } });
  const link = { field: "body", href: "", language: "ru", locale: "ru", target: undefined, words: "there" } as const;
  const entry = { list: taken.list, id: taken.id, place: "" };
  const links = [{ ...link, entry, list: "cases", id: "9", title: "The other case" }];
  const [fault] = judge({ ...taken, site: { ...SITE, links } });
  expect(fault).toMatchObject({ check: "linkedPages", severity: "warning", locale: "ru" });
  expect(fault?.message.en).toContain("“The other case”");
});

test("the title of a vacancy is judged at once, however many capitals it has", () => {
  const title = inEach(`${"W".repeat(5000)}riters`);
  expect(found("jobPosting", { list: "jobs", doc: { title } })).toEqual([]);
});
