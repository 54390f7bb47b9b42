/** No parser is quadratic: ten times the input takes at most forty times as long, not a hundred times. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { wordsOf } from "static-search";
import { timesAtTen } from "../../__tests__/support/ten-times";
import { readArchive, writeArchive } from "payload-backup/archive";
import { FORMAT } from "payload-backup/manifest";
import { readForm } from "../src/enquiries/read-form";
import { addressesInCircles } from "../src/fields/redirect-circle";
import { blocksFromLexical } from "../src/rich-text/from-lexical";
import type { Inline } from "payload-kit/rich-text/marks";
import { createRichText } from "payload-translations/rich-text";
import { planEntry } from "payload-translations/xliff/plan";
import { readXliff } from "payload-translations/xliff/read";
import { everyBlock } from "../src/rich-text/blocks";

const MOST = 40;

const folder = mkdtempSync(path.join(tmpdir(), "ten-times-"));
afterAll(() => rmSync(folder, { recursive: true }));

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

const text = (words: string, format = 0) => ({
  ...{ detail: 0, format, mode: "normal", style: "", text: words, type: "text", version: 1 },
});
const paragraph = (children: object[]) => ({ type: "paragraph", version: 1, children });
const state = (children: object[]) => ({ root: { type: "root", children } });
const bold = (at: number) => text(`Words ${at} of a text. `, at % 2);

const noLibrary = (): never => {
  throw new Error("There is no picture.");
};
const targets = { picture: noLibrary, film: noLibrary, sound: noLibrary, pathOf: () => undefined };

const richText = createRichText(everyBlock);
const source = { code: "en", label: "English", tag: "en" } as const;

function readRichText(value: object) {
  const units = richText.unitsOf(value);
  blocksFromLexical(value, targets);
  return richText.withTexts(
    value,
    new Map(units.map(({ id, text }): [string, readonly Inline[]] => [id, text.content])),
  );
}

const segment = (words: string) => `<segment><source>${words}</source><target>${words}</target></segment>`;
const unit = (at: number, segments: string) => `<unit id="rows.${at}.text">${segments}</unit>`;
const xliff = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru"><file id="f">${inside}</file></xliff>`;

const rowsField = { path: "rows", label: "Rows", isNeeded: false, columns: ["text"] };

function importOf(xml: string, rows: number) {
  const entry = { rows: times(rows, (at) => ({ id: String(at), text: { en: `Row ${at}` } })) };
  const model = { languages: { source, all: [source] }, richText };
  const knowledge = { fields: [rowsField], history: [{ entry }, { entry }], to: "ru" as const, terms: [], model };
  return async () => (await readXliff(xml)).files.map(({ units }) => planEntry(units, knowledge));
}

test.each<[string, number, (size: number) => () => unknown]>([
  [
    "a rich text of many paragraphs",
    1_000,
    (size) => () => readRichText(state(times(size, (at) => paragraph([bold(at)])))),
  ],
  ["a paragraph of many formats", 2_000, (size) => () => readRichText(state([paragraph(times(size, bold))]))],
  [
    "a list of many items",
    400,
    (size) => {
      const item = (at: number) => ({ type: "listitem", version: 1, value: at + 1, children: [bold(at)] });
      const list = { type: "list", version: 1, tag: "ul", listType: "bullet", start: 1, children: times(size, item) };
      return () => readRichText(state([list]));
    },
  ],
  [
    "an XLIFF file of many units",
    500,
    (size) => importOf(xliff(times(size, (at) => unit(at, segment(`Row ${at}`))).join("")), size),
  ],
  [
    "an XLIFF unit of many marks",
    200,
    (size) => importOf(xliff(unit(0, segment('a <pc id="1">b</pc>'.repeat(size)))), 1),
  ],
  ["an XLIFF unit of many segments", 2_000, (size) => importOf(xliff(unit(0, segment("a").repeat(size))), 1)],
  [
    "a chain of redirects",
    500,
    (size) => () => addressesInCircles(new Map(times(size, (at) => [`/${at}`, `/${at + 1}`]))),
  ],
  ["a question to the search", 2_000, (size) => () => wordsOf("мы́слит’ ru-1 ".repeat(size))],
])("%s", async (_what, normal, prepare) => {
  expect(await timesAtTen(prepare, normal)).toBeLessThan(MOST);
});

test("an archive of many files", async () => {
  const about = {
    ...({ format: FORMAT, madeAt: new Date(0).toISOString(), version: "1.0.0", node: process.version } as const),
    ...{ release: null, hasSecrets: false, missing: [] },
    database: { kind: "sqlite" as const, migrations: [], rows: {}, types: {} },
  };
  let count = 0;
  const prepare = (size: number) => {
    const from = path.join(folder, `from-${size}`);
    mkdirSync(from);
    for (let at = 0; at < size; at += 1) writeFileSync(path.join(from, String(at)), "x".repeat(1000));
    return async () => {
      count += 1;
      const [file, to] = [path.join(folder, `${count}.tar.gz`), path.join(folder, `to-${count}`)];
      await writeArchive(file, [{ name: "media", path: from }], about);
      await readArchive(file, { "": to });
    };
  };
  expect(await timesAtTen(prepare, 30)).toBeLessThan(MOST);
});

test("a multipart form of many lines in its file", async () => {
  const server = createServer((request, response) => {
    readForm(request, folder).then(
      ({ file }) => response.end(String(file?.size)),
      (error: Error) => response.writeHead(400).end(error.message),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Each line begins as the end of the part would.
  const prepare = (size: number) => async () => {
    const form = new FormData();
    form.set("name", "Ana");
    form.set("file", new Blob(["\r\n------WebKitFormBoundar".repeat(size)]), "a.txt");
    expect(await (await fetch(url, { method: "POST", body: form })).text()).toBe(String(25 * size));
  };
  expect(await timesAtTen(prepare, 20_000)).toBeLessThan(MOST);
  server.close();
});
