/** The publish gate looks at the page of the draft (X13, X7): axe-core in the frame of the live preview, each fault with its field. */
import type { Page } from "@playwright/test";
import { violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { choose } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

test.describe.configure({ mode: "default", timeout: 300_000 });

// The first drawing loads the site's code and content, on a busy machine after everything else.
const DRAWN = { timeout: 90_000 };

const signIn = ownEditor("page-check");

const element = { version: 1, format: "", indent: 0, direction: "ltr" };
const words = (text: string) => ({ type: "text", version: 1, text, format: 0, detail: 0, mode: "normal", style: "" });
const paragraph = (...children: object[]) => ({ ...element, type: "paragraph", children });
const nameless = {
  ...{ ...element, type: "link", children: [words("\u00a0")], id: "656f6e0000000000000000ab" },
  fields: { linkType: "custom", url: "/about", newTab: false },
};
const small = { ...element, type: "heading", tag: "h3", children: [words("Small")] };
const bodyOf = (...inFirst: object[]) => ({
  root: { ...element, type: "root", children: [small, paragraph(words("A body."), ...inFirst)] },
});

const panel = (page: Page) => page.getByRole("dialog", { name: "Before it goes live" });
const warnings = (page: Page) => panel(page).getByRole("list", { name: "Warnings" });
const checking = (page: Page) => panel(page).getByText("The page in the preview is still being checked");

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/** Opens the preview and waits until it shows the page of the form. */
async function openPreview(page: Page): Promise<void> {
  await expect(async () => {
    const frame = page.locator("#live-preview-iframe");
    if (!(await frame.isVisible())) await page.getByRole("button", { name: /Live Preview$/i }).click();
    await expect(frame).toBeVisible();
  }).toPass();
  await expect(page.frameLocator("#live-preview-iframe").locator("main h1")).toBeVisible(DRAWN);
}

async function check(page: Page): Promise<void> {
  const again = panel(page).getByRole("button", { name: "Check again" });
  if (await again.isVisible()) await again.click();
  else await choose(page, "Check");
  await expect(panel(page)).toHaveAttribute("data-state", "shown");
  await expect(checking(page)).toBeHidden();
  await expect(panel(page)).not.toContainText("did not answer in time");
}

// First of all: the admin remembers for an editor that the preview was open.
test("X13: a page with nothing wrong is not spoken of, and a closed preview is", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  const { id } = await (await page.request.get("/api/cases/en/twelve-hellos")).json();
  await openForm(page, `collections/cases/${id}?locale=en`);
  const closed = panel(page).getByText("Open the preview to have the draft’s page checked for accessibility, too.");
  await check(page);
  await expect(panel(page).getByRole("status")).toHaveText("Nothing is wrong with this change.");
  await expect(closed).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await panel(page).getByRole("button", { name: "Close" }).press("Enter");
  await openPreview(page);
  const loaded = page.waitForResponse((answer) => answer.url().endsWith("/preview/axe.js"));
  await check(page);
  expect((await loaded).status()).toBe(200);
  await expect(panel(page).getByRole("status")).toHaveText("Nothing is wrong with this change.");
  await expect(closed).toBeHidden();
});

test("X13, X7: what makes the page of a draft hard to use is named with its field, once, as the form has it", async ({
  page,
}) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body: bodyOf(nameless) }, async ({ id }) => {
    await openForm(page, `collections/cases/${id}?locale=en`);
    await openPreview(page);
    // Its field is on another tab.
    await page.getByRole("button", { name: "Facts", exact: true }).click();
    await check(page);
    const ofBody = warnings(page).getByRole("listitem").filter({ hasText: "Body, English" });
    await expect(ofBody).toHaveCount(2);
    await expect(ofBody.filter({ hasText: "The link to /about has no words" })).toHaveCount(1);
    // Axe finds it too: what the server says is said once.
    await expect(ofBody.filter({ hasText: "“Small” is a smaller heading" })).toHaveCount(1);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, "dialog[open]")).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await ofBody.first().getByRole("button").press("Enter");
    const body = page.locator('[contenteditable="true"]').first();
    await expect(body).toBeVisible();

    // Not saved: the page of the form is what is looked at.
    // The editor hears of a selection after the browser has made it: on a busy machine later than of the text.
    await expect(async () => {
      await body.getByText("A body").click({ clickCount: 3 });
      await page.keyboard.insertText("A body without a link.");
      await expect(body.getByRole("link")).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await page.getByRole("button", { name: "Facts", exact: true }).click();
    await check(page);
    await expect(warnings(page)).toContainText("“Small” is a smaller heading");
    await expect(warnings(page)).not.toContainText("has no words");
    const stored = await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite);
    expect(JSON.stringify(await stored.json())).toContain('"/about"');
  });
});

test("X13: a draft that is only begun is checked with its placeholders", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body: bodyOf() }, async ({ id }) => {
    await openForm(page, `collections/cases/${id}?locale=en`);
    await openPreview(page);
    await page.locator("#field-lead").fill("");
    const loaded = page.waitForResponse((answer) => answer.url().endsWith("/preview/axe.js"));
    await check(page);
    expect((await loaded).status()).toBe(200);
    await expect(panel(page).getByRole("list", { name: "Errors, which stop it" })).toContainText("Lead");
    await expect(panel(page).getByText("The preview cannot draw this draft yet")).toBeHidden();
  });
});
