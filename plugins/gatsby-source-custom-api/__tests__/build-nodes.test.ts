import { buildNodeInputs, nextIds } from "../src/build/build-node-inputs";
import type { NodeType } from "../src/shapes/entities";
import { linkNodes } from "../src/build/link-nodes";
import { FileRegistry } from "../src/build/file-registry";
import { failureOf } from "./support/failure";
import { asFetched } from "./support/fetched";
import { byLocale, generateContent, type GeneratedContent } from "../testing/generated-content";

const apiUrl = "http://cms.example";

function build(content: GeneratedContent, registry = new FileRegistry(apiUrl)) {
  return linkNodes(buildNodeInputs(asFetched(content), apiUrl, registry), (key) => `node ${key}`);
}

function find(content: GeneratedContent, type: NodeType, locale: string, entryId: string) {
  return build(content).find(
    (node) => node.type === type && node.data.locale === locale && node.data.entryId === entryId,
  )?.data;
}

test("G1: makes a node for each entry in each locale, with ids that last", () => {
  const nodes = build(generateContent());
  expect(nodes.filter(({ type }) => type === "Case")).toHaveLength(9);
  expect(nodes.filter(({ type }) => type === "SiteSettings").map(({ data }) => data.locale)).toEqual([
    "en",
    "ru",
    "br",
  ]);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  expect(nodes.map(({ id }) => id)).toEqual(build(generateContent()).map(({ id }) => id));
});

test("records in which locales an entry exists, and in which it is missing", () => {
  const content = generateContent();
  content.cases.br = content.cases.br.filter(({ id }) => id !== "case-2");
  expect(find(content, "Case", "ru", "case-2")).toMatchObject({ locales: ["en", "ru"], missingLocales: ["br"] });
  expect(find(content, "Case", "ru", "case-1")).toMatchObject({ locales: ["br", "en", "ru"], missingLocales: [] });
});

test("misses nothing of the blog, which is in one locale on purpose", () => {
  expect(find(generateContent(), "BlogPost", "ru", "post-1")).toMatchObject({ locales: ["ru"], missingLocales: [] });
});

test.each<[NodeType, (content: GeneratedContent) => unknown]>([
  ["CaseCategory", ({ caseCategories }) => caseCategories[0]?.title],
  ["Award", ({ awards }) => awards[0]?.nomination],
  ["JobCity", ({ jobCities }) => jobCities[1]?.title],
  ["Vacancy", ({ jobs }) => jobs[0]?.skills],
  ["TeamMember", ({ team }) => team[0]?.position],
  ["TeamCategory", ({ teamCategories }) => teamCategories[0]?.title],
  ["Client", ({ clients }) => clients[0]?.name],
  ["GalleryPicture", ({ gallery }) => gallery[0]?.caption],
])("a %s exists in a locale when all its required texts do", (type, field) => {
  const content = generateContent({ pictures: true });
  if (type === "JobCity") {
    content.jobs = content.jobs.filter(({ cityId }) => cityId === "city-1");
  }
  Object.assign(Object(field(content)), { br: null });
  const locales = build(content).flatMap((node) => (node.type === type ? [node.data.locale] : []));
  expect(locales.filter((locale) => locale === "en")).toHaveLength(2);
  expect(locales.filter((locale) => locale === "br")).toHaveLength(1);
});

test("the 'plus' of a vacancy may be missing", () => {
  const content = generateContent();
  Object.assign(Object(content.jobs[0]?.plus), { ru: null });
  expect(find(content, "Vacancy", "ru", "job-1")).toMatchObject({ plus: [] });
});

test.each([
  ["2030-01-01T23:59:59Z", false],
  ["2030-01-02T00:00:00Z", true],
])("a vacancy with the last day 2030-01-01 is closed at %s: %s (N6)", (now, closed) => {
  const inputs = buildNodeInputs(asFetched(generateContent()), apiUrl, new FileRegistry(apiUrl), new Date(now));
  const vacancies = linkNodes(inputs, (key) => key).filter(({ type }) => type === "Vacancy");
  expect(vacancies.length).toBeGreaterThan(0);
  for (const { data } of vacancies) expect(data).toMatchObject({ validThrough: "2030-01-01", closed });
});

test("leaves out an entry without a required relation where a function takes the error", () => {
  const content = generateContent();
  Object.assign(content, { jobCities: [] });
  const inputs = buildNodeInputs(asFetched(content), apiUrl, new FileRegistry(apiUrl));
  const leftOut = jest.fn();
  const nodes = linkNodes(inputs, (key) => key, leftOut);
  expect(nodes.filter(({ type }) => type === "Vacancy")).toEqual([]);
  expect(nodes.filter(({ type }) => type === "Case")).not.toEqual([]);
  expect(leftOut.mock.calls[0]?.[0].message).toContain("JobCity");
  expect(() => linkNodes(inputs, (key) => key)).toThrow("JobCity");
});

