/** No confirmed finding of four engines on any screen (X7): three languages, five widths, both modes, open panels. */
import { byLength, inTurn, sample } from "../support/test-length";
import { findingsOfAll, NARROW, open, switchMode, WIDE } from "./accessibility-support";
import { addElements } from "./change-page";
import { openPopup } from "./enquiry-support";
import { expect, test } from "./journey";
import { addressOf, KINDS_IN_LOCALES } from "./support";

const WIDTHS = [320, 360, 768, 992, 1440];
/** The short form takes every nth screen. */
const STEP = 4;

// Without movement nothing is half faded in. Scripts of engines are not the site's, so its policy does not hold for
// them.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off", bypassCSP: true });
test.describe.configure({ timeout: byLength(120_000, 600_000) });

test("each engine finds a fault where there is one", async ({ page }) => {
  await open(page, "/privacy");
  await addElements(page, [
    ["img", { src: "/x" }],
    ["p", { style: "color: #999" }, "Too pale"],
  ]);
  const found = (await findingsOfAll(page)).join("\n");
  for (const engine of [/^image-alt/m, /sia-r2:/m, /^img_alt_valid/m, /^WCAG2AA\..*H37/m])
    expect(found).toMatch(engine);
});

for (const [row, { kind, locale }] of sample([...KINDS_IN_LOCALES.entries()], STEP)) {
  test(`${kind} in ${locale.name}: four engines find nothing`, async ({ page, request }) => {
    const path = await addressOf(kind, locale, request);
    for (const width of inTurn(WIDTHS, row)) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect.soft(await findingsOfAll(page), `${width} px, as it opens`).toEqual([]);
      await switchMode(page);
      expect.soft(await findingsOfAll(page), `${width} px, in the other mode`).toEqual([]);
    }
  });
}

for (const [type, path] of sample(
  [
    [1, "/about"],
    [2, "/ru/career"],
    [3, "/br/contacts"],
  ] as const,
  STEP,
)) {
  test(`the form ${type} over ${path}, with its faults: four engines find nothing`, async ({ page }) => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await openPopup(page, { type });
      await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
      await expect(page.locator("dialog [aria-invalid]").first()).toBeFocused();
      expect.soft(await findingsOfAll(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

for (const path of sample(["/about", "/ru", "/br/career"], STEP)) {
  test(`the open menu of ${path}: four engines find nothing`, async ({ page }) => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await page.getByRole("banner").getByRole("button", { expanded: false }).click();
      await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
      expect.soft(await findingsOfAll(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
