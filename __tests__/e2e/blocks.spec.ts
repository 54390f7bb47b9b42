/** Blocks of a story in its editor (A4): presets, heads that say what is in them, and their preview. */
import type { Page } from "@playwright/test";
import { violations } from "./accessibility-support";
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";

test.describe.configure({ mode: "default", timeout: 300_000 });

const signIn = ownEditor("blocks");

/** The editor of the story, with a command typed. */
async function command(page: Page, words: string): Promise<void> {
  const story = page.locator('[data-lexical-editor="true"]').first();
  await story.click();
  await page.keyboard.type(words);
}

test("A4: the four beats come by one act, and the head of each says which it is and what it is called", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/admin/collections/cases/create?locale=en");
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await command(page, "/");
  const offered = page.locator(".slash-menu-popup").getByRole("option");
  await expect(offered.first()).toHaveText("The four beats");
  await page.keyboard.type("four");
  await page
    .getByRole("option", { name: "The four beats" })
    .or(page.getByRole("button", { name: "The four beats" }))
    .click();
  const heads = page.getByText("Beat of the story", { exact: true }).locator("..");
  await expect(heads).toHaveText([/Before$/, /What we found$/, /What we made$/, /What came of it$/]);
  await expect(page.locator('[data-lexical-editor="true"]').getByText("Untitled")).toHaveCount(0);
  await page.locator('[data-lexical-editor="true"] #field-title').first().fill("Crumbs");
  await expect(heads.first()).toHaveText(/Before: Crumbs$/);
  expect(await violations(page, '[data-lexical-editor="true"] div:has(> img + b)')).toEqual([]);
});

test("A4, X7: a new case is written by the keyboard, from its title to the text of its last beat", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/cases/create?locale=en");
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(page.locator("#field-title").first()).toBeFocused();
  await command(page, "/four");
  await expect(page.locator(".slash-menu-popup").getByRole("option", { name: "The four beats" })).toBeVisible();
  await page.keyboard.press("Enter");
  const titles = page.locator('[data-lexical-editor="true"] #field-title');
  await expect(titles).toHaveCount(4);
  await page.keyboard.press("ArrowUp");
  for (const [at, title] of ["One", "Two", "Three", "Four"].entries()) {
    await page.keyboard.press("Enter");
    await expect(titles.nth(at)).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await page.keyboard.type(`Text of ${title}.`);
    await expect(page.getByText(`Text of ${title}.`)).toBeVisible();
    await page.keyboard.press("ArrowDown");
  }
  const heads = page.getByText("Beat of the story", { exact: true }).locator("..");
  await expect(heads).toHaveText([/Before: One$/, /found: Two$/, /made: Three$/, /of it: Four$/]);
});

test("A7: of a new case the preview shows the title that is typed, and no command", async ({ page }) => {
  await signIn(page);
  const frame = await openForm(page, "collections/cases/create?locale=en");
  await page.locator("#field-title").first().fill("A case that begins");
  const title = frame.getByRole("heading", { level: 1, name: "A case that begins" });
  await expect(title).toBeVisible(DRAWN);
  await expect(title).toBeInViewport();
  await command(page, "Once /be");
  await expect(frame.getByText("Once", { exact: true })).toBeVisible(DRAWN);
  await expect(frame.getByText("/be")).toHaveCount(0);
});

test("A4: on a phone the form comes first, and a preview that was open stays so on a wide screen", async ({ page }) => {
  await signIn(page);
  await openForm(page, "collections/cases/create?locale=en");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator("#field-title").first()).toBeVisible(DRAWN);
  const preview = page.locator("#live-preview-iframe");
  await expect(preview).toBeHidden();
  await page.getByRole("button", { name: "Live Preview", exact: true }).click();
  await expect(preview).toBeVisible();
  await page.getByRole("button", { name: "Exit Live Preview" }).click();
  await expect(preview).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(preview).toBeVisible(DRAWN);
});
