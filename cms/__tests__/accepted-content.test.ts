import { endpointPath, endpoints, LOCALE_CODES, type EndpointName } from "@future-native/contract";
import fc from "fast-check";
import { z } from "zod";
import { byLength } from "../../__tests__/support/test-length";
import { lexicalFromBlocks } from "../src/rich-text/to-lexical";
import { COLLECTIONS, collectionLife, globalLife } from "./support/arbitrary-content";
import { provideCms } from "./support/test-cms";
import { siteOfAnswers } from "../../__tests__/support/site-of-answers";

const cms = provideCms({ content: "demo" });

const answer = z.object({ status: z.number(), body: z.looseObject({}) });
const api = async (method: string, path: string, body?: unknown) => answer.parse(await cms.api(method, path, body));

const versionList = z.object({ docs: z.array(z.object({ id: z.number() })).default([]) });

/** Restores an old version, if the entry has any. */
async function restore(path: string, where: string, index: number): Promise<void> {
  const { docs } = versionList.parse((await api("GET", `${path}/versions?depth=0&${where}`)).body);
  const version = docs[index % Math.max(docs.length, 1)];
  if (version) await api("POST", `${path}/versions/${version.id}`);
}

const isName = (name: string): name is EndpointName => name in endpoints;
const lists = Object.keys(endpoints)
  .filter(isName)
  .filter((name) => Object.keys(endpoints[name].parameters).every((parameter) => parameter === "lang"));

/** Faults of all lists of the API in all locales, as a client and a build find them. */
async function brokenAnswers(): Promise<string[]> {
  const broken: string[] = [];
  for (const name of lists) {
    for (const lang of "lang" in endpoints[name].parameters ? LOCALE_CODES : ["en"]) {
      const { status, body } = await cms.request(endpointPath(name, { lang }));
      const valid = status === 200 && endpoints[name].answer.safeParse(JSON.parse(body)).success;
      if (!valid) broken.push(`${name} ${lang}: ${status}`);
    }
  }
  if (broken.length > 0) return broken;
  return siteOfAnswers((path) => cms.request(path)).then(
    () => [],
    (error: unknown) => [String(error)],
  );
}

// A broken answer stays broken for the runs that would look for a smaller example.
const RUNS = { numRuns: byLength(6, 30), endOnFailure: true };

/** A save in English that is published. */
const save = (data: Record<string, unknown>) =>
  ({ locale: "en", draft: false, alone: false, restored: null, data }) as const;

const refused = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ message: z.string() })) }) })),
});

/** Messages of a refused save; none when it is accepted. */
async function refusals(method: string, path: string, body?: unknown): Promise<string[]> {
  const { status, body: answer } = await api(method, path, body);
  if (status === 200) return [];
  expect(status).toBe(400);
  return refused.parse(answer).errors.flatMap(({ data }) => data.errors.map(({ message }) => message));
}

const linkTo = (href: string) => lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "Here", href }] }]);
const [published, draft] = [{ _status: "published" }, { _status: "draft" }];

describe("a link that would run a script", () => {
  const BAD = "javascript:alert(1)";

  test("is refused in a text and in a field alike, in a sentence", async () => {
    const sentence = /Begin the link with https:\/\/, mailto: or tel:/;
    const inText = await refusals("PATCH", "/blog-posts/1", { ...published, body: linkTo(BAD) });
    expect(inText).toContainEqual(expect.stringContaining(`"${BAD}"`));
    expect(inText).toContainEqual(expect.stringMatching(sentence));
    expect(await refusals("PATCH", "/news/1", { ...published, url: BAD })).toEqual([expect.stringMatching(sentence)]);
    expect(await refusals("PATCH", "/blog-posts/1", { ...published, body: linkTo("/cases") })).toEqual([]);
  });

  test("is not published from a draft in another language", async () => {
    expect(await refusals("PATCH", "/cases/1?locale=ru&draft=true", { ...draft, body: linkTo(BAD) })).toEqual([]);
    expect(await refusals("PATCH", "/cases/1?locale=en", published)).toEqual([
      expect.stringMatching(/^Русский: The link "javascript:alert\(1\)"/),
    ]);
    expect(await refusals("PATCH", "/cases/1?locale=ru", { ...published, body: linkTo("/cases") })).toEqual([]);
  });

  test("does not come back with an old version", async () => {
    const path = "/globals/page-about";
    expect(await refusals("POST", `${path}?locale=br&draft=true`, { ...draft, body: linkTo(BAD) })).toEqual([]);
    const { docs } = versionList.parse((await api("GET", `${path}/versions?sort=-updatedAt&limit=1`)).body);
    expect(await refusals("POST", `${path}/versions/${docs[0]?.id}`)).toEqual([
      expect.stringMatching(/^Português: The link "javascript:alert\(1\)"/),
    ]);
    expect(await refusals("POST", `${path}?locale=br`, { ...published, body: linkTo("/cases") })).toEqual([]);
  });
});

