import { apiError, endpointPath, endpoints, type EndpointName } from "@future-native/contract";
import { z } from "zod";
import { documentSchemas, type DocumentSchemas } from "../../contract/__tests__/support/document-schemas";
import { createEditorSteps } from "./support/editor-steps";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });
const steps = createEditorSteps(cms);
/** The OpenAPI document as it is answered: what it says, the answers are held to. */
let published: DocumentSchemas;

beforeAll(async () => {
  published = documentSchemas(JSON.parse((await cms.request("/api/openapi.json")).body));
});

const responseSchema = (path: string, status: number) =>
  ["paths", path, "get", "responses", String(status), "content", "application/json", "schema"] as const;

const entry = z.object({ id: z.string(), title: z.string(), alias: z.string() });

async function casesIn(locale: string) {
  return z.array(entry).parse(JSON.parse((await cms.request(`/api/cases/${locale}`)).body));
}

const PARAMETERS: Partial<Record<EndpointName, Record<string, string>>> = {
  case: { lang: "en", alias: "a-bank-that-hires-like-a-band" },
  awardsByCategory: { category: "gold" },
  job: { id: "1" },
  teamCategory: { alias: "strategy" },
  blogPost: { alias: "evp-ne-plakat" },
};

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

describe("every call of the contract (A1)", () => {
  test.each(names)("%s answers what the contract says, with and without a trailing slash", async (name) => {
    const path = endpointPath(name, PARAMETERS[name] ?? { lang: "ru" });
    const plain = await cms.request(path);
    expect(plain).toMatchObject({ status: 200, headers: { "content-type": "application/json; charset=utf-8" } });
    expect(endpoints[name].answer.safeParse(JSON.parse(plain.body)).error).toBeUndefined();
    const described = published.schemaAt(responseSchema(endpoints[name].path, 200));
    expect([described(JSON.parse(plain.body)), described.errors]).toEqual([true, null]);
    const slashed = await cms.request(`${path}/`);
    expect(slashed).toMatchObject({ status: 200, body: plain.body });
  });

  test("A3: lists are in ascending order, news from the newest", async () => {
    const sorts = z.array(z.object({ sort: z.number() })).parse(JSON.parse((await cms.request("/api/cases/en")).body));
    expect(sorts).toEqual([...sorts].sort((one, other) => one.sort - other.sort));
    const dates = z.array(z.object({ date: z.string() })).parse(JSON.parse((await cms.request("/api/news/br")).body));
    expect(dates).toEqual([...dates].sort((one, other) => other.date.localeCompare(one.date)));
  });

  test("a case that is not translated is left out", async () => {
    const [en, ru, br] = await Promise.all([casesIn("en"), casesIn("ru"), casesIn("br")]);
    const total = new Set([...en, ...ru, ...br].map(({ id }) => id)).size;
    expect(en.length).toBe(total);
    expect(ru.length + br.length).toBeLessThan(2 * total);
    const missing = en.find(({ id }) => !ru.some((other) => other.id === id));
    expect((await cms.request(`/api/cases/ru/${missing?.alias ?? ""}`)).status).toBe(404);
  });

  test("what a locale shows of the site comes from the table of locales (N32)", async () => {
    const site = async (locale: string) =>
      endpoints.site.answer.parse(JSON.parse((await cms.request(`/api/site/${locale}`)).body));
    const [en, ru, br] = [await site("en"), await site("ru"), await site("br")];
    expect([en.phone, br.phone]).toEqual([null, null]);
    expect(ru.phone).toMatch(/^\+7/);
    expect(en.social.map(({ network }) => network)).toEqual([
      "instagram",
      "facebook",
      "linkedin",
      "profile",
      "youtube",
    ]);
    expect(ru.social.map(({ network }) => network)).toEqual(["vk", "linkedin", "profile", "youtube"]);
    expect([en.offices.length, br.offices.length]).toEqual([5, 5]);
    expect(br.offices.filter(({ street }) => street === null).map(({ city }) => city)).toEqual(["São Paulo"]);
    expect(en.offices.every(({ legalName }) => legalName === null)).toBe(true);
    expect(ru.offices.some(({ legalName, taxNumber }) => legalName !== null && taxNumber !== null)).toBe(true);
  });
});

describe("what is refused", () => {
  test.each([
    ["/api/cases/de", 'No such lang: "de" in /api/cases/{lang}.'],
    ["/api/cases/en/no-such-case/", 'No published entry with lang "en" and alias "no-such-case".'],
    ["/api/jobs/999999", 'No published entry with id "999999".'],
    ["/api/awards/wood", 'No such category: "wood" in /api/awards/{category}.'],
    ["/api/blog/%E0%A4%A", 'No such alias: "(not decodable)" in /api/blog/{alias}.'],
    ["/api/mail", "No such call: /api/mail. See /api/openapi.json for all there are."],
    ["/mock/services_xx.json", 'No such lang: "xx" in /mock/services_{lang}.json.'],
  ])("%s is 404 in JSON", async (path, message) => {
    const { status, body } = await cms.request(path);
    expect(status).toBe(404);
    expect(apiError.parse(JSON.parse(body))).toEqual({ error: { status: 404, message } });
    expect(published.schemaAt(responseSchema("/api/cases/{lang}", 404))(JSON.parse(body))).toBe(true);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is 405 and says what is allowed", async (method) => {
    const { status, headers, body } = await cms.request("/api/cases/en/", { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD, OPTIONS" });
    expect(apiError.parse(JSON.parse(body)).error.status).toBe(405);
  });

  test("a broken entry fails its list, and the log names entry, locale and field, the answer does not", async () => {
    const error = vi.spyOn(cms.payload.logger, "error");
    await steps.breakCase();
    const { status, body } = await cms.request("/api/cases/en");
    expect(status).toBe(500);
    expect(apiError.parse(JSON.parse(body)).error.message).toBe("The server failed; its log says why.");
    const fault = /cases \d+ "[^"]+", locale en: body holds something that the site cannot show/;
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ msg: expect.stringMatching(fault) }));
    expect((await cms.request("/api/cases/ru")).status).toBe(200);
    expect(await steps.failedPublication()).toEqual({
      reason: expect.stringMatching(/^Case "[^"]+", in English: "Body" holds something that the site cannot show/),
      places: [{ list: "cases", id: expect.stringMatching(/^\d+$/), locale: "en", field: "body" }],
      log: expect.stringContaining("answered 500"),
    });
    await steps.repairCase();
    expect((await cms.request("/api/cases/en")).status).toBe(200);
  });
});

