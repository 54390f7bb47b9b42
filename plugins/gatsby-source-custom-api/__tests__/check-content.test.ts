import { FileRegistry } from "../src/build/file-registry";
import { buildNodeInputs } from "../src/build/build-node-inputs";
import { checkLists, checkRelations } from "../src/check-content";
import { failureOf } from "./support/failure";
import { asFetched } from "./support/fetched";
import { generateContent, type GeneratedContent } from "../testing/generated-content";

const apiUrl = "http://cms.example";

const lists = (content: GeneratedContent) => checkLists(asFetched(content), { apiUrl });

function relations(content: GeneratedContent) {
  const fetched = asFetched(content);
  checkRelations(buildNodeInputs(fetched, apiUrl, new FileRegistry(apiUrl)), fetched);
}

function changed(change: (content: GeneratedContent) => void): GeneratedContent {
  const content = generateContent();
  change(content);
  return content;
}

test("takes what the contract allows, an empty list too", () => {
  for (const all of [generateContent(), changed((content) => (content.jobs = []))])
    expect(() => lists(all)).not.toThrow();
});

test("refuses an id that occurs twice", async () => {
  const content = changed(({ jobs }) => jobs.push(...jobs.slice(0, 1)));
  const error = await failureOf(() => lists(content));
  expect(error.failure).toBe("duplicate");
  expect(error.message).toContain('The id "job-1" occurs twice');
  expect(error.details.url).toBe("http://cms.example/api/jobs");
});

test("refuses an alias that occurs twice in a locale, and names both entries", async () => {
  const content = changed(({ cases }) => {
    cases.br = cases.br.map((entry) => ({ ...entry, alias: entry.id === "case-3" ? "case-1" : entry.alias }));
  });
  const error = await failureOf(() => lists(content));
  expect(error.message).toContain('The alias "case-1" occurs twice');
  expect(error.details.fields).toEqual(['entry 1 (id "case-1"), alias', 'entry 3 (id "case-3"), alias']);
  expect(error.details.url).toBe("http://cms.example/api/cases/br");
});

test("refuses an entry in another locale than was asked for", async () => {
  const content = changed(({ cases }) => (cases.ru = cases.en));
  const error = await failureOf(() => lists(content));
  expect(error.message).toContain('was asked for "ru" and gave entry "case-1" in "en"');
});

test.each([
  ["clientId", (content: GeneratedContent) => content.clients.pop()],
  ["serviceIds", ({ services }: GeneratedContent) => [services.en, services.ru, services.br].map((list) => list.pop())],
  ["cityId", (content: GeneratedContent) => content.jobCities.pop()],
  ["categoryIds", (content: GeneratedContent) => content.teamCategories.pop()],
  ["tagIds", (content: GeneratedContent) => content.blogTags.pop()],
  ["caseId", ({ cases }: GeneratedContent) => [cases.en, cases.ru, cases.br].map((list) => list.shift())],
])("refuses a %s that is nobody's id", async (field, change) => {
  const error = await failureOf(() => relations(changed(change)));
  expect(error.failure).toBe("relation");
  expect(error.details.fields).toEqual([field]);
  expect(error.message).toMatch(/names \w+ "[\w-]+", which the API does not have/);
});

test("takes an id that exists in another locale only", () => {
  const content = changed(({ cases }) => cases.br.shift());
  expect(() => relations(content)).not.toThrow();
});
