/** Words of headings stay whole, on every page of every locale, from the narrowest phone to the widest screen (X7). */
import { expect, type APIRequestContext } from "@playwright/test";
import { LOCALES, type Locale } from "@future-native/contract";
import { addElements } from "./change-page";
import { brokenWords } from "./layout-faults";
import { testInOneTab } from "./one-tab";
import { addressOf, KINDS_IN_LOCALES, open, sitePages } from "./support";
import { IS_LONG } from "../support/test-length";

const WIDTHS = [320, 360, 640, 900, 992, 1200, 1440, 1920];

const test = testInOneTab({ reducedMotion: "reduce" });

test.describe.configure({ timeout: 600_000 });

test("a broken word is found where there is one", async ({ tab }) => {
  await open(tab, "/privacy");
  await addElements(tab, [
    ["h2", { class: "narrow", style: "width: 4em; overflow-wrap: anywhere" }, "Unhyphenated"],
    ["h2", { class: "hyphen", style: "width: 4em; font-size: 20px" }, "Well-known soft\u00adly"],
  ]);
  expect(await brokenWords(tab)).toEqual(['narrow "Unhyphenated"']);
});

/** Every page of a locale, in the short form one of some kinds. */
async function pathsIn({ code }: Locale, request: APIRequestContext): Promise<string[]> {
  if (IS_LONG) {
    return (await sitePages(request)).filter(({ locale }) => locale.code === code).map(({ path }) => path);
  }
  const kinds = KINDS_IN_LOCALES.filter(({ locale }) => locale.code === code);
  return Promise.all(kinds.map(({ kind, locale }) => addressOf(kind, locale, request)));
}

for (const locale of LOCALES) {
  test(`no word of a heading in ${locale.name} stands on two lines without a hyphen`, async ({ tab, request }) => {
    for (const path of await pathsIn(locale, request)) {
      await tab.goto(path, { waitUntil: "load" });
      await tab.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
