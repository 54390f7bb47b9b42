/** WCAG 2.2 A and AA and axe's best practices on every kind of page, in every locale, narrow and wide, in both modes (X7). */
import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { addElements, addStyles } from "./change-page";
import { expect, test } from "./journey";
import { openPopup } from "./enquiry-support";
import { addressOf, KINDS_IN_LOCALES } from "./support";

declare global {
  interface Window {
    /** Put there by `open`. */
    axe: typeof axe;
  }
}

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  iframes: false,
};

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

// Without movement nothing is half faded in: contrast is measured as it is read. What axe prints says more than a trace.
test.use({ contextOptions: { reducedMotion: "reduce" }, trace: "off" });

/**
 * Opens a page and waits until its script has taken over. Colours cross over even without movement, only quickly: they
 * are told not to, for a mixture of an old and a new one is no contrast to measure.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await expect(page.locator("body")).toHaveClass(/touch-device/, { timeout: 30_000 });
  await addStyles(page, "*, ::before, ::after { transition-property: none !important }");
  await page.evaluate(axe.source);
}

/** @returns a line for each thing that is wrong: rule, place, what axe says of it */
async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate<AxeResults, RunOptions>((options) => window.axe.run(document, options), OPTIONS);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = "" }) => `${id} at ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Puts the whole page into the mode that it does not open in. */
async function switchMode(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mode = getComputedStyle(document.documentElement).colorScheme === "dark" ? "paper" : "night";
    document.body.dataset["mode"] = mode;
    // Sections of the careers page keep a mode of their own.
    for (const section of document.querySelectorAll<HTMLElement>("main section")) section.dataset["over"] = mode;
  });
}

test("a fault is found where there is one", async ({ page }) => {
  await open(page, "/privacy");
  await addElements(page, [
    ["p", { style: "color: #888" }, "Too pale"],
    ["img", { src: "/x" }],
  ]);
  expect((await violations(page)).map((line) => line.split(" ")[0])).toEqual(["color-contrast", "image-alt"]);
});

for (const { kind, locale } of KINDS_IN_LOCALES) {
  test(`${kind} in ${locale.name} breaks no rule`, async ({ page, request }) => {
    await page.setViewportSize(WIDE);
    await open(page, await addressOf(kind, locale, request));
    expect.soft(await violations(page), "as it opens, wide").toEqual([]);
    await page.setViewportSize(NARROW);
    await switchMode(page);
    expect.soft(await violations(page), "in the other mode, narrow").toEqual([]);
  });
}

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

for (const [path, viewport] of [
  ["/about", WIDE],
  ["/ru", NARROW],
  ["/br/career", NARROW],
] as const) {
  test(`the open menu of ${path} breaks no rule at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    const button = page.getByRole("banner").getByRole("button", { expanded: false });
    await button.click();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const viewport of [WIDE, NARROW]) {
  test(`the kitchen sink breaks no rule at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/kitchen-sink");
    expect(await violations(page)).toEqual([]);
  });
}