test("a list leaves out what is not translated, and a single relation becomes null", () => {
  const content = generateContent();
  Object.assign(Object(content.caseCategories[1]?.title), { br: null });
  Object.assign(Object(content.clients[1]?.name), { br: null });
  const names = { categoryIds: ["cat-2", "cat-1"], clientId: "client-2" };
  content.cases = byLocale((locale) => content.cases[locale].map((entry) => ({ ...entry, ...names })));
  expect(find(content, "Case", "br", "case-1")).toMatchObject({
    categoriesNodeIds: ["node CaseCategory:br:cat-1"],
    clientNodeId: null,
  });
  expect(find(content, "Case", "en", "case-1")).toMatchObject({
    categoriesNodeIds: ["node CaseCategory:en:cat-2", "node CaseCategory:en:cat-1"],
    clientNodeId: "node Client:en:client-2",
  });
});

test("refuses a vacancy whose city is not translated", async () => {
  const content = generateContent();
  Object.assign(Object(content.jobCities[1]?.title), { br: null });
  const error = await failureOf(() => build(content));
  expect(error.failure).toBe("untranslated");
  expect(error.message).toContain('Vacancy "job-2" (id job-2, br) names JobCity "city-2"');
  expect(error.details.fields).toEqual(["cityId"]);
});

test("the next case is the next by sort in its locale, and the first after the last", () => {
  const content = generateContent();
  content.cases.ru = content.cases.ru.filter(({ id }) => id !== "case-2");
  expect(find(content, "Case", "en", "case-1")?.nextNodeId).toBe("node Case:en:case-2");
  expect(find(content, "Case", "ru", "case-1")?.nextNodeId).toBe("node Case:ru:case-3");
  expect(find(content, "Case", "en", "case-3")?.nextNodeId).toBe("node Case:en:case-1");
});

test("an entry that is alone has no next", () => {
  expect(nextIds([{ id: "one", sort: 1 }]).get("one")).toBeNull();
  expect([
    ...nextIds([
      { id: "b", sort: 2 },
      { id: "a", sort: 1 },
    ]),
  ]).toEqual([
    ["a", "b"],
    ["b", "a"],
  ]);
});

test("of entries with the same place the next one does not depend on which was answered first", () => {
  const entries = ["b", "c", "a"].map((id) => ({ id, sort: 1 }));
  expect(Object.fromEntries(nextIds(entries))).toEqual({ a: "b", b: "c", c: "a" });
});

test("a picture has the alt text of its locale, or an empty one, and one file for all", () => {
  const registry = new FileRegistry(`${apiUrl}/`);
  const nodes = build(generateContent({ pictures: true }), registry);
  const portraits = nodes.flatMap(({ type, data }) => (type === "TeamMember" ? [data.portrait] : []));
  expect(portraits).toEqual(expect.arrayContaining([expect.objectContaining({ alt: "What portrait shows" })]));
  expect(portraits).toEqual(expect.arrayContaining([expect.objectContaining({ alt: "" })]));
  const registered = [...registry.files.values()].find(({ url }) => url === "http://cms.example/media/portrait.png");
  expect(registered?.uses).toHaveLength(6);
  expect(registered?.users[0]).toBe('TeamMember "member-1" (id member-1, en), field portrait');
});

test("takes down the pictures within rich text and settings", () => {
  const content = generateContent({ pictures: true });
  const [entry] = content.cases.en;
  const cover = entry?.cover;
  if (!entry || !cover) {
    throw new Error("The generated case has no cover.");
  }
  const named = (name: string) => ({ ...cover, url: `https://cdn.example/${name}.png` });
  entry.body = [
    { type: "picture", picture: named("single"), caption: null },
    { type: "pair", pictures: [named("left"), named("right")] },
    { type: "video", url: "https://video.example", title: "Video", poster: named("poster") },
  ];
  entry.seo = { ...entry.seo, picture: named("social") };
  const { privacy } = content.site.en.pages;
  if (!privacy) throw new Error("The generated site has no privacy notice.");
  privacy.body = [{ type: "picture", picture: named("privacy"), caption: null }];
  const registry = new FileRegistry(apiUrl);
  build(content, registry);
  const urls = [...registry.files.values()].map(({ url }) => url);
  for (const name of ["single", "left", "right", "poster", "social", "privacy"]) {
    expect(urls).toContain(`https://cdn.example/${name}.png`);
  }
  const right = [...registry.files.values()].find(({ url }) => url.endsWith("right.png"));
  expect(right?.users).toEqual(['Case "case-1" (id case-1, en), field body[1].pictures[1]']);
});

describe("the content digest", () => {
  const digests = (content: GeneratedContent) =>
    new Map(build(content).map(({ id, data }) => [id, JSON.stringify(data)]));

  test("is the same for the same content", () => {
    expect(digests(generateContent())).toEqual(digests(structuredClone(generateContent())));
  });

  test("changes for the entry that changed, and for no other", () => {
    const before = digests(generateContent());
    const content = generateContent();
    content.cases.ru = content.cases.ru.map((entry) =>
      entry.id === "case-2" ? { ...entry, title: "Another title" } : entry,
    );
    const changed = [...digests(content)].filter(([id, digest]) => before.get(id) !== digest);
    expect(changed.map(([id]) => id)).toEqual(["node Case:ru:case-2"]);
  });
});
