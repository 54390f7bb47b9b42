/** The board of translations in the real admin (X3). */
import { LOCALES } from "@future-native/contract";
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";

test.describe.configure({ mode: "default" });

const signIn = ownEditor("translations");

test("X3: every entry in every language, and one click from what is missing to its field", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/translations");
  const columns = page.getByRole("columnheader");
  await expect(columns).toHaveText(["Entry", ...LOCALES.map(({ name }) => name)]);
  await expect(page.getByText(/^A language shows an entry when/)).toBeVisible();

  const states = page.getByRole("group", { name: "State" });
  await expect(states.getByRole("button", { name: /^Missing/ })).toHaveAttribute("aria-pressed", "true");
  const cell = page.locator('td[data-state="missing"]').first();
  const field = cell.getByRole("link").first();
  const address = await field.getAttribute("href");
  expect(address).toMatch(/locale=(?:en|ru|br)/);
  await field.click();
  await expect(page).toHaveURL(new RegExp(`locale=${/locale=(\w+)/.exec(address ?? "")?.[1]}`));
  // The field has focus.
  await expect(page.locator("input:focus, textarea:focus, [contenteditable]:focus")).toBeVisible();
});

test("X3: the board is for those who are signed in", async ({ page, request }) => {
  expect((await request.get("/cms-api/translations")).status()).toBe(401);
  await page.goto("/admin/translations");
  await expect(page).toHaveURL(/\/admin\/login/);
});
