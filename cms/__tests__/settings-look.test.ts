/** Languages, colours and logo in the settings, and the page that asks for them on the first run (X15). */
import type { Site } from "@future-native/contract";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../src/admin/graphics";
import { SiteColors } from "../src/admin/site-colors";
import { SKIPPED } from "../src/first-run/paths";
import { isFirstRun } from "../src/first-run/start";
import { provideCms } from "./support/test-cms";

const cms = provideCms({ content: "demo" });
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const save = (data: object) => cms.api("POST", "/globals/settings", { ...data, _status: "published" });
const siteIn = async (locale: string): Promise<Site> => JSON.parse((await cms.request(`/api/site/${locale}`)).body);

async function refusalOf(data: object): Promise<string> {
  const { status, body } = await save(data);
  expect(status).toBe(400);
  return JSON.stringify(body);
}

test("a site that says nothing is in all languages and in the colours of the design", async () => {
  const { languages, colors, logo } = await siteIn("ru");
  expect({ languages, colors, logo }).toEqual({ languages: ["en", "ru", "br"], colors: null, logo: null });
});

test("languages, colours and logo are those of every locale, with the design's colours where a field is empty", async () => {
  const data = { languages: ["ru", "en"], colors: { accent: " #05F" }, logo: `<?xml version="1.0"?>\n${LOGO}\n` };
  expect((await save(data)).status).toBe(200);
  for (const locale of ["en", "br"]) {
    const { languages, colors, logo } = await siteIn(locale);
    expect(languages).toEqual(["en", "ru"]);
    expect(colors).toEqual({ ground: "#f4f3ee", ink: "#0e0e10", accent: "#0055ff" });
    expect(logo).toBe(LOGO);
  }
  const admin = await SiteColors({ payload: cms.payload, children: createElement(Icon) });
  expect(renderToStaticMarkup(admin)).toContain('fill="#0055ff"');
});

test.each([
  [{ ground: "#ffffff", ink: "#777777" }, ["#777777", "#ffffff", "4.47", "4.5"]],
  [{ ground: "#ffffff", accent: "#ffd400" }, ["#ffd400", "#ffffff", "1.43", "3"]],
  [{ ground: "#101010", ink: "#f4f3ee", accent: "#ff4b1f" }, ["#101010", "#f4f3ee"]],
  [{ accent: "red" }, ["#ff4b1f"]],
])("colours %j are refused with the pair, its contrast and the fix", async (colors, named) => {
  const refusal = await refusalOf({ colors: { ground: null, ink: null, accent: null, ...colors } });
  for (const word of named) expect(refusal).toContain(word);
});

test.each([
  [LOGO.replace("<path", "<script"), "<script>"],
  [LOGO.replace("<path", '<path onload="x()"'), "onload"],
  [LOGO.replace("<path", '<path fill="url(https://x.example#a)"'), "fill"],
  [LOGO.replace("M0 0", "M0 0".repeat(6000)), "20 kB"],
])("a logo is refused by what is wrong with it: %#", async (logo, named) => {
  expect(await refusalOf({ logo })).toContain(named);
});

test("the first-run page opens for an administrator until a person has saved the settings, or they have skipped it", async () => {
  const { payload } = cms;
  const [admin, editor] = await Promise.all([cms.account("Ada", "admin"), cms.account("Ed", "editor")]);
  // The tests above have saved them.
  expect(await isFirstRun({ payload, user: admin })).toBe(false);
  await payload.updateGlobal({ slug: "settings", data: { languages: ["en"] } });
  expect(await isFirstRun({ payload, user: admin })).toBe(false);
  await payload.kv.delete("demo-content");
  expect(await isFirstRun({ payload, user: admin })).toBe(true);
  expect(await isFirstRun({ payload, user: editor })).toBe(false);
  await cms.ask(`/payload-preferences/${SKIPPED}`, {
    method: "POST",
    body: { value: { skipped: true } },
    by: await cms.signIn(admin),
  });
  expect(await isFirstRun({ payload, user: admin })).toBe(false);
});
