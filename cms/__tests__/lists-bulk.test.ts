/** A4: acts on many entries of a list, told before they are done and refused one by one. */
import { z } from "zod";
import { lexicalFromBlocks, type BlockInput } from "../src/rich-text/to-lexical";
import { linkTo } from "./support/gate/forms";
import { provideGateCms } from "./support/gate/gate-cms";

const cms = provideGateCms();
const { call } = cms;

const paths = z.array(z.string());
const entries = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      outcome: z.string(),
      reasons: z.array(z.string()),
      pages: z.object({ isOnSite: z.boolean(), come: paths, change: paths, go: paths }),
      linkedFrom: z.array(z.string()),
    }),
  ),
});

/** Runs a bulk action on cases. @param isTrial dry run */
async function act(name: string, ids: readonly number[], isTrial = false) {
  const { status, body } = await call("POST", "/bulk", { collection: "cases", act: name, ids, isTrial });
  expect(status).toBe(200);
  return entries.parse(body).entries;
}

/** Of an entry that is not on the site, no page changes. */
const nowhere = { isOnSite: false, come: [], change: [], go: [] };

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

test("A4: two that lean on each other's pages go live and come off in the order that leaves no dead link", async () => {
  const target = await draft("walk-home");
  const links = await draft("walk-away", {}, [linkTo("/cases/walk-home")]);
  const planned = await act("publish", [links, target], true);
  expect(planned.map(({ id, outcome, pages }) => [id, outcome, pages.come])).toEqual([
    [target, "done", ["/cases/walk-home"]],
    [links, "done", ["/cases/walk-away"]],
  ]);
  expect(await publicCase("walk-home")).toBeUndefined();
  expect((await act("publish", [links, target])).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
  expect([await publicCase("walk-home"), await publicCase("walk-away")]).toEqual([target, links]);

  const [refused] = await act("unpublish", [target], true);
  expect(refused).toMatchObject({ outcome: "refused", linkedFrom: ["All of walk-away"] });
  expect(refused?.reasons.join()).toContain("“All of walk-away”");
  expect((await act("unpublish", [target, links])).map(({ id, pages }) => [id, pages.go])).toEqual([
    [links, ["/cases/walk-away"]],
    [target, ["/cases/walk-home"]],
  ]);
  expect((await act("unpublish", [target])).map(({ outcome }) => outcome)).toEqual(["idle"]);
  const told = await act("delete", [target, links], true);
  expect(told.map(({ pages }) => pages)).toEqual([nowhere, nowhere]);
  // It has a title in Russian alone.
  await call("PATCH", `/cases/${links}?locale=en&draft=true`, { title: "" });
  await call("PATCH", `/cases/${links}?locale=ru&draft=true`, { title: "О прогулке" });
  expect((await act("delete", [target, links])).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
  const { body } = await call("GET", "/audit-log?where[action][equals]=deleted&sort=id");
  const rows = z.object({ docs: z.array(z.object({ entry: z.string(), title: z.string() })) }).parse(body).docs;
  expect(new Map(rows.map(({ entry, title }) => [entry, title]))).toEqual(
    new Map([
      [`cases/${target}`, "All of walk-home"],
      [`cases/${links}`, "О прогулке"],
    ]),
  );
  const [gone] = await act("delete", [target]);
  expect(gone).toMatchObject({ outcome: "refused", reasons: ["It is not there any more."] });
});

test("A4: what is refused is named with its reasons before and after, and holds nothing else up", async () => {
  const good = await draft("good-walk");
  const bare = await draft("bare-walk", { year: null });
  const empty = await draft("empty-walk", { lead: "TODO" });
  const held = await draft("held-walk");
  await cms.hold(held);
  const ids = [bare, empty, held, good];
  for (const isTrial of [true, false]) {
    const found = await act("publish", ids, isTrial);
    const reasons = new Map(found.map((entry) => [entry.id, entry.reasons.join("\n")]));
    expect(found.filter(({ outcome }) => outcome === "done").map(({ id }) => id)).toEqual([good]);
    expect(reasons.get(bare)).toMatch(/required/);
    expect(reasons.get(empty)).toContain("“TODO” holds the place of a text.");
    expect(reasons.get(held)).toBe("Open in another form just now: Colleague");
  }
  expect(await publicCase("good-walk")).toBe(good);
  expect(await publicCase("bare-walk")).toBeUndefined();
});

test("A4: an entry that others use stays, and the others go", async () => {
  const used = z
    .object({ docs: z.array(z.object({ id: z.number() })) })
    .parse((await call("GET", "/cases?where[alias][equals]=hired-by-a-bug&depth=0")).body).docs[0]?.id;
  const free = await draft("free-walk");
  const found = await act("delete", [used ?? 0, free]);
  expect(found.map(({ id, outcome }) => [id, outcome])).toEqual([
    [free, "done"],
    [used, "refused"],
  ]);
});

test("A4: Payload's own ways to change many are closed, and nobody unknown gets in", async () => {
  const id = await publicCase("hired-by-a-bug");
  const where = `/cases?where[id][in]=${id}`;
  expect((await call("PATCH", where, { _status: "draft" })).status).toBe(403);
  expect((await call("DELETE", where)).status).toBe(403);
  const question = { collection: "cases", act: "publish", ids: [id], isTrial: true };
  expect((await call("POST", "/bulk", question, true)).status).toBe(401);
  expect((await call("POST", "/bulk", { ...question, collection: "users", act: "delete" })).status).toBe(400);
  expect((await call("POST", "/bulk", { ...question, collection: "blog-tags" })).status).toBe(400);
  expect((await call("POST", "/bulk", { ...question, ids: [] })).status).toBe(400);
});
