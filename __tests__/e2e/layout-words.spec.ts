/** Words of headings stay whole, on every page of every locale, from the narrowest phone to the widest screen (X7). */
import { expect } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { brokenWords } from "./layout-faults";
import { testInOneTab } from "./one-tab";
import { open, sitePages } from "./support";

const WIDTHS = [320, 360, 640, 900, 992, 1200, 1440, 1920];

const test = testInOneTab({ reducedMotion: "reduce" });

test.describe.configure({ timeout: 600_000 });

test("a broken word is found where there is one", async ({ tab }) => {
  await open(tab, "/privacy");
  await tab.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML(
      "beforeend",
      `<h2 class="narrow" style="width: 4em; overflow-wrap: anywhere">Unhyphenated</h2>
         <h2 class="hyphen" style="width: 4em; font-size: 20px">Well-known soft&shy;ly</h2>`,
    ),
  );
  expect(await brokenWords(tab)).toEqual(['narrow "Unhyphenated"']);
});

for (const locale of LOCALES) {
  test(`no word of a heading in ${locale.name} stands on two lines without a hyphen`, async ({ tab, request }) => {
    const pages = (await sitePages(request)).filter((page) => page.locale.code === locale.code);
    for (const { path } of pages) {
      await tab.goto(path, { waitUntil: "load" });
      await tab.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await tab.setViewportSize({ width, height: 800 });
        expect.soft(await brokenWords(tab), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
