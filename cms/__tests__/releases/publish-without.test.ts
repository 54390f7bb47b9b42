/** An entry that no release can be made of does not stop the others: one click publishes without it (X4). */
import { z } from "zod";
import { createEditorSteps } from "../support/editor-steps";
import { provideCms } from "../support/test-cms";

const cms = provideCms({ content: "demo" });
const steps = createEditorSteps(cms);

const answer = z.object({ status: z.number(), body: z.looseObject({}) });
const api = async (method: string, path: string, body?: unknown) => answer.parse(await cms.api(method, path, body));
const published = { _status: "published" };

/** The published entry and its draft. */
async function bothOf(path: string): Promise<unknown[]> {
  const asked = `${path}?depth=0&locale=en`;
  const [seen, written] = await Promise.all([api("GET", asked), api("GET", `${asked}&draft=true`)]);
  return [seen.body, written.body];
}

async function leaveOut(...places: object[]): Promise<number> {
  const id = await steps.failRelease(...places);
  return (await api("POST", `/releases/${String(id)}/publish-without`)).status;
}

test("visitors keep what they saw of it, and what was written stays as its draft, in every language", async () => {
  await api("PATCH", "/cases/1?locale=en", { ...published, lead: "As it was." });
  await api("PATCH", "/cases/1?locale=ru", { ...published, lead: "Как было." });
  await steps.goLive();
  await api("PATCH", "/cases/1?locale=en", { ...published, lead: "At fault." });
  await api("PATCH", "/cases/1?locale=en", { ...published, lead: "Still at fault." });
  expect(await leaveOut({ list: "cases", id: "1" })).toBe(200);
  expect(await bothOf("/cases/1")).toMatchObject([
    { _status: "published", lead: "As it was." },
    { _status: "draft", lead: "Still at fault." },
  ]);
  expect((await api("GET", "/cases/1?depth=0&locale=ru")).body).toMatchObject({ lead: "Как было." });
});

test("one that visitors never saw is taken off the site", async () => {
  await steps.goLive();
  const data = { title: "New", lead: "New.", year: 2026, locale: "en", text: "T", date: "2026-02-03T12:00:00.000Z" };
  const made = await api("POST", "/news?depth=0", { ...published, ...data });
  const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(made.body).doc;
  expect(await leaveOut({ list: "news", id: String(id) })).toBe(200);
  expect((await api("GET", `/news/${id}?depth=0&draft=true`)).body).toMatchObject({ _status: "draft", title: "New" });
  expect((await cms.request("/api/news/en")).body).not.toContain('"New"');
});

test("of the site's texts the ones that are live come back", async () => {
  await api("POST", "/globals/settings?locale=en", { ...published, redirects: [] });
  await steps.goLive();
  await api("POST", "/globals/settings?locale=en", { ...published, redirects: [{ from: "/gone", to: "/cases" }] });
  expect(await leaveOut({ list: "settings", id: "", field: "redirects" })).toBe(200);
  expect(await bothOf("/globals/settings")).toMatchObject([{ redirects: [] }, { redirects: [{ from: "/gone" }] }]);
});

test("the site cannot do without what has no drafts, and says so", async () => {
  await steps.goLive();
  expect(await leaveOut({ list: "offices", id: "1" })).toBe(409);
});

test("of several all are left out, or none", async () => {
  await api("PATCH", "/cases/1?locale=en", { ...published, lead: "As it was." });
  await steps.goLive();
  await api("PATCH", "/cases/1?locale=en", { ...published, lead: "At fault." });
  expect(await leaveOut({ list: "cases", id: "1" }, { list: "offices", id: "1" })).toBe(409);
  expect(await bothOf("/cases/1")).toMatchObject([{ lead: "At fault." }, { lead: "At fault." }]);
});

test("to ask what the publisher is doing writes nothing", async () => {
  expect((await api("POST", "/releases/publish-now")).status).toBe(200);
  const counts = () => steps.queueRows();
  const before = await counts();
  const { body } = await api("GET", "/releases/status");
  expect(body).toMatchObject({ releases: expect.arrayContaining([expect.objectContaining({ state: "waiting" })]) });
  expect(await counts()).toEqual(before);
});
