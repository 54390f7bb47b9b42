/** A5: a save over a newer one of another editor is refused and loses nothing. */
import { z } from "zod";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

const saved = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) });
const savedScreen = z.object({ result: z.object({ updatedAt: z.string() }) });

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
const data = { title: "Two hands", lead: "A lead.", year: 2026, territory, _status: "draft" };

let [ana, bo] = ["", ""];
let id: number;
/** The version that both have opened. */
let opened: string;

beforeAll(async () => {
  [ana, bo] = [await cms.signIn(await cms.account("Ana")), await cms.signIn(await cms.account("Bo"))];
  const made = await cms.ask("/cases?draft=true&locale=en", { method: "POST", by: ana, body: data });
  ({ id, updatedAt: opened } = saved.parse(made.answer).doc);
});

const save = (by: string, body: object, query = "draft=true&locale=en", language = "en") =>
  cms.ask(`/cases/${id}?${query}`, { method: "PATCH", by, body, headers: { "Accept-Language": language } });
const leadNow = async () =>
  (await cms.payload.findByID({ collection: "cases", id, draft: true, locale: "en", depth: 0 })).lead;
async function leadsKept() {
  const where = { parent: { equals: id } };
  const { docs } = await cms.payload.findVersions({ collection: "cases", where, sort: "createdAt", locale: "en" });
  return docs.map(({ version }) => version.lead);
}

test("A5: of two who began with the same version the second is asked, in their language", async () => {
  expect(await save(bo, { lead: "Bo's lead.", basedOn: opened })).toMatchObject({ status: 200 });
  for (const [language, sentence] of [
    ["en", "Somebody saved this in the meantime."],
    ["ru", "Пока вы писали"],
    ["pt", "Alguém salvou isto"],
  ]) {
    const place = { errors: [{ path: "basedOn" }] };
    const answer = { errors: [{ message: expect.stringContaining(sentence ?? ""), data: place }] };
    const second = await save(ana, { lead: "Ana's lead.", basedOn: opened }, "draft=true&locale=en", language);
    expect(second).toMatchObject({ status: 409, answer });
  }
  const publication = { lead: "Ana's lead.", basedOn: opened, _status: "published" };
  expect(await save(ana, publication, "locale=en")).toMatchObject({ status: 409 });
  expect(await leadNow()).toBe("Bo's lead.");
});

test("A5: the second reads who saved, and can write over the first, whose version is kept", async () => {
  const { answer } = await cms.ask(`/cases/${id}?draft=true&locale=en&depth=0`, { by: ana });
  const { savedBy, updatedAt } = z.object({ savedBy: z.string(), updatedAt: z.string() }).parse(answer);
  expect(savedBy).toBe("Bo");
  expect(await save(ana, { lead: "Ana's lead.", basedOn: updatedAt })).toMatchObject({ status: 200 });
  expect(await leadsKept()).toEqual(["A lead.", "Bo's lead.", "Ana's lead."]);
});

test("A5: a save in another language, without a version or of none is no conflict", async () => {
  const before = saved.parse((await save(ana, { lead: "A lead again." })).answer).doc.updatedAt;
  const answers = [
    await save(bo, { lead: "Лид." }, "draft=true&locale=ru"),
    await save(ana, { lead: "Ana goes on.", basedOn: before }),
    await save(bo, { lead: "A script." }),
    await save(bo, { lead: "Another script.", basedOn: "yesterday" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("A5: the same is true of a screen", async () => {
  const saveScreen = (by: string, body: object) =>
    cms.ask("/globals/page-about?draft=true&locale=en", { method: "POST", by, body });
  const basedOn = savedScreen.parse((await saveScreen(ana, { title: "About" })).answer).result.updatedAt;
  expect(await saveScreen(bo, { title: "About Bo", basedOn })).toMatchObject({ status: 200 });
  expect(await saveScreen(ana, { title: "About Ana", basedOn })).toMatchObject({ status: 409 });
});
