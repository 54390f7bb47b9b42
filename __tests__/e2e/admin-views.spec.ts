/**
 * Views of the admin that are ours can be used by everybody (X7): in each language, light and dark, wide and narrow.
 */
import type { Locator, Page } from "@playwright/test";
import { inTurn } from "../support/test-length";
import { violations } from "./accessibility-support";
import { expect, test } from "./journey";
import { asSite, ownEditor, signInAsAdmin } from "./own-editor";

const signIn = ownEditor("views");

const PICTURES = "ul:has(> li > img)";

/** Each view, with a text of the loaded view, and what of it is ours where not all of it is. Dashboard, panels and fields have journeys of their own. */
const VIEWS: readonly (readonly [address: string, sign: (page: Page) => Locator, within?: string])[] = [
  ["/admin/translations", canFilter],
  ["/admin/translations?list=cases", canFilter],
  ["/admin/links", (page) => page.getByRole("heading", { level: 1 })],
  ["/admin/collections/releases", (page) => page.getByRole("main").getByRole("listitem").first()],
  ["/admin/collections/media", (page) => page.locator(PICTURES).first(), PICTURES],
];

/** The board comes with its page, in which nothing can be pressed before the scripts have run. */
function canFilter(page: Page) {
  return page.getByRole("combobox", { disabled: false }).first();
}

const LOOKS = [
  ["en", "dark", 390],
  ["ru", "light", 390],
  ["pt", "dark", 1440],
] as const;

for (const [language, theme, width] of inTurn(LOOKS, 1)) {
  test(`X7: views in ${language}, ${theme}, at ${width} px, have no barrier and fit`, async ({ page }) => {
    const url = process.env.BASE_URL ?? "";
    await page.context().addCookies([
      { name: "future-native-lng", value: language, url },
      { name: "future-native-theme", value: theme, url },
    ]);
    await page.setViewportSize({ width, height: 900 });
    const check = async (address: string, within?: string) => {
      expect.soft(await violations(page, within), address).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    };
    await page.goto("/admin/login");
    await expect(page.getByRole("textbox").first()).toBeVisible();
    await check("/admin/login");
    await signIn(page);
    for (const [address, sign, within] of VIEWS) {
      await page.goto(address);
      await expect(sign(page)).toBeVisible();
      await check(address, within);
    }
    const [{ id }] = await (await page.request.get("/api/cases/en")).json();
    await page.goto(`/admin/collections/cases/${id}?locale=en`);
    await expect(page.getByRole("status").first()).toBeVisible();
    // Payload's pictures and fields get their names by the scripts.
    for (const role of ["button", "textbox", "combobox", "checkbox"] as const) {
      await expect(page.locator("form").getByRole(role, { name: /^$/ }), role).toHaveCount(0);
    }
    expect.soft(await violations(page, ".doc-controls"), "the bar of a form").toEqual([]);
    await page.goto("/admin/account");
    const own = "section[aria-label]";
    await expect(page.locator(own).getByRole("heading", { level: 2 })).toHaveCount(2);
    await check("/admin/account", own);
  });
}

test("X7: the form of an entry with a long title fits into a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const found = await page.request.get("/cms-api/cases?where[alias][equals]=night-shift-day-people&depth=0", asSite);
  const [{ id }] = (await found.json()).docs;
  await page.goto(`/admin/collections/cases/${id}?locale=ru`);
  await expect(page.locator(".step-nav")).toContainText(/Cases\/.{20}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("X15, X7: the first-run page has the settings of a new site, by the keyboard too, and refuses a pair that does not read", async ({
  page,
}) => {
  await signInAsAdmin(page);
  for (const [language, width] of [
    ["en", 390],
    ["ru", 1440],
    ["pt", 390],
  ] as const) {
    await page.context().addCookies([{ name: "future-native-lng", value: language, url: process.env.BASE_URL ?? "" }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin/globals/settings/first-run?locale=en");
    await expect(page.locator("section > h3")).toHaveCount(4);
    // The fields are Payload's.
    expect.soft(await violations(page, "main :is(h2, h3), main > form > p"), language).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(width);
  }
  const accent = page.locator("#field-colors__accent");
  await accent.fill("#ffd400");
  await accent.press("Enter");
  await expect(page.locator(".field-type", { has: accent }).getByText("#ffd400")).toBeVisible();
  await expect(page.locator("section > h3")).toHaveCount(4);
});
