/** A4: an agency takes the demo content away, and keeps what is its own (decision 195). */
import type { CollectionSlug } from "payload";
import { siteOfAnswers } from "../../__tests__/support/site-of-answers";
import { demoState } from "../src/seed/demo-state";
import { takeDemoAway } from "../src/seed/take-demo-away";
import { caseData } from "./support/noted-changes";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });

const titles = async (collection: CollectionSlug) =>
  (await cms.payload.find({ collection, draft: true, depth: 0, pagination: false })).docs.map((doc) =>
    "title" in doc ? doc.title : doc.id,
  );

test("unchanged entries of the demo go; own and changed entries stay, and the files that they show", async () => {
  const { payload } = cms;
  const { docs: cases } = await payload.find({ collection: "cases", depth: 0, sort: "id", pagination: false });
  const [changed, drafted] = cases;
  if (!changed || !drafted) throw new Error("The demo content has no cases.");
  await payload.update({ collection: "cases", id: changed.id, data: { title: "Ours now" } });
  await payload.update({ collection: "cases", id: drafted.id, data: { title: "Ours soon" }, draft: true });
  await payload.create({ collection: "cases", data: { ...caseData("own"), title: "Our own" } });
  const accounts = await payload.count({ collection: "users" });

  const { taken, remaining } = await takeDemoAway(payload);

  expect(taken).toBeGreaterThan(100);
  expect((await titles("cases")).sort()).toEqual(["Our own", "Ours now", "Ours soon"]);
  expect(await titles("blog-posts")).toEqual([]);
  expect(remaining.filter(({ list }) => list === "cases").map(({ title, why }) => [title, why])).toEqual([
    ["Ours now", "was saved after the import"],
    ["Ours soon", "was saved after the import"],
  ]);
  const shown = remaining.filter(({ list }) => list === "media").map(({ why }) => why);
  expect(shown.length).toBe((await titles("media")).length);
  expect(shown.join()).toMatch(/Ours (?:now|soon)/);
  expect(await payload.count({ collection: "users" })).toEqual(accounts);
  expect(await demoState(payload)).toBe("foreign");
  // A release that lost most of its pages would be held back.
  const forced = await payload.count({ collection: "release-changes", where: { force: { equals: true } } });
  expect(forced.totalDocs).toBe(1);
});

test("the site stands without the demo's screens, under the default name", async () => {
  const { body } = await cms.request("/api/site/ru");
  expect(JSON.parse(body)).toMatchObject({
    productName: "Your agency",
    slogan: null,
    offices: [],
    pages: { about: null },
  });
  const form = await cms.payload.findGlobal({ slug: "page-about", draft: true, locale: "ru", fallbackLocale: false });
  expect(form).toMatchObject({ title: null });
  await siteOfAnswers((path) => cms.request(path));
});