describe("HTTP", () => {
  test("HEAD has the headers and no body", async () => {
    const get = await cms.request("/api/team");
    const head = await cms.request("/api/team", { method: "HEAD" });
    expect(head).toEqual({ ...get, body: "" });
  });

  test("OPTIONS says what is allowed", async () => {
    const { status, headers } = await cms.request("/api/team", { method: "OPTIONS" });
    expect({ status, allow: headers.allow }).toEqual({ status: 204, allow: "GET, HEAD, OPTIONS" });
  });

  test("an answer that the asker has is 304", async () => {
    const { headers } = await cms.request("/api/clients");
    expect(headers["cache-control"]).toBe("no-cache");
    const etag = headers.etag ?? "";
    expect(etag).toMatch(/^"[\w-]{32}"$/);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await cms.request("/api/clients/", { headers: { "If-None-Match": tag } });
      expect(again).toMatchObject({ status: 304, body: "", headers: { etag } });
    }
    expect((await cms.request("/api/clients", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("health and the OpenAPI document", async () => {
    expect(JSON.parse((await cms.request("/api/health")).body)).toEqual({ status: "ok" });
    expect(JSON.parse((await cms.request("/api/openapi.json/")).body)).toMatchObject({
      openapi: "3.1.0",
      servers: [{ url: "http://localhost:3000" }],
    });
  });
});

describe("publishing", () => {
  const firstTitle = async () => (await casesIn("en"))[0]?.title;

  test("a published change is answered at once, a draft is not", async () => {
    await steps.renameCase("Renamed");
    expect(await firstTitle()).toBe("Renamed");
    await steps.draftCase("Only a draft");
    expect(await firstTitle()).toBe("Renamed");
    await steps.publishCase();
  });

  test("an entry that is taken back is gone, also from what points at it", async () => {
    const [first] = await casesIn("en");
    await steps.unpublishCase();
    expect((await casesIn("en")).map(({ id }) => id)).not.toContain(first?.id);
    const awards = endpoints.awards.answer.parse(JSON.parse((await cms.request("/api/awards")).body));
    expect(awards.map(({ caseId }) => caseId)).not.toContain(first?.id);
    await steps.publishCase();
    expect((await casesIn("en")).map(({ id }) => id)).toContain(first?.id);
  });

  test("a changed picture changes the answers that show it", async () => {
    await steps.describePicture("Described anew");
    expect((await cms.request("/api/cases/en")).body).toContain("Described anew");
  });
});

describe("editing", () => {
  test("an alias is made from the title and told apart from those that are taken", async () => {
    expect(await steps.aliasFromTitle("Ночной рынок: São Paulo")).toBe("nochnoy-rynok-sao-paulo");
    expect(await steps.aliasFromTitle("Ночной рынок: São Paulo")).toBe("nochnoy-rynok-sao-paulo-2");
  });

  test("a bad alias is refused in a sentence", async () => {
    expect(await steps.refusedAlias("Bad Alias!")).toEqual([expect.stringMatching(/^Use lower-case Latin letters/)]);
    expect(await steps.refusedAlias("a-bank-that-hires-like-a-band")).toEqual([
      expect.stringMatching(/^Another entry has this alias/),
    ]);
  });

  test("English is needed, a translation is not", async () => {
    expect(await steps.refusedWithoutEnglish()).toEqual([
      expect.stringMatching(/^English: There is nothing to read here/),
    ]);
    expect(await steps.publishUntranslated()).toEqual([]);
  });

  test("editors write content; users, roles and the settings of the site are for admins", async () => {
    expect(await steps.editorMakesUser()).toEqual([expect.stringMatching(/not allowed/)]);
    expect(await steps.editorBecomesAdmin()).toBe("editor");
    expect(await steps.editorVerifiesSite()).toEqual([expect.stringMatching(/not allowed/)]);
  });

  test("A6: what is scheduled goes live within seconds of its time", async () => {
    expect(await steps.scheduleDraft()).toBeLessThan(15);
  });

  test("an editor who is removed lets go of the entry that was open", async () => {
    expect(await steps.editorWithEntryIsRemoved()).toEqual({ before: 1, after: 0 });
  });

  test("without an account the CMS's own API gives nothing", async () => {
    expect(await steps.readsWithoutAccount()).toEqual([expect.stringMatching(/not allowed/)]);
  });
});
