/** WCAG 2.2 A and AA and axe's best practices where something is open over a page (X7); kinds.spec.ts has the pages. */
import { sample } from "../support/test-length";
import { NARROW, open, switchMode, violations, WIDE } from "./accessibility-support";
import { openPopup } from "./enquiry-support";
import { expect, test } from "./journey";

// Reduced motion, so that contrast is not measured during a fade. The output of axe is more useful than a trace.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

for (const [type, path] of [
  [1, "/about"],
  [2, "/ru/career"],
  [3, "/br/contacts"],
] as const) {
  test(`F1, X7: the open form ${type} of ${path} breaks no rule, with its faults shown too`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, path);
    await openPopup(page, { type });
    expect.soft(await violations(page), "as it opens, wide").toEqual([]);
    await page.setViewportSize(NARROW);
    await switchMode(page);
    await page.locator("dialog form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator("dialog [aria-invalid]").first()).toBeFocused();
    expect.soft(await violations(page), "in the other mode, narrow, with faults").toEqual([]);
  });
}

const MENUS = [
  ["/about", WIDE],
  ["/ru", NARROW],
  ["/br/career", NARROW],
] as const;

for (const [path, viewport] of sample(MENUS, 2)) {
  test(`the open menu of ${path} breaks no rule at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    const button = page.getByRole("banner").getByRole("button", { expanded: false });
    await button.click();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
