/** A4: a CMS without any content answers for a whole site, which has the product's name and nothing else (decision 195). */
import { endpoints } from "@future-native/contract";
import { LOCALE_CODES } from "@future-native/contract/locales";
import { siteOfAnswers } from "../../__tests__/support/site-of-answers";
import { importDemoContent } from "../src/seed/import";
import { ensureEmptySite } from "../src/seed/empty-site";
import { provideCms } from "./support/test-cms";

const cms = provideCms();

const site = async (locale = "en") => {
  const { status, body } = await cms.request(`/api/site/${locale}`);
  return status === 200 ? endpoints.site.answer.parse(JSON.parse(body)) : status;
};

const publish = (data: object, locale = "en") =>
  cms.api("POST", `/globals/settings?locale=${locale}`, { ...data, _status: "published" });

test("without a name there is no site; it gets one, and the demo content does not come later", async () => {
  expect(await site()).toBe(500);
  await ensureEmptySite(cms.payload);
  expect(await site()).toMatchObject({ productName: "Your agency", slogan: null, brief: null, pages: { about: null } });
  expect(await importDemoContent(cms.payload, { content: { lists: {}, globals: {} } })).toBe("foreign");
  await siteOfAnswers((path) => cms.request(path));
});

test("a name that was written stays", async () => {
  await publish({ productName: "North" });
  await ensureEmptySite(cms.payload);
  for (const locale of LOCALE_CODES) expect(await site(locale)).toMatchObject({ locale, productName: "North" });
});

test("a text of the site is written in all languages or in none, and with the others of its group", async () => {
  const messages = async (data: object) => JSON.stringify((await publish(data)).body);
  expect(await messages({ description: "Northern brands" })).toMatch(/Русский: .*Português: /s);
  expect(await messages({ description: "", brief: { word: "Brief?" } })).toContain("brief.lead");
  expect(await messages({ brief: { word: "" }, school: { url: "https://school.example" } })).toContain("school.title");
  expect(await publish({ school: { url: "" } })).toMatchObject({ status: 200 });
  for (const [locale, description] of [
    ["ru", "Северные бренды"],
    ["br", "Marcas do norte"],
  ] as const)
    await cms.api("POST", `/globals/settings?locale=${locale}&draft=true`, { description, _status: "draft" });
  expect(await publish({ description: "Northern brands" })).toMatchObject({ status: 200 });
  expect(await site("br")).toMatchObject({ description: "Marcas do norte" });
});

test("a slogan may be there in one language before the others", async () => {
  expect(await publish({ slogan: "Northern brands" })).toMatchObject({ status: 200 });
  expect([await site(), await site("br")]).toMatchObject([{ slogan: "Northern brands" }, { slogan: null }]);
});

test("a publication is held to the languages in use", async () => {
  const texts = { lead: "", title: "Blog", _status: "published" };
  expect(await cms.api("POST", "/globals/page-blog", texts)).toMatchObject({ status: 400 });
  expect(await publish({ languages: ["en"] })).toMatchObject({ status: 200 });
  expect(await cms.api("POST", "/globals/page-blog", texts)).toMatchObject({ status: 200 });
  expect(await site()).toMatchObject({ languages: ["en"], pages: { blog: { title: "Blog" } } });
  expect(await publish({ languages: [...LOCALE_CODES] })).toMatchObject({ status: 200 });
});

test("a screen is in the languages in which it has a title, and its parts where they are written", async () => {
  const texts = (title: string) => ({ title, _status: "draft" });
  for (const [locale, title] of [
    ["ru", "Контакты"],
    ["br", "Contato"],
  ] as const)
    await cms.api("POST", `/globals/page-contacts?locale=${locale}&draft=true`, texts(title));
  const published = await cms.api("POST", "/globals/page-contacts", { title: "Contacts", _status: "published" });
  expect(published).toMatchObject({ status: 200 });
  for (const locale of LOCALE_CODES) expect(await site(locale)).toMatchObject({ pages: { contacts: { lead: null } } });
});
