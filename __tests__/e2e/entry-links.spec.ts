/** A link of a text chooses an entry or a screen in the form, and the page has its address (A4). */
import type { Locator, Page } from "@playwright/test";
import { withDraft } from "./case-draft";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("links");

const element = { version: 1, format: "", indent: 0, direction: "ltr" };
const words = { type: "text", version: 1, text: "A body.", format: 0, detail: 0, mode: "normal", style: "" };
const body = { root: { ...element, type: "root", children: [{ ...element, type: "paragraph", children: [words] }] } };

/** Opens a draft and the form of a link around its whole text. */
async function openLink(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/collections/cases/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const text = page.locator('[data-lexical-editor="true"]').first();
  await text.click();
  await text.press("ControlOrMeta+a");
  await page.locator('[data-button-key="link"]').first().click();
  return page.getByRole("dialog");
}

/** The address that a draft's only link gets from what answers the API. */
async function addressOf(page: Page, id: number): Promise<string | undefined> {
  const data = await (await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite)).json();
  const question = { data: { collection: "cases", locale: "en", data }, ...asSite };
  const answer = await (await page.request.post("/cms-api/preview", question)).text();
  return /"href":"([^"]+)"/.exec(answer)?.[1];
}

/** Saves the link, then the draft. */
async function saveLink(page: Page, drawer: Locator): Promise<void> {
  // Payload's form asks the server a quarter of a second after a choice, and drops a save that is on its way then.
  await expect(async () => {
    // One that takes its time closes the drawer between two attempts.
    if (await drawer.isVisible()) await drawer.getByRole("button", { name: "Save changes" }).click({ timeout: 2000 });
    await expect(drawer).toBeHidden({ timeout: 5000 });
  }).toPass();
  await page.getByRole("button", { name: "Save Draft" }).click();
}

test("A4: a link of a text chooses an entry and a place on its page", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body }, async ({ id }) => {
    const drawer = await openLink(page, id);
    await drawer.getByRole("radio", { name: "An entry" }).check({ force: true });
    await drawer.locator("#field-doc").getByRole("combobox").fill("Twelve hellos");
    await page.getByRole("option", { name: "Twelve hellos" }).first().click();
    await drawer.locator("#field-anchor").fill("Before");
    await saveLink(page, drawer);
    await expect.poll(() => addressOf(page, id)).toBe("/cases/twelve-hellos#before");
  });
});

test("A4: a link of a text chooses a screen", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body }, async ({ id }) => {
    const drawer = await openLink(page, id);
    await drawer.getByRole("radio", { name: "Screen of the site" }).check({ force: true });
    await drawer.locator("#field-screen").getByRole("combobox").fill("Form: brief");
    await page.getByRole("option", { name: "Form: brief" }).click();
    await saveLink(page, drawer);
    await expect.poll(() => addressOf(page, id)).toBe("/contacts/brief");
  });
});
