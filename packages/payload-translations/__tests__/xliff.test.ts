/** Texts go out as XLIFF 2.0 and come back. */
import fc from "fast-check";
import { BrokenMarksError, type Inline } from "payload-kit/rich-text/marks";
import type { IncomingUnit } from "../src/xliff/document";
import { readXliff } from "../src/xliff/read";
import { writeXliff } from "../src/xliff/write";
import { decodeXml, XliffError } from "../src/xliff/xml";
import { anyRichText } from "../testing/arbitrary-rich-text";
import { MODEL, text } from "../testing/content-model";

const { unitsOf, withTexts } = MODEL.richText;
const LANGUAGES = { from: "en-US", to: "pt-BR" };

/** An XLIFF file whose targets are copies of their sources. */
function sent(state: unknown): string {
  const units = unitsOf(state).map(({ id, text }) => ({
    id: `body.${id}`,
    name: "Body",
    source: text,
    target: text.content,
    terms: [],
  }));
  return writeXliff(LANGUAGES, [{ id: "cases.1", title: "A & B", units }]);
}

const targets = (units: readonly IncomingUnit[]) =>
  new Map(units.map(({ id, target }) => [id.replace("body.", ""), target ?? []]));

test("a random rich text comes back from XLIFF byte for byte, and so does every source", async () => {
  await fc.assert(
    fc.asyncProperty(anyRichText, async (state) => {
      const [file] = (await readXliff(sent(state))).files;
      const units = file?.units ?? [];
      expect(JSON.stringify(withTexts(state, targets(units)))).toBe(JSON.stringify(state));
      expect(units.map(({ source }) => source)).toEqual(unitsOf(state).map(({ text }) => text.content));
    }),
    { seed: 24, numRuns: 200 },
  );
});

const link = (...children: object[]) => ({ type: "link", version: 3, fields: { url: "/cases" }, children });
const paragraph = (...children: object[]) => ({ root: { type: "root", children: [{ type: "paragraph", children }] } });
const SOURCE = paragraph(text("We are "), text("loud", 1), text(" in "), link(text("all"), text(" cases", 2)));

const translated = (...content: Inline[]) => withTexts(SOURCE, new Map([["0.0", content]]));

test("marks may change their places and their words", () => {
  const place: Inline = { id: "2", content: ["Во всех", { id: "3", content: [" кейсах"] }] };
  expect(translated(place, " мы ", { id: "1", content: ["громкие"] })).toEqual(
    paragraph(link(text("Во всех"), text(" кейсах", 2)), text(" мы "), text("громкие", 1)),
  );
});

const LOUD: Inline = { id: "1", content: ["громкие"] };
const PLACE: Inline = { id: "2", content: [{ id: "3", content: ["кейсы"] }] };

test.each<[string, Inline[]]>([
  ["lost", [PLACE]],
  ["unknown", [LOUD, PLACE, { id: "9" }]],
  ["twice", [LOUD, LOUD, PLACE]],
  ["nested", [{ id: "1", content: [PLACE] }]],
])("a mark that is %s is refused", (fault, content) => {
  expect(() => translated(...content)).toThrow(BrokenMarksError);
  expect(() => translated(...content)).toThrow(expect.objectContaining({ fault }));
});

const wrapped = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">${inside}</xliff>`;
const unit = (segments: string) => wrapped(`<file id="f"><group id="g"><unit id="u">${segments}</unit></group></file>`);

const segment = (target: string, attributes = "") =>
  unit(`<segment><source>a</source><target${attributes}>${target}</target></segment>`);

test.each([
  ["an entity of its own", `<!DOCTYPE xliff [<!ENTITY a "a">]>${wrapped("")}`, /DOCTYPE/],
  ["a file from elsewhere", `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${wrapped("")}`, /DOCTYPE/],
  ["an entity that is not XML's", unit("<segment><source>&nbsp;</source></segment>"), /entity/],
  ["what is not well-formed", wrapped("<file>"), /close tag/],
  ["another version", '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', /1\.2/],
  ["endless nesting", wrapped("<a>".repeat(60)), /50/],
  ["nothing", "", /document must contain/],
  ["foreign marks", unit("<segment><source>a<b/></source></segment>"), /<b>/],
  ["a mark that begins only", segment('a<sc id="1"/>'), /mark 1 begins/],
  ["a mark that ends only", segment('a<ec startRef="1"/>'), /mark 1 begins/],
  ["marks that cross", segment('<sc id="1"/>a<sc id="2"/>b<ec startRef="1"/>c<ec startRef="2"/>'), /mark 1 ends/],
  ["a mark that crosses an element", segment('<pc id="1">a<sc id="2"/></pc>b<ec startRef="2"/>'), /mark 1 ends/],
  ["no character", segment('a<cp hex="1"/>'), /hex="1"/],
  ["a place that is taken", segment("a", ' order="2"'), /order/],
  ["no place", segment("a", ' order="x"'), /order/],
  ["another language", segment("a", ' xml:lang="de"'), /"de".+"ru"/],
  ["two targets", unit("<segment><source>a</source><target>b</target><target>c</target></segment>"), /<target>/],
  ["no source", unit("<segment><target>b</target></segment>"), /no <source>/],
  ["a text that is too long", segment("a".repeat(100_001)), /100000/],
  ["too many marks", segment(`a${'<ph id="1"/>'.repeat(2_001)}`), /2000/],
  ["too many texts", wrapped(`<file id="f">${'<unit id="u"/>'.repeat(10_001)}</file>`), /10000/],
])("%s is refused with a sentence", async (_what, xml, message) => {
  await expect(readXliff(xml)).rejects.toThrow(XliffError);
  await expect(readXliff(xml)).rejects.toThrow(message);
});

