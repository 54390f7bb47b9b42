/** The CMS without one of its plugins: an editor signs in, writes and publishes, and visitors read it. */
import { checksOf } from "../src/monitoring/checks";
import { takeReadings } from "../src/monitoring/readings";
import { openTestCms } from "./support/test-cms";

const NEWS = { title: "Without it", text: "A text.", date: "2026-03-01T10:00:00.000Z", locale: "en" };

test.each([
  ["payload-accounts", "accounts"],
  ["payload-backup", "backup"],
  ["payload-desk", "desk"],
  ["payload-editing", "editing"],
  ["payload-monitoring", "monitoring"],
  ["payload-publish-gate", "publishGate"],
  ["payload-preview", "preview"],
  ["payload-releases", "releases"],
  ["payload-sets", "sets"],
  ["payload-translations", "translations"],
])("works without %s", async (module, name) => {
  const cms = await openTestCms({ without: { module, name } });
  try {
    const by = await cms.signIn();
    const { status, answer } = await cms.ask("/news?draft=true", { method: "POST", by, body: NEWS });
    expect([status, answer]).toEqual([201, expect.objectContaining({ doc: expect.anything() })]);
    const { doc } = answer as { doc: { id: number } };
    const body = { ...NEWS, _status: "published" };
    const published = await cms.ask(`/news/${doc.id}`, { method: "PATCH", by, body });
    expect([published.status, published.answer]).toEqual([200, expect.anything()]);
    expect((await cms.request("/api/news/en")).body).toContain("Without it");
    const checks = Object.entries(checksOf(cms.env)).map(async ([name, check]) => [
      name,
      await check(cms.payload, new Date()),
    ]);
    expect(Object.fromEntries(await Promise.all(checks))).toEqual(expect.objectContaining({ disk: undefined }));
    expect(await takeReadings(cms.payload, cms.env)).toEqual(expect.objectContaining({ jobs: expect.anything() }));
  } finally {
    await cms.close();
  }
});
