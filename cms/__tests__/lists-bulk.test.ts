/** A4: Payload's bulk operations on content, which refuse what a single save refuses and name it. */
import { z } from "zod";
import { lexicalFromBlocks, type BlockInput } from "../src/rich-text/to-lexical";
import { linkTo } from "./support/gate/forms";
import { provideGateCms } from "./support/gate/gate-cms";

const cms = provideGateCms();
const { call } = cms;

const outcome = z.object({
  docs: z.array(z.object({ id: z.number() })),
  errors: z.array(z.object({ id: z.number(), message: z.string() })),
});

/** The requests of Payload's buttons above a list. */
const REQUESTS = {
  publish: {
    method: "PATCH",
    query: "&draft=true&where[_status][not_equals]=published",
    body: { _status: "published" },
  },
  unpublish: { method: "PATCH", query: "&where[_status][not_equals]=draft", body: { _status: "draft" } },
  delete: { method: "DELETE", query: "", body: undefined },
} as const;

async function act(name: keyof typeof REQUESTS, ids: readonly number[], language = "en") {
  const { method, query, body } = REQUESTS[name];
  const path = `/cases?where[id][in]=${ids.join()}&limit=0&locale=${language}${query}`;
  const { docs, errors } = outcome.parse((await call(method, path, body, false, language)).body);
  const reasons = new Map(errors.map(({ id, message }) => [id, message]));
  return { done: docs.map(({ id }) => id).sort((one, other) => one - other), reasons };
}

const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
const paragraph = (text: string): BlockInput => ({ type: "paragraph", runs: [{ text }] });
const made = z.object({ doc: z.object({ id: z.number() }) });

async function draft(alias: string, rest: object = {}, blocks: BlockInput[] = []): Promise<number> {
  const body = lexicalFromBlocks([paragraph("It begins with a long walk."), ...blocks]);
  const data = { title: `All of ${alias}`, lead: "A walk, told from its end.", year: 2026, territory, alias, body };
  const { body: answered } = await call("POST", "/cases?draft=true&locale=en", { ...data, ...rest, _status: "draft" });
  return made.parse(answered).doc.id;
}

async function publicCase(alias: string): Promise<number | undefined> {
  const { body } = await call("GET", `/cases?where[alias][equals]=${alias}&where[_status][equals]=published&depth=0`);
  return z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(body).docs[0]?.id;
}

test("A4: an entry that the gate refuses is named with its field and the reason, in the editor's language, and the others go live", async () => {
  const good = await draft("good-walk");
  const bare = await draft("bare-walk", { year: null });
  const empty = await draft("empty-walk", { lead: "TODO" });
  const held = await draft("held-walk");
  await cms.hold(held);
  const { done, reasons } = await act("publish", [bare, empty, held, good]);
  expect(done).toEqual([good]);
  expect(reasons.get(bare)).toMatch(/^All of bare-walk: .*Year/);
  expect(reasons.get(empty)).toMatch(/^All of empty-walk: Lead: .*“TODO” holds the place of a text\./);
  expect(reasons.get(held)).toBe("All of held-walk: Open in another form just now: Colleague");
  expect(await publicCase("good-walk")).toBe(good);
  expect(await publicCase("bare-walk")).toBeUndefined();
  const inRussian = await act("publish", [empty, held], "ru");
  expect(inRussian.reasons.get(held)).toBe("All of held-walk: Сейчас открыта у другого редактора: Colleague");
  expect(inRussian.reasons.get(empty)).toMatch(/^All of empty-walk: .*[А-я]/);
});

test("A4: an entry that a published one links to stays on the site, and its links are named", async () => {
  const target = await draft("walk-home");
  const links = await draft("walk-away", {}, [linkTo("/cases/walk-home")]);
  for (const id of [target, links]) expect((await act("publish", [id])).done).toEqual([id]);
  const { done, reasons } = await act("unpublish", [target]);
  expect(done).toEqual([]);
  expect(reasons.get(target)).toMatch(/^All of walk-home: .*“All of walk-away”/);
  for (const id of [links, target]) expect((await act("unpublish", [id])).done).toEqual([id]);
  expect((await act("delete", [target, links])).done).toEqual([target, links]);
  const { body } = await call("GET", "/audit-log?where[action][equals]=deleted&sort=id");
  const rows = z.object({ docs: z.array(z.object({ entry: z.string(), title: z.string() })) }).parse(body).docs;
  expect(new Map(rows.map(({ entry, title }) => [entry, title]))).toEqual(
    new Map([
      [`cases/${target}`, "All of walk-home"],
      [`cases/${links}`, "All of walk-away"],
    ]),
  );
});

test("A4: unpublishing many keeps the newest draft of an entry: such an entry is refused", async () => {
  const plain = await draft("plain-walk");
  const changed = await draft("changed-walk");
  expect((await act("publish", [plain, changed])).done).toEqual([plain, changed]);
  await call("PATCH", `/cases/${changed}?locale=en&draft=true`, { lead: "A newer lead.", _status: "draft" });
  const { done, reasons } = await act("unpublish", [plain, changed]);
  expect(done).toEqual([plain]);
  expect(reasons.get(changed)).toMatch(/^All of changed-walk: It has a draft that is newer/);
  const { body } = await call("GET", `/cases/${changed}?draft=true&locale=en&depth=0`);
  expect(body).toMatchObject({ lead: "A newer lead." });
});

test("A4, A5: a bulk operation writes each language of each entry as it was, and answers for no translation", async () => {
  const ids = [];
  for (let at = 0; at < 5; at += 1) ids.push(await draft(`many-${at}`));
  for (const id of ids) await call("PATCH", `/cases/${id}?locale=ru&draft=true`, { title: `Прогулка ${id}` });
  const [first = 0] = ids;
  await cms.draft({ list: "cases", entry: String(first), locale: "ru", path: "title" });
  const { done, reasons } = await act("publish", ids, "ru");
  expect([...reasons]).toEqual([]);
  expect(done).toEqual(ids);
  for (const [at, id] of ids.entries()) {
    const { body } = await call("GET", `/cases/${id}?locale=all&depth=0`);
    expect(body).toMatchObject({ title: { en: `All of many-${at}`, ru: `Прогулка ${id}` }, _status: "published" });
  }
});

test("A4: an entry that others use stays, and the others go", async () => {
  const used = (await publicCase("hired-by-a-bug")) ?? 0;
  const free = await draft("free-walk");
  const { done, reasons } = await act("delete", [used, free]);
  expect(done).toEqual([free]);
  expect([...reasons.keys()]).toEqual([used]);
  expect((await call("DELETE", `/cases?where[id][in]=${used}`, undefined, true)).status).toBe(403);
});
