import { FileRegistry } from "../src/build/file-registry";
import { buildNodeInputs } from "../src/build/build-node-inputs";
import { checkLists, checkRelations } from "../src/check-content";
import type { ListName } from "../src/options";
import { failureOf } from "./support/failure";
import { asFetched } from "./support/fetched";
import { generateContent, type GeneratedContent } from "./support/generated-content";

const apiUrl = "http://cms.example";

const lists = (content: GeneratedContent, before = {}, allowEmpty: ListName[] = []) =>
  checkLists(asFetched(content), before, { apiUrl, allowEmpty });

function relations(content: GeneratedContent) {
  const fetched = asFetched(content);
  checkRelations(buildNodeInputs(fetched, apiUrl, new FileRegistry(apiUrl)), fetched);
}

function changed(change: (content: GeneratedContent) => void): GeneratedContent {
  const content = generateContent();
  change(content);
  return content;
}

test("counts the entries of every list", () => {
  expect(lists(generateContent())).toMatchObject({ "cases/en": 3, "cases/br": 3, "news/ru": 2, jobs: 2, gallery: 0 });
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

test("refuses a list that lost all its entries, unless it may", async () => {
  const content = changed((all) => (all.clients = []));
  const error = await failureOf(() => lists(content, { clients: 16 }));
  expect(error.failure).toBe("emptied");
  expect(error.message).toContain('The list "clients" is empty, and it had 16 entries at the last build.');
  expect(error.message).toContain("allowEmpty");
  expect(lists(content, { clients: 16 }, ["clients"])).toMatchObject({ clients: 0 });
  expect(lists(content, {})).toMatchObject({ clients: 0 });
});

test("looks at each locale of a list by itself", async () => {
  const content = changed(({ cases }) => (cases.br = []));
  const error = await failureOf(() => lists(content, { "cases/en": 3, "cases/br": 3 }));
  expect(error.message).toContain('"cases/br"');
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
