/** X3: the board of translations. */
import type { Board, BoardRow } from "payload-translations";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import type { Case } from "../../src/payload-types";
import { callEndpoint } from "../support/call-endpoint";
import { caseData } from "../support/noted-changes";
import { provideCms, type Account } from "../support/test-cms";

const cms = provideCms();

let editor: Account;
let id: number;

async function board(query: string, language = "en", user: Account | null = editor): Promise<Board> {
  const answer = await callEndpoint(cms.payload, "/translations", { query, language, user });
  return (await answer.json()) as Board;
}

/** For each language: state, whether anything is written, and the names of the fields that wait. */
const read = ({ status, locales }: BoardRow) => ({
  status,
  ...Object.fromEntries(
    Object.entries(locales).map(([locale, { state, isWritten, missing, older }]) => [
      locale,
      [state, isWritten, [...missing, ...older].map(({ label }) => label).join()].join(" "),
    ]),
  ),
});
const rows = async (list: string) => (await board(`list=${list}`)).entries.map(read);
const update = (data: Partial<Case>, { locale = "en", draft = true }: { locale?: "en" | "ru"; draft?: boolean } = {}) =>
  cms.payload.update({ collection: "cases", id, locale, data, draft });

beforeAll(async () => {
  editor = await cms.account("Ana");
  ({ id } = await cms.payload.create({ collection: "cases", data: caseData("case-0") }));
});

test("X3: the board follows an entry from its first text to its last", async () => {
  const br = "missing false Title,Lead: one or two sentences,Body";
  const complete = "complete true ";
  expect(await rows("cases")).toEqual([{ status: "published", en: complete, ru: br, br }]);
  const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Текст." }] }]);
  await update({ title: "Кейс", lead: "О деле.", body, _status: "published" }, { locale: "ru", draft: false });
  expect(await rows("cases")).toEqual([{ status: "published", en: complete, ru: complete, br }]);
  await update({ lead: "Another lead." });
  const older = "older true Lead: one or two sentences";
  expect(await rows("cases")).toEqual([{ status: "changed", en: complete, ru: older, br }]);
  await update({ lead: "Другой лид." }, { locale: "ru" });
  expect(await rows("cases")).toEqual([{ status: "changed", en: complete, ru: complete, br }]);
  await update({ _status: "draft" }, { draft: false });
  expect(await rows("cases")).toEqual([{ status: "draft", en: complete, ru: complete, br }]);
});

test("X3: the board judges what has no versions by what is there", async () => {
  await cms.payload.create({ collection: "job-cities", data: { title: "Tbilisi", countryCode: "GE" } });
  expect(await rows("job-cities")).toMatchObject([
    { status: "published", en: "complete true ", ru: "missing false City" },
  ]);
});

test("X3: the board speaks the editor's language, and filters by collection, language and state", async () => {
  const { entries } = await board("list=cases&state=missing&language=br", "ru");
  expect(entries[0]?.locales.br.missing.map(({ path, label }) => `${path} ${label}`)).toEqual([
    "title Заголовок",
    "lead Лид: одно-два предложения",
    "body Текст",
  ]);
});

test("X3: the board gives a page at a time", async () => {
  for (let at = 1; at < 30; at += 1) {
    await cms.payload.create({ collection: "cases", data: caseData(`case-${at}`) });
  }
  const { total, entries, counts } = await board("list=cases&page=2");
  expect({ total, entries: entries.length, counts }).toEqual({
    ...{ total: 30, entries: 5 },
    counts: { missing: 30, older: 0, complete: 30 },
  });
});

test("X3: the board lists what is translated and nothing else", async () => {
  const lists = (await board("state=missing&language=br")).lists.map(({ slug }) => slug);
  expect(lists).toEqual(expect.arrayContaining(["cases", "jobs", "team", "media", "page-home", "settings"]));
  for (const slug of ["news", "blog-posts", "users", "releases", "enquiries"]) expect(lists).not.toContain(slug);
});

test("X3: the board is for those who are signed in", async () => {
  await expect(board("", "en", null)).rejects.toThrow("Sign in first.");
});