test("segments, groups and annotations of other tools are read", async () => {
  const segments = `<segment><source>One.</source><target>Раз.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>Two.</source><target><mrk id="m" type="term">Два</mrk>.</target></segment>`;
  expect((await readXliff(unit(segments))).files).toEqual([
    { id: "f", units: [{ id: "u", source: ["One. Two."], target: ["Раз. Два."] }] },
  ]);
  const half = segments.replace("<target>Раз.</target>", "");
  expect((await readXliff(unit(half))).files[0]?.units[0]?.target).toBeUndefined();
});

const FIRST = "<segment><source>One.</source><target order='3'>Раз.</target></segment>";
const SPACE = "<ignorable><source> </source></ignorable>";
const second = (target: string, state = "initial") =>
  `<segment state="${state}"><source>Two.</source>${target}</segment>`;

test.each<[string, string, Inline[] | undefined]>([
  ["no target", second(""), undefined],
  ["an empty target", second("<target/>"), undefined],
  ["a target of blanks", second("<target> \u00a0\u200b\n</target>"), undefined],
  ["a target of marks alone", second('<target><pc id="1"> </pc><ph id="2"/></target>'), undefined],
  ["an empty target that is final", second("<target/>", "final"), undefined],
  ["an empty one among others", FIRST.replace("3", "1") + SPACE + second("<target/>"), undefined],
  ["one that was merged", FIRST.replace("3", "1") + second("<target/>", "translated"), ["Раз."]],
  ["targets in another order", FIRST + SPACE + second("<target order='1'>Два.</target>"), ["Два. Раз."]],
  [
    "marks that begin and end apart",
    `<segment><source>a</source><target>Мы <sc id="1"/>громкие</target></segment>${SPACE}${second('<target>и<ec startRef="1"/>.</target>')}`,
    ["Мы ", { id: "1", content: ["громкие и"] }, "."],
  ],
  [
    "marks within each other",
    second('<target><sc id="1"/><pc id="2">a</pc><ec id="1"/></target>'),
    [{ id: "1", content: [{ id: "2", content: ["a"] }] }],
  ],
])("%s: nothing is read that the file does not say", async (_what, segments, target) => {
  expect((await readXliff(unit(segments))).files[0]?.units[0]?.target).toEqual(target);
});

test("version 2.1 and an entry in two files are read", async () => {
  const file = (id: string) => `<file id="f"><unit id="${id}"><segment><source>a</source></segment></unit></file>`;
  const xml = wrapped(file("a") + file("b")).replace('version="2.0"', 'version="2.1"');
  expect((await readXliff(xml)).files.map(({ id, units }) => [id, units.map((unit) => unit.id)])).toEqual([
    ["f", ["a", "b"]],
  ]);
});

const DECLARED = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${segment("Привет")}`;
const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each<[string, Uint8Array]>([
  ["UTF-8 without a declaration", Buffer.from(segment("Привет"))],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${DECLARED("UTF-8")}`)],
  ["UTF-16 in little endian", utf16(`\ufeff${DECLARED("UTF-16")}`)],
  ["UTF-16 in big endian", utf16(`\ufeff${DECLARED("UTF-16")}`).swap16()],
  ["UTF-16 without a byte order mark", utf16(DECLARED("UTF-16LE"))],
  ["UTF-16 that was written again as UTF-8", Buffer.from(DECLARED("utf-16"))],
  [
    "windows-1251",
    Buffer.concat(
      DECLARED("windows-1251")
        .split("Привет")
        .flatMap((part, at) => [Buffer.from(at === 0 ? [] : [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), Buffer.from(part)]),
    ),
  ],
])("%s is decoded", async (_what, bytes) => {
  expect((await readXliff(decodeXml(bytes))).files[0]?.units[0]?.target).toEqual(["Привет"]);
});

test.each([
  ["is not what it says", Buffer.concat([Buffer.from(DECLARED("UTF-8")), Buffer.from([0xff])]), /"UTF-8"/],
  ["is unknown", Buffer.from(DECLARED("klingon")), /"klingon"/],
])("an encoding that %s is refused with a sentence", (_what, bytes, message) => {
  expect(() => decodeXml(bytes)).toThrow(XliffError);
  expect(() => decodeXml(bytes)).toThrow(message);
});
