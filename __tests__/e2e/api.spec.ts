/** The public API of the real CMS with the demo content (A1, A2). */
import { expect, test } from "./journey";
import { z } from "zod";
import { endpoints, endpointPath, LOCALE_CODES, type EndpointName } from "@future-native/contract";

/** Every GET without an entry in its path, in every locale. */
const LISTS = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => Object.keys(endpoints[name].parameters).every((parameter) => parameter === "lang"))
  .flatMap((name) => {
    const locales = Object.keys(endpoints[name].parameters).length > 0 ? LOCALE_CODES : [undefined];
    return locales.map((lang) => ({ name, path: endpointPath(name, lang ? { lang } : {}) }));
  });

for (const { name, path } of LISTS) {
  test(`A1: ${path} matches the contract, in both slash forms`, async ({ request }) => {
    const [plain, slashed] = await Promise.all([
      request.get(path, { maxRedirects: 0 }),
      request.get(`${path}/`, { maxRedirects: 0 }),
    ]);
    expect([plain.status(), slashed.status()]).toEqual([200, 200]);
    expect(plain.headers()["content-type"]).toContain("application/json");
    const body: unknown = await plain.json();
    expect(await slashed.json()).toEqual(body);
    expect(endpoints[name].answer.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  test(`A1: ${path} answers 304 to its ETag, and HEAD without a body`, async ({ request }) => {
    const etag = (await request.get(path)).headers().etag ?? "";
    expect(etag).not.toBe("");
    const again = await request.get(path, { headers: { "If-None-Match": etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    const head = await request.head(path);
    expect([head.status(), head.headers().etag]).toEqual([200, etag]);
  });
}

test("A1: an answer varies by its encoding alone, and asks for nothing of the visitor's device", async ({
  request,
}) => {
  const cases = z.array(z.object({ cover: z.object({ url: z.string() }).nullable() }));
  const covers = cases.parse(await (await request.get("/api/cases/en")).json()).flatMap(({ cover }) => cover ?? []);
  const picture = covers[0]?.url ?? "";
  for (const path of [
    "/api/cases/en",
    "/api/site/ru/",
    "/mock/services_br.json",
    "/api/openapi.json",
    "/api/nothing",
    picture,
  ]) {
    const { vary = "", ...headers } = (await request.get(path)).headers();
    expect({ path, vary }).toEqual({ path, vary: expect.stringMatching(/^(?:Accept-Encoding)?$/) });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:accept|critical)-ch$/)]),
    );
  }
});

test("A1: one entry of each kind, as in its list", async ({ request }) => {
  const [entry] = (await (await request.get("/api/cases/ru")).json()) as { alias: string }[];
  const [job] = (await (await request.get("/api/jobs")).json()) as { id: string }[];
  const [post] = (await (await request.get("/api/blog")).json()) as { alias: string }[];
  const [category] = (await (await request.get("/api/team-category")).json()) as { alias: string }[];
  expect(await (await request.get(`/api/cases/ru/${entry?.alias}/`)).json()).toEqual(entry);
  expect(await (await request.get(`/api/jobs/${job?.id}`)).json()).toEqual(job);
  expect(await (await request.get(`/api/blog/${post?.alias}`)).json()).toEqual(post);
  const withMembers = endpoints.teamCategory.answer.parse(
    await (await request.get(`/api/team-category/${category?.alias}/`)).json(),
  );
  expect(withMembers.members.length).toBeGreaterThan(0);
});

test("A1: the suffix of awards narrows to one category", async ({ request }) => {
  const gold = (await (await request.get("/api/awards/gold/")).json()) as { category: string }[];
  expect(gold.length).toBeGreaterThan(0);
  expect(new Set(gold.map(({ category }) => category))).toEqual(new Set(["gold"]));
});

test("A3: lists are in ascending order", async ({ request }) => {
  for (const { name, path } of LISTS) {
    if (name === "news" || name === "site") continue;
    const sorts = ((await (await request.get(path)).json()) as { sort: number }[]).map(({ sort }) => sort);
    expect(sorts, path).toEqual([...sorts].sort((a, b) => a - b));
  }
});

for (const path of [
  "/api/cases/de",
  "/api/cases/en/no-such-case",
  "/api/nothing",
  "/api/awards/tin",
  "/mock/services_de.json",
  "/api/",
]) {
  test(`A1: ${path} is a JSON 404`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({ error: { status: 404, message: expect.any(String) } });
  });
}

test("A1: another method is a JSON 405 that names the allowed ones", async ({ request }) => {
  const answer = await request.delete("/api/cases/en");
  expect([answer.status(), answer.headers().allow]).toEqual([405, expect.stringContaining("GET")]);
  expect(await answer.json()).toEqual({ error: { status: 405, message: expect.any(String) } });
});

test("A1: the OpenAPI document is valid by a public validator", async ({ request }) => {
  const { Validator } = await import("@seriousme/openapi-schema-validator");
  const document = (await (await request.get("/api/openapi.json")).json()) as Record<string, unknown>;
  expect(document.openapi).toMatch(/^3\.1/);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

test("A3, N32: phone, legal entity and the street of the fifth office show where the locale says so", async ({
  request,
}) => {
  const site = async (lang: string) =>
    endpoints.site.answer.parse(await (await request.get(`/api/site/${lang}`)).json());
  const [en, ru, br] = await Promise.all([site("en"), site("ru"), site("br")]);
  expect([en.phone, br.phone]).toEqual([null, null]);
  expect(ru.phone).toMatch(/^\+7/);
  expect([en.offices.length, ru.offices.length, br.offices.length]).toEqual([5, 5, 5]);
  const streets = (answer: typeof en) => answer.offices.filter(({ street, postalCode }) => street && postalCode).length;
  expect([streets(en), streets(ru), streets(br)]).toEqual([5, 5, 4]);
  expect(ru.offices.filter(({ legalName }) => legalName !== null)).toHaveLength(1);
  expect(en.offices.every(({ legalName, taxNumber }) => legalName === null && taxNumber === null)).toBe(true);
  expect(ru.social.map(({ network }) => network)).toEqual(["vk", "linkedin", "profile", "youtube"]);
});

test("A4: editors who sign in at the same moment are all signed in", async ({ request }) => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const signIn = () => request.post("/cms-api/users/login", { data: { email, password } });
  const answers = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
  for (const answer of answers) {
    const { token } = (await answer.json()) as { token: string };
    const me = await request.get("/cms-api/enquiries?limit=1", {
      headers: { Authorization: `JWT ${token}`, Cookie: "" },
    });
    expect(me.status()).toBe(200);
  }
});

test("A4: what is not for visitors is not given to them", async ({ request }) => {
  for (const path of ["/cms-api/users", "/cms-api/payload-jobs"]) {
    expect([401, 403, 404], path).toContain((await request.get(path)).status());
  }
  const register = await request.post("/cms-api/users/first-register", {
    data: { email: "a@example.com", password: "somebody else 1" },
  });
  expect(register.status()).toBe(403);
});