test("control characters of typesetters are neither stored nor given out", async () => {
  const title = "Арт-\u2060директор\u00ad\u200b";
  const body = linkTo("/cases");
  expect(await refusals("PATCH", "/blog-posts/1", { ...published, title, body })).toEqual([]);
  const stored = await api("GET", "/blog-posts/1?depth=0");
  expect(stored.body).toMatchObject({ title: "Арт-директор", body });
  const control = /[\u00ad\u200b\u2060-\u2064\ufeff]/;
  for (const name of lists) {
    for (const lang of LOCALE_CODES)
      expect((await cms.request(endpointPath(name, { lang }))).body).not.toMatch(control);
  }
});

test("an article cannot have the address of another call of the API", async () => {
  for (const alias of ["tags", "externals"]) {
    expect(await refusals("PATCH", "/blog-posts/1", { ...published, alias })).toEqual([
      expect.stringMatching(/an address of the site's own data/),
    ]);
  }
});

test("an alias that is made from a title ends with a word, and a typed one that is too long is refused", async () => {
  const title = "Очень длинное название ".repeat(12);
  const data = { title, lead: "L", year: 2026, ...published };
  const { body } = await api("POST", "/cases?locale=en&depth=0", { ...COLLECTIONS.cases.right, ...data });
  const { alias, id } = z.object({ doc: z.object({ alias: z.string(), id: z.number() }) }).parse(body).doc;
  expect(alias).toMatch(/^ochen-dlinnoe-nazvanie-.*(?:ochen|dlinnoe|nazvanie)$/);
  expect(alias.length).toBeLessThanOrEqual(60);
  const sentence = expect.stringContaining("at most 200 characters");
  expect(await refusals("PATCH", `/cases/${id}`, { ...published, alias: "a".repeat(201) })).toEqual([sentence]);
  expect(await refusals("PATCH", `/cases/${id}`, { ...published, alias: "a".repeat(200) })).toEqual([]);
  expect(await brokenAnswers()).toEqual([]);
  await api("DELETE", `/cases/${id}`);
});

test("A1: nothing that the CMS accepts of an entry makes an answer of the API fail", async () => {
  let accepted = 0;
  let refused = 0;
  const property = fc.asyncProperty(collectionLife, async ({ slug, right, saves }) => {
    const created = await api("POST", `/${slug}?locale=en&depth=0`, {
      ...right,
      _status: "published",
      alias: `a-${accepted + refused}`,
    });
    expect(created.status).toBe(201);
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(created.body).doc;
    for (const { locale, draft, alone, restored, data } of saves) {
      const _status = draft ? "draft" : "published";
      const only = alone && !draft ? `&publishSpecificLocale=${locale}` : "";
      const saved = await api("PATCH", `/${slug}/${id}?locale=${locale}&draft=${draft}${only}&depth=0`, {
        ...data,
        _status,
      });
      if (saved.status === 200) accepted += 1;
      else refused += 1;
      if (restored !== null) await restore(`/${slug}`, `where[parent][equals]=${id}`, restored);
    }
    expect(await brokenAnswers()).toEqual([]);
    await api("DELETE", `/${slug}/${id}`);
  });
  // Few runs may happen to hold saves of one kind only; this one holds both.
  const example = { slug: "cases", right: COLLECTIONS.cases.right, saves: [save({ year: 2025 }), save({ year: -1 })] };
  await fc.assert(property, { ...RUNS, examples: [[example]] });
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

test("A1: nothing that the CMS accepts of the site's texts makes an answer of the API fail", async () => {
  let accepted = 0;
  let refused = 0;
  const property = fc.asyncProperty(globalLife, async ({ slug, saves }) => {
    for (const { locale, draft, alone, restored, data } of saves) {
      const _status = draft ? "draft" : "published";
      const only = alone && !draft ? `&publishSpecificLocale=${locale}` : "";
      const path = `/globals/${slug}`;
      const saved = await api("POST", `${path}?locale=${locale}&draft=${draft}${only}&depth=0`, { ...data, _status });
      if (saved.status === 200) accepted += 1;
      else refused += 1;
      if (restored !== null) await restore(path, "sort=updatedAt", restored);
    }
    expect(await brokenAnswers()).toEqual([]);
  });
  const example = { slug: "page-home", saves: [save({ words: "Words" }), save({ title: "" })] };
  const redirected = (from: string, to: string) => ({ slug: "settings", saves: [save({ redirects: [{ from, to }] })] });
  const edges = [
    ...["/sale-50%", "/a%22b", "/%2F%2Fa", "/%0a", `/${"я".repeat(400)}`, `/${"a".repeat(400)}`].map((from) =>
      redirected(from, "/cases"),
    ),
    ...["https://", "http://[", "/sale-50%", "https://a:99999", "https://пример.рф/а?б=%"].map((to) =>
      redirected("/old", to),
    ),
  ];
  await fc.assert(property, {
    ...RUNS,
    numRuns: RUNS.numRuns + edges.length,
    examples: [[example], ...edges.map((one) => [one] as [typeof one])],
  });
  expect(accepted).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});
