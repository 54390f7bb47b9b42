/** A4: versions of an entry: their words, and what restoring one does. */
import { createPayloadRequest, type Where } from "payload";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { isSameContent } from "../src/rich-text/same-content";
import { textWords } from "../src/rich-text/text-words";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 } as const;
const body = (words: string, quoted: string, level: 2 | 3 = 2) =>
  lexicalFromBlocks([
    { type: "heading", level, text: "How it began" },
    { type: "paragraph", runs: [{ text: words }] },
    { type: "quote", text: quoted, author: "Ada", loud: false },
  ]);

async function wordsIn(language: string) {
  const request = new Request("http://localhost/cms-api/cases", { headers: { "Accept-Language": language } });
  const { i18n } = await createPayloadRequest({ config: cms.payload.config, request });
  return textWords(body("Nobody came.", "We were alone."), { i18n, titleOf: () => "" });
}

test("A4: a rich text of a version is words, its blocks have their labels, in the editor's language", async () => {
  expect(await wordsIn("en")).toBe("How it began\n\nNobody came.\n\n[Quote]\nText: We were alone.\nAuthor: Ada");
  expect(await wordsIn("ru")).toMatch(/\[Цитата\]\n.+: We were alone\.\n.+: Ada$/);
});

test("A4: two versions are the same whatever storage adds to them", async () => {
  const { flattenedFields } = cms.payload.collections.cases.config;
  const before = { title: { en: "A case" }, body: { en: body("Nobody came.", "We were alone.") } };
  const stamped = { ...before, id: 5, savedBy: "Anna", updatedAt: "2026-11-29", lead: { en: "" } };
  expect(isSameContent(flattenedFields, before, stamped)).toBe(true);
  const headed = { ...before, body: { en: body("Nobody came.", "We were alone.", 3) } };
  expect(isSameContent(flattenedFields, before, headed)).toBe(false);
  expect(isSameContent(flattenedFields, before, { ...before, title: { en: "A case", ru: "Кейс" } })).toBe(false);
});

test("A4: restoring the version of a draft leaves on the site what is published", async () => {
  const { payload } = cms;
  const account = await cms.account("Anna");
  const by = await cms.signIn(account);
  const data = { title: "A draft", lead: "A lead.", year: 2026, territory, body: body("It began.", "We came.") };
  const { id } = await payload.create({ collection: "cases", data, draft: true });
  await payload.update({ collection: "cases", id, data: { title: "Published", _status: "published" } });
  const where: Where = { and: [{ parent: { equals: id } }, { "version._status": { equals: "draft" } }] };
  const { docs } = await payload.findVersions({ collection: "cases", where, depth: 0 });
  const answer = await cms.ask(`/cases/versions/${docs[0]?.id}?draft=false`, { method: "POST", by });
  expect(answer).toMatchObject({ status: 200 });
  const read = async (draft: boolean) => {
    const { title, _status } = await payload.findByID({ collection: "cases", id, draft, depth: 0 });
    return [title, _status];
  };
  expect([await read(false), await read(true)]).toEqual([
    ["Published", "published"],
    ["A draft", "draft"],
  ]);
});
