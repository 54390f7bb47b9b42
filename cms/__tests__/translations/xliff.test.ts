/** Texts go out as XLIFF 2.0 and come back (X3). */
import fc from "fast-check";
import { BrokenMarksError, type Inline } from "../../src/rich-text/marks";
import { textUnitsOf, withTexts } from "../../src/rich-text/text-units";
import type { IncomingUnit } from "../../src/translations/xliff/document";
import { readXliff, XliffError } from "../../src/translations/xliff/read";
import { writeXliff } from "../../src/translations/xliff/write";
import { richText } from "../support/arbitrary-rich-text";

const LANGUAGES = { from: "en-US", to: "pt-BR" };

/** What a translator would send back who has copied every source. */
function sent(state: unknown): string {
  const units = textUnitsOf(state).map(({ id, text }) => ({
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

test("X3: a random rich text comes back from XLIFF byte for byte, and so does every source", () => {
  fc.assert(
    fc.property(richText, (state) => {
      const [file] = readXliff(sent(state)).files;
      const units = file?.units ?? [];
      expect(JSON.stringify(withTexts(state, targets(units)))).toBe(JSON.stringify(state));
      expect(units.map(({ source }) => source)).toEqual(textUnitsOf(state).map(({ text }) => text.content));
    }),
    { seed: 24, numRuns: 200 },
  );
});

const text = (words: string, format = 0) => ({
  detail: 0,
  format,
  mode: "normal",
  style: "",
  text: words,
  type: "text",
  version: 1,
});
const link = (...children: object[]) => ({ type: "link", version: 3, fields: { url: "/cases" }, children });
const paragraph = (...children: object[]) => ({ root: { type: "root", children: [{ type: "paragraph", children }] } });
const SOURCE = paragraph(text("We are "), text("loud", 1), text(" in "), link(text("all"), text(" cases", 2)));

const translated = (...content: Inline[]) => withTexts(SOURCE, new Map([["0.0", content]]));

test("X3: marks may change their places and their words", () => {
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
])("X3: a mark that is %s is refused", (fault, content) => {
  expect(() => translated(...content)).toThrow(BrokenMarksError);
  expect(() => translated(...content)).toThrow(expect.objectContaining({ fault }));
});

const wrapped = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">${inside}</xliff>`;
const unit = (segments: string) => wrapped(`<file id="f"><group id="g"><unit id="u">${segments}</unit></group></file>`);

test.each([
  ["an entity of its own", `<!DOCTYPE xliff [<!ENTITY a "a">]>${wrapped("")}`, /DOCTYPE/],
  ["a file from elsewhere", `<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${wrapped("")}`, /DOCTYPE/],
  ["an entity that is not XML's", unit("<segment><source>&nbsp;</source></segment>"), /entity/],
  ["what is not well-formed", wrapped("<file>"), /close tag/],
  ["another version", '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', /1\.2/],
  ["endless nesting", wrapped("<a>".repeat(60)), /50/],
  ["nothing", "", /document must contain/],
  ["foreign marks", unit('<segment><source>a<sc id="1"/></source></segment>'), /<sc>/],
])("X3: %s is refused with a sentence", (_what, xml, message) => {
  expect(() => readXliff(xml)).toThrow(XliffError);
  expect(() => readXliff(xml)).toThrow(message);
});

test("X3: segments, groups and annotations of other tools are read", () => {
  const segments = `<segment><source>One.</source><target>Раз.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment><source>Two.</source><target><mrk id="m" type="term">Два</mrk>.</target></segment>`;
  expect(readXliff(unit(segments)).files).toEqual([
    { id: "f", units: [{ id: "u", source: ["One. Two."], target: ["Раз. Два."] }] },
  ]);
  const half = segments.replace("<target>Раз.</target>", "");
  expect(readXliff(unit(half)).files[0]?.units[0]?.target).toBeUndefined();
});
