/** An import of the demo content that was broken off. */
import { readDemoContent } from "../src/seed/demo-content";
import { setDemoState } from "../src/seed/demo-state";
import { importDemoContent } from "../src/seed/import";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });

test("begins anew and leaves nothing double", async () => {
  await setDemoState(cms.payload, "started");
  // A part is enough to see what is left of the rest.
  const { lists, globals } = readDemoContent();
  const cut = { cases: lists.cases?.slice(0, 2) ?? [], awards: [], team: [], gallery: [], "blog-posts": [] };
  expect(await importDemoContent(cms.payload, { content: { globals, lists: { ...lists, ...cut } } })).toBe("started");
  const { totalDocs } = await cms.payload.count({ collection: "cases" });
  expect(totalDocs).toBe(cut.cases.length);
  const answered: unknown = JSON.parse((await cms.request("/api/cases/en")).body);
  expect(answered).toHaveLength(cut.cases.length);
});
