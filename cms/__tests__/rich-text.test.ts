import type { Block, Film, Picture, Recording } from "@future-native/contract";
import { block } from "@future-native/contract";
import { blocksFromLexical, type TextTargets } from "../src/rich-text/from-lexical";
import type { LinkedEntry } from "../src/rich-text/link-target";
import { isEmptyRichText } from "payload-kit/rich-text/is-empty";
import { lexicalFromBlocks, type BlockInput } from "../src/rich-text/to-lexical";

const pictureOf = (mediaId: number): Picture => ({
  url: `/media/${mediaId}.webp`,
  width: 1600,
  height: 900,
  focal: { x: 0.5, y: 0.5 },
  updatedAt: "2026-01-01T00:00:00.000Z",
  alt: `Picture ${mediaId}`,
});

const soundOf = (id: number): Recording => ({
  url: `/media/${id}.m4a`,
  type: 'audio/mp4; codecs="mp4a.40.2"',
  seconds: 24,
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const filmOf = (id: number): Film => ({
  sources: [{ ...soundOf(id), url: `/media/${id}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' }],
  width: 960,
  height: 440,
  poster: pictureOf(id),
});

const targets: TextTargets = { picture: pictureOf, film: filmOf, sound: soundOf, pathOf: () => undefined };

const cases: [BlockInput, Block][] = [
  [
    {
      type: "paragraph",
      runs: [
        { text: "Plain, " },
        { text: "bold", bold: true },
        { text: "both", bold: true, italic: true },
        { text: "link", href: "/cases" },
      ],
    },
    {
      type: "paragraph",
      runs: [
        { text: "Plain, " },
        { text: "bold", bold: true },
        { text: "both", bold: true, italic: true },
        { text: "link", href: "/cases" },
      ],
    },
  ],
  [
    { type: "heading", level: 3, text: "A heading" },
    { type: "heading", level: 3, text: "A heading" },
  ],
  [
    { type: "list", ordered: true, items: [[{ text: "one" }], [{ text: "two", italic: true }]] },
    { type: "list", ordered: true, items: [{ runs: [{ text: "one" }] }, { runs: [{ text: "two", italic: true }] }] },
  ],
  [
    { type: "quote", text: "Words" },
    { type: "quote", text: "Words", author: null, loud: false },
  ],
  [
    { type: "picture", picture: 7, caption: "Under it" },
    { type: "picture", picture: pictureOf(7), caption: "Under it" },
  ],
  [
    { type: "pair", left: 1, right: 2 },
    { type: "pair", pictures: [pictureOf(1), pictureOf(2)] },
  ],
  [
    { type: "figures", figures: [{ value: "4–6", label: "clients a month" }] },
    { type: "figures", figures: [{ value: "4–6", label: "clients a month" }], source: null },
  ],
  [
    { type: "video", url: "https://video.example/1", title: "A film" },
    { type: "video", url: "https://video.example/1", title: "A film", poster: null },
  ],
  [
    { type: "quote", text: "Loud", author: "Vera", loud: true },
    { type: "quote", text: "Loud", author: "Vera", loud: true },
  ],
  [
    { type: "figures", figures: [{ value: "41", label: "hired" }], source: "The payroll" },
    { type: "figures", figures: [{ value: "41", label: "hired" }], source: "The payroll" },
  ],
  [
    { type: "beat", beat: "found", title: "Sixty problems", figure: " ", remark: "All real" },
    { type: "beat", beat: "found", title: "Sixty problems", figure: null, remark: "All real" },
  ],
  [
    { type: "artefact", picture: 7, caption: "A poster", medium: "Outdoor" },
    { type: "artefact", pieces: [{ picture: pictureOf(7), caption: "A poster" }], medium: "Outdoor" },
  ],
  [
    { type: "artefact", picture: 7, second: 8, secondCaption: "The box" },
    {
      type: "artefact",
      pieces: [
        { picture: pictureOf(7), caption: null },
        { picture: pictureOf(8), caption: "The box" },
      ],
      medium: null,
    },
  ],
  [
    { type: "radio", title: "Tomorrow", seconds: 24, lines: [{ at: 0, text: "A phone rings." }] },
    {
      type: "radio",
      title: "Tomorrow",
      note: null,
      seconds: 24,
      lines: [{ at: 0, text: "A phone rings." }],
      sound: null,
    },
  ],
  [
    { type: "radio", title: "Tomorrow", seconds: 24, lines: [{ at: 0, text: "A phone rings." }], sound: 4 },
    {
      ...{ type: "radio", title: "Tomorrow", note: null, seconds: 24 },
      lines: [{ at: 0, text: "A phone rings." }],
      sound: soundOf(4),
    },
  ],
  [{ type: "loop" }, { type: "loop", caption: null, film: null }],
  [
    { type: "loop", film: 5 },
    { type: "loop", caption: null, film: filmOf(5) },
  ],
  [
    { type: "play", kind: "bell", title: "Ring it", steps: [{ label: "17.30" }] },
    {
      ...{ type: "play", kind: "bell", title: "Ring it", lead: null, action: null, done: null },
      steps: [{ label: "17.30", said: null }],
    },
  ],
  [
    { type: "credits", credits: [{ role: "Text", name: "Zlata" }] },
    { type: "credits", credits: [{ role: "Text", name: "Zlata" }] },
  ],
];

test.each(cases)("%j comes back as a block of the contract", (input, expected) => {
  const blocks = blocksFromLexical(lexicalFromBlocks([input]), targets);
  expect(blocks).toEqual([expected]);
  expect(block.safeParse(blocks[0]).success).toBe(true);
});

const text = (value: string, format = 0) => ({ type: "text", text: value, format, version: 1 });
const state = (...children: unknown[]) => ({ root: { type: "root", children } });

test("empty paragraphs, headings and lists are left out", () => {
  const empty = state(
    { type: "paragraph", children: [] },
    { type: "heading", tag: "h2", children: [text("  ")] },
    { type: "list", listType: "bullet", children: [{ type: "listitem", children: [] }] },
    { type: "paragraph", children: [text("Something")] },
  );
  expect(blocksFromLexical(empty, targets)).toEqual([{ type: "paragraph", runs: [{ text: "Something" }] }]);
});

test("a list inside a list becomes items of the one list that the contract knows", () => {
  const inner = { type: "list", listType: "bullet", children: [{ type: "listitem", children: [text("inner")] }] };
  const outer = {
    type: "list",
    listType: "bullet",
    children: [
      { type: "listitem", children: [text("outer")] },
      { type: "listitem", children: [inner] },
    ],
  };
  expect(blocksFromLexical(state(outer), targets)).toEqual([
    { type: "list", ordered: false, items: [{ runs: [{ text: "outer" }] }, { runs: [{ text: "inner" }] }] },
  ]);
});

test("a line break is kept as one", () => {
  const paragraph = { type: "paragraph", children: [text("one"), { type: "linebreak" }, text("two")] };
  expect(blocksFromLexical(state(paragraph), targets)).toEqual([
    { type: "paragraph", runs: [{ text: "one" }, { text: "\n" }, { text: "two" }] },
  ]);
});

test("a node that the site has no component for is refused by name", () => {
  expect(() => blocksFromLexical(state({ type: "table", children: [text("x")] }), targets)).toThrow(
    /holds something that the site cannot show \(root\.children\.0/,
  );
});

describe("a link that names a page instead of an address (A4)", () => {
  const pathOf = ({ list, id }: LinkedEntry) => (list === "cases" && id === 3 ? "/cases/soup" : undefined);
  const read = (fields: object) => {
    const link = { type: "link", fields, children: [text("there")] };
    return blocksFromLexical(state({ type: "paragraph", children: [link] }), { ...targets, pathOf });
  };
  const entry = (value: number, anchor = "") => ({ linkType: "internal", doc: { relationTo: "cases", value }, anchor });

  test.each([
    ["an entry", entry(3), "/cases/soup"],
    ["a place of an entry", entry(3, "What came of it?"), "/cases/soup#what-came-of-it"],
    ["a screen", { linkType: "screen", screen: "/about" }, "/about"],
    ["a place of home", { linkType: "screen", screen: "/", anchor: "top" }, "/#top"],
    ["a web address that begins with www", { url: " www.example.com/a\u200b " }, "https://www.example.com/a"],
    ["a mailbox with blanks", { url: "mailto: ana@example.com " }, "mailto:ana@example.com"],
    ["a number with blanks", { url: "Tel: +7 495 000-00-00" }, "Tel:+7495000-00-00"],
    ["an address, whatever was chosen before", { linkType: "custom", url: "/blog", doc: null, screen: null }, "/blog"],
  ])("leads to %s", (_, fields, href) => {
    expect(read(fields)).toEqual([{ type: "paragraph", runs: [{ text: "there", href }] }]);
  });

  test("falls away, and its words stay, where the language has no such page", () => {
    expect(read(entry(4, "a place"))).toEqual([{ type: "paragraph", runs: [{ text: "there" }] }]);
  });

  test.each([{ linkType: "internal" }, { linkType: "screen" }, { linkType: "screen", screen: "/admin" }])(
    "is refused where nothing is chosen: %j",
    (fields) => expect(() => read(fields)).toThrow(/cannot show/),
  );
});

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x"])("a link to %s is refused", (url) => {
  const link = { type: "link", fields: { url }, children: [text("click")] };
  expect(() => blocksFromLexical(state({ type: "paragraph", children: [link] }), targets)).toThrow(/has a link to/);
});

test.each([
  [null, true],
  [undefined, true],
  [state(), true],
  [state({ type: "paragraph", children: [text(" ")] }), true],
  [state({ type: "paragraph", children: [text("a")] }), false],
  [state({ type: "block", fields: { blockType: "picture" } }), false],
])("emptiness of %j is %s", (value, expected) => {
  expect(isEmptyRichText(value)).toBe(expected);
});
