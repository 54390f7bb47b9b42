/** X3, X13, X15: the admin knows only the languages that the settings name; English is always one of them (decision 195). */
import { createLocalReq, getAccessResults } from "payload";
import { applyLocaleFiltering } from "payload/shared";
import { renderToStaticMarkup } from "react-dom/server";
import { notify } from "payload-kit/notify";
import { readNotices } from "payload-monitoring/notices";
import type { Board } from "payload-translations";
import { notifyOfLate } from "payload-translations/late";
import { readTranslated } from "payload-translations/translated";
import { localizedLines, localizedText } from "../src/fields/texts";
import { LanguagesCell } from "../src/lists/admin/languages-cell";
import { callEndpoint } from "./support/call-endpoint";
import { eventually } from "./support/eventually";
import { caseData } from "./support/noted-changes";
import { provideCms, type Account } from "./support/test-cms";

const cms = provideCms();
const NORTH = { ...caseData("north"), title: "Northern", _status: "draft" } as const;
const DAY = 24 * 60 * 60 * 1000;

let editor: Account;
let id: number;

const use = (languages: ("en" | "ru" | "br")[]) =>
  cms.payload.updateGlobal({ slug: "settings", data: { productName: "North", languages, _status: "published" } });

beforeAll(async () => {
  editor = await cms.account("Ana");
  ({ id } = await cms.payload.create({ collection: "cases", data: NORTH, draft: true }));
  await cms.payload.update({ collection: "cases", id, locale: "ru", data: { title: "Северный" }, draft: true });
});

async function answerOf<Answer>(path: string, options: { query?: string; body?: object }): Promise<Answer> {
  const method = options.body ? "post" : "get";
  return (await callEndpoint(cms.payload, path, { ...options, method, user: editor })).json() as Promise<Answer>;
}

/** Codes of the languages that parts of the admin show. */
async function shown() {
  const { payload } = cms;
  const req = await createLocalReq({ user: editor }, payload);
  const client = { localization: { locales: [], localeCodes: [] as string[] } };
  const options = { clientConfig: client, config: payload.config, req };
  await applyLocaleFiltering(options as unknown as Parameters<typeof applyLocaleFiltering>[0]);
  const cell = { collectionConfig: { slug: "cases" }, i18n: req.i18n, payload, rowData: { id } };
  const { languages } = await answerOf<Board>("/translations", { query: "language=ru" });
  const figures = await readTranslated(req, await getAccessResults({ req }));
  const form = { collection: "cases", locale: "en", data: { ...NORTH, id } };
  const { faults } = await answerOf<{ faults: { locale: string | null }[] }>("/gate", { body: form });
  const { hits } = await answerOf<{ hits: { locale: string }[] }>("/search", { query: "q=Северный" });
  return {
    selector: client.localization.localeCodes,
    board: languages.map(({ code }) => code),
    tile: figures?.locales.map(({ code }) => code),
    cell: renderToStaticMarkup(await LanguagesCell(cell as unknown as Parameters<typeof LanguagesCell>[0])),
    gate: [...new Set(faults.map(({ locale }) => locale))].filter((locale) => locale !== null),
    found: hits.map(({ locale }) => locale),
  };
}

test("a CMS that names no language has all of them", async () => {
  const all = ["en", "ru", "br"];
  expect(await shown()).toMatchObject({ selector: all, board: all, tile: all, gate: ["ru"], found: ["ru"] });
});

test("a language that is not in use has no place in the selector, the lists, the board, its tile, the gate and the search", async () => {
  await use(["en"]);
  const { cell, ...others } = await shown();
  expect(others).toEqual({ selector: ["en"], board: ["en"], tile: ["en"], gate: [], found: [] });
  expect(cell).toContain("<b>EN</b>");
  await use(["ru"]);
  expect(await shown()).toMatchObject({ selector: ["en", "ru"], gate: ["ru"], found: ["ru"] });
});

test("no notice says that its translation is late", async () => {
  await use(["en"]);
  const english = { ...caseData("south"), title: "Southern" };
  await cms.payload.create({ collection: "cases", data: english });
  await notifyOfLate(cms.payload, new Date(Date.now() + 7.5 * DAY));
  notify(cms.payload, { kind: "sets", text: { en: "After", ru: "После", pt: "Depois" }, path: "/" });
  const kinds = async () => (await readNotices(cms.payload)).map(({ kind }) => kind);
  await eventually(async () => (await kinds()).includes("sets"));
  expect(await kinds()).not.toContain("translations");
});

test("texts of a language that is not in use stay, and are read and written as before", async () => {
  await cms.payload.update({ collection: "cases", id, locale: "ru", data: { title: "Южный" }, draft: true });
  const { title } = await cms.payload.findByID({ collection: "cases", id, locale: "ru", draft: true });
  expect(title).toBe("Южный");
});

test("a note of a field that speaks of languages has another one for a site in one language", () => {
  const named = { name: "title", label: { en: "Title", ru: "Заголовок", pt: "Título" } };
  const own = { en: "One to three.", ru: "От одного до трёх.", pt: "De um a três." };
  const noteOf = ({ admin }: { admin?: { custom?: Record<string, unknown> } }) => admin?.custom?.alone;
  expect(noteOf(localizedText({ ...named, needed: "everywhere" }))).toMatchObject({ en: "Needed." });
  expect(noteOf(localizedText({ ...named, needed: true }))).toMatchObject({ ru: "Обязательно." });
  expect(noteOf(localizedText({ ...named, needed: "together" }))).toBeUndefined();
  expect(noteOf(localizedLines({ ...named, needed: true }))).toMatchObject({ en: "Needed, one a line." });
  expect(noteOf(localizedLines({ ...named, needed: "together", description: own }))).toEqual(own);
});
