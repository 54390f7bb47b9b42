/** Responses of the CMS to the frame of its live preview (A7). */
import { previewAnswer } from "@future-native/contract";
import { askForPreviews } from "./support/previews";
import { provideCms } from "./support/test-cms";

type PreviewResult = Awaited<ReturnType<typeof askForPreviews>>;
type Name = keyof PreviewResult["previews"];
type Shared = keyof PreviewResult["sharing"];

const cms = provideCms({ content: "demo" });
let seen: PreviewResult;
beforeAll(async () => void (seen = await askForPreviews(cms)));

const read = (name: Name) => previewAnswer.parse(seen.previews[name].answer);
const firstOf = (name: Name) => {
  const { draft } = read(name);
  return draft.list === "site" ? draft.answer : draft.answer[0];
};

test("A7: without a session there is nothing to see", () => {
  const refused = { status: 401, cacheControl: "no-store", answer: { problem: "signed-out", field: null } };
  expect(seen.anonymous).toEqual([refused, refused]);
  expect(seen.previews.signedIn.status).toBe(200);
});

test("A7: a form is answered as the contract has it, and nothing of it is kept", () => {
  expect(seen.previews.case).toMatchObject({ status: 200, cacheControl: "no-store" });
  expect(read("case")).toMatchObject({ route: "cases-alias", locale: "ru", entryId: seen.id });
  expect(firstOf("case")).toMatchObject({ id: seen.id, locale: "ru", title: "Ещё не сохранено" });
  expect(seen.stored).toBe(seen.before);
});

test("A7: a block of the story is answered before it is saved", () => {
  expect(firstOf("story")).toMatchObject({ body: [{ type: "beat", beat: "came", title: "Ещё не сказано" }] });
});

test("A7: a block that is begun and a command that is typed are left out, and the rest is answered", () => {
  expect(firstOf("begunBlocks")).toMatchObject({
    body: [{ type: "paragraph", runs: [{ text: "Ещё " }] }, { type: "loop" }],
  });
  expect(read("begunBlocks").missing).toEqual(["Body"]);
});

test("A7: an entry that was never saved is answered too", () => {
  expect(read("unsaved").entryId).toBe("0");
  expect(firstOf("unsaved")).toMatchObject({ id: "0", title: "Ещё не сохранено", alias: "draft" });
});

test("A7: vacancies, people and screens are answered with the screen that shows them", () => {
  expect(read("vacancy").route).toBe("career-id");
  expect(firstOf("vacancy")).toMatchObject({ title: { br: "Ainda não" } });
  expect(read("member")).toMatchObject({ route: "about", entryId: null });
  expect(firstOf("member")).toMatchObject({ name: { en: "Not Saved" } });
  expect(read("home").route).toBe("index");
  expect(firstOf("home")).toMatchObject({ pages: { home: { words: ["unsaved"] } } });
});

test("A7: a case is answered from its first key, with something in place of what is empty", () => {
  expect(firstOf("begun")).toMatchObject({
    ...{ id: "0", title: "П", lead: "…", year: new Date().getFullYear() },
    body: [{ type: "paragraph", runs: [{ text: "…" }] }],
  });
  expect(read("begun").missing).toEqual(expect.arrayContaining(["Lead: one or two sentences", "Body", "Year"]));
  expect(read("unsaved").missing).toEqual([]);
});

test("A7: every kind is answered before anybody has written in its form", () => {
  expect(seen.empty.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["cases", "jobs", "blog-posts", "news", "gallery", "offices", "settings", "page-home"]),
  );
  for (const kind of seen.empty) expect(kind).toMatchObject({ status: 200, refusal: null });
});

test.each<[Name, string]>([
  ["untitled", "Title"],
  ["yearless", "Year"],
  ["nobody", "Categories"],
])("A7: what is empty is named: %s", (name, label) => {
  expect(read(name).missing).toEqual([label]);
});

test.each<[Name, string | null]>([
  ["foreign", null],
  ["pictureless", "cover"],
])("A7: what cannot be drawn is said to be so: %s", (name, field) => {
  expect(seen.previews[name]).toMatchObject({ status: 422, answer: { problem: "incomplete", field } });
});

test("A7: what has no screen has no preview", () => {
  expect(seen.previews.users.status).toBe(400);
});

test("L5: what is shared of a draft is answered to who is signed in, and kept nowhere", () => {
  expect(seen.sharing.anonymous.status).toBe(401);
  expect(seen.sharing.case).toMatchObject({
    status: 200,
    cacheControl: "no-store",
    answer: { title: expect.stringMatching(/^Для поиска — /), picture: null },
  });
  expect(seen.sharing.case.answer).toMatchObject({ address: expect.stringMatching(/\/ru\/cases\/[\w-]+$/) });
});

test("L5: the card of a draft is drawn with its title, unless a picture takes its place", () => {
  const cardOf = (name: Shared) => String((seen.sharing[name].answer as { card: string | null }).card);
  const svg = Buffer.from(cardOf("case").replace("data:image/svg+xml;base64,", ""), "base64").toString();
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toContain("<text");
  expect(cardOf("home")).not.toBe(cardOf("case"));
  expect(seen.sharing.pictured.answer).toMatchObject({
    card: null,
    picture: { url: expect.stringMatching(/^\/media\//) },
  });
});

test("L5: vacancies and screens say what is shared of them", () => {
  expect(seen.sharing.vacancy.answer).toMatchObject({
    title: expect.stringMatching(/^Ainda não — /),
    description: "Para a busca",
    address: expect.stringMatching(/\/br\/career\/\d+$/),
  });
  expect(seen.sharing.home.answer).toMatchObject({ description: expect.stringMatching(/./), picture: null });
});

test.each<Shared>(["untitled", "emptyScreen", "emptyVacancy", "member"])("L5: %s has no card yet", (name) => {
  expect(seen.sharing[name]).toMatchObject({ status: 422, answer: { problem: "incomplete" } });
});
