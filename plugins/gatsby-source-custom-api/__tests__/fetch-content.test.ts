import { endpoints } from "@future-native/contract";
import { createClient } from "../src/client";
import { fetchContent } from "../src/fetch-content";
import { processAnswers } from "../src/build-cache";
import { startApiServer, type ApiServer } from "../testing/api-server";
import { failureOf } from "./support/failure";
import { generateContent } from "../testing/generated-content";

let api: ApiServer;

beforeAll(async () => {
  api = await startApiServer({ pictures: true });
});
afterAll(() => api.close());
beforeEach(() => {
  api.behave();
  api.content = generateContent({ pictures: true });
  api.requests.length = 0;
});

const progress = () => ({ queued: jest.fn(), answered: jest.fn() });

const fetchAll = (answers = processAnswers(), reported = progress(), concurrency = 4) =>
  fetchContent(
    { apiUrl: `${api.url}/`, concurrency },
    createClient({ apiUrl: api.url, timeout: 30_000, retries: 0 }),
    answers,
    reported,
  );

test("the generated content keeps the contract", () => {
  expect(endpoints.cases.answer.safeParse(api.content.cases.en).error).toBeUndefined();
  expect(endpoints.site.answer.safeParse(api.content.site.ru).error).toBeUndefined();
  expect(endpoints.jobs.answer.safeParse(api.content.jobs).error).toBeUndefined();
});

test("asks each list once, for each locale where the path has one, and reports its progress", async () => {
  const reported = progress();
  const content = await fetchAll(processAnswers(), reported);
  expect(new Set(api.requests.map(({ path }) => path)).size).toBe(23);
  expect(api.requests).toHaveLength(23);
  expect(reported.queued).toHaveBeenCalledTimes(23);
  expect(reported.answered).toHaveBeenCalledTimes(23);
  expect(content.cases.map(({ locale }) => locale)).toEqual(["en", "ru", "br"]);
  expect(content.cases[1]?.answer[0]?.title).toBe("Case 1 ru");
});

test("keeps to the number of requests at once", async () => {
  api.misbehave("/api/cases/en", "hang");
  const work = fetchContent(
    { apiUrl: api.url, concurrency: 1 },
    createClient({ apiUrl: api.url, timeout: 1000, retries: 0 }),
    processAnswers(),
    progress(),
  );
  await failureOf(work);
  expect(api.requests.map(({ path }) => path)).toEqual(["/api/cases/en"]);
});

test("A2: goes on where failures are taken: a list is empty, settings are missing, each with its address", async () => {
  api.misbehave("/api/cases/ru", "drop");
  api.misbehave("/api/site/br", { status: 500 });
  const reported = { ...progress(), failed: jest.fn() };
  const client = createClient({ apiUrl: api.url, timeout: 30_000, retries: 0 });
  const content = await fetchContent({ apiUrl: api.url, concurrency: 4 }, client, processAnswers(), reported);
  expect(content.cases.map(({ answer }) => answer.length)).toEqual([3, 0, 3]);
  expect(content.site.map(({ locale }) => locale)).toEqual(["en", "ru"]);
  expect(content.jobs.length).toBeGreaterThan(0);
  const urls = reported.failed.mock.calls.map(([{ details }]) => details.url);
  expect(urls.sort()).toEqual([`${api.url}/api/cases/ru`, `${api.url}/api/site/br`]);
});

test("asks conditionally the second time, and uses what it kept", async () => {
  const answers = processAnswers();
  const first = await fetchAll(answers);
  api.requests.length = 0;
  const second = await fetchAll(answers);
  expect(second).toEqual(first);
  expect(new Set(api.requests.map(({ status }) => status))).toEqual(new Set([304]));
});

test("does not read and check again what is the same", async () => {
  const answers = processAnswers();
  const first = await fetchAll(answers);
  api.content.cases.en = api.content.cases.en.map((entry) => ({ ...entry, title: "Other" }));
  const second = await fetchAll(answers);
  expect(second.jobs).toBe(first.jobs);
  expect(second.cases[0]?.answer[0]?.title).toBe("Other");
  expect(second.cases[1]?.answer).toBe(first.cases[1]?.answer);
});

test("fetches again only what changed", async () => {
  const answers = processAnswers();
  await fetchAll(answers);
  api.content.jobCities = api.content.jobCities.map((city) => ({ ...city, countryCode: "ZA" }));
  api.requests.length = 0;
  const second = await fetchAll(answers);
  expect(api.requests.filter(({ status }) => status === 200).map(({ path }) => path)).toEqual(["/api/jobs-citys"]);
  expect(second.jobCities[0]?.countryCode).toBe("ZA");
});

test("does not keep an answer that breaks the contract", async () => {
  const answers = processAnswers();
  const [city] = api.content.jobCities;
  api.content.jobCities = city ? [{ ...city, countryCode: "Georgia" }] : [];
  await failureOf(fetchAll(answers));
  expect(await answers.get(`${api.url}/api/jobs-citys`)).toBeUndefined();
});

test("says so when HTML comes instead of JSON", async () => {
  const body = "<!doctype html><title>Sign in</title>";
  api.misbehave("/api/team", { headers: { "Content-Type": "text/html" }, body });
  const error = await failureOf(fetchAll());
  expect(error.failure).toBe("html");
  expect(error.message).toContain('begins "<!doctype html><title>Sign in</title>"');
  expect(error.details).toMatchObject({ url: `${api.url}/api/team`, status: 200 });
});

test("says so when the JSON is cut short", async () => {
  api.misbehave("/api/team", { body: '[{"id":"member-1","na' });
  const error = await failureOf(fetchAll());
  expect(error.failure).toBe("json");
  expect(error.message).toContain("21 characters");
});

test("A2: names the entry, the field and what was expected", async () => {
  const [first, second] = api.content.cases.ru;
  const { title: _, ...untitled } = { ...second, cover: { url: 5 } };
  api.misbehave("/api/cases/ru", { body: JSON.stringify([first, untitled]) });
  const error = await failureOf(fetchAll());
  expect(error.failure).toBe("contract");
  expect(error.message).toContain('entry 2 (alias "case-2", id "case-2"), title: Invalid input: expected string');
  expect(error.message).toContain("cover.url: Invalid input: expected string, received number");
  expect(error.message).toContain("/api/cases/ru");
  expect(error.message).toContain("Fix:");
});

test("names the field of an answer that is no list", async () => {
  api.misbehave("/api/site/br", { body: JSON.stringify({ ...api.content.site.br, foundedIn: "2012" }) });
  const error = await failureOf(fetchAll());
  expect(error.details.fields).toEqual(["foundedIn: Invalid input: expected number, received string"]);
});

test("does not mind fields that it does not know", async () => {
  const body = JSON.stringify(api.content.clients.map((client) => ({ ...client, shoeSize: 44 })));
  api.misbehave("/api/clients", { body });
  const content = await fetchAll();
  expect(content.clients).toEqual(api.content.clients);
});
