/** Saving stores all input, even right after typing (A5). */
import type { Page } from "@playwright/test";
import { withDraft } from "./case-draft";
import { publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { storedAs } from "./stored-as";

const signIn = ownEditor("saving");

const element = { version: 1, format: "", indent: 0, direction: "ltr" };
const words = { type: "text", version: 1, text: "A body.", format: 0, detail: 0, mode: "normal", style: "" };
const beat = { id: "656f6e0000000000000000aa", blockType: "beat", beat: "was", title: "A beat" };
const body = {
  root: {
    ...{ ...element, type: "root" },
    children: [
      { ...element, type: "paragraph", children: [words] },
      { type: "block", version: 2, format: "", fields: beat },
    ],
  },
};

/** Opens the form of a draft in a browser that is never idle. */
async function openForm(page: Page, id: number): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout = 0 } = {}) =>
      window.setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  await page.goto(`/admin/collections/cases/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const storedBody = async (page: Page, id: number): Promise<string> => {
  const stored = await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite);
  return JSON.stringify((await stored.json()).body);
};

/** Writes at the end of the text, with something else changed before. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator("#field-lead").fill("Another lead.");
  await page.getByText("A body.", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(text);
}

test("A5: a sentence is saved by a click that follows at once", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body }, async ({ id }) => {
    await openForm(page, id);
    await write(page, " And a quick end.");
    await page.getByRole("button", { name: "Save Draft" }).click({ force: true });
    await expect.poll(() => storedBody(page, id)).toContain("A body. And a quick end.");
    await expect(page.getByText("A body. And a quick end.")).toBeVisible();
  });
});

test("A5: a sentence is saved by keys that follow at once", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body }, async ({ id }) => {
    await openForm(page, id);
    await write(page, " And a quick end.");
    await page.keyboard.press("ControlOrMeta+s");
    await expect.poll(() => storedBody(page, id)).toContain("A body. And a quick end.");
  });
});

test("A5: what is written in a block is saved by a click that follows at once", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body }, async ({ id }) => {
    await openForm(page, id);
    await page.locator('[data-lexical-editor="true"] #field-title').first().fill("A beat, quickly");
    await page.getByRole("button", { name: "Save Draft" }).click({ force: true });
    await expect.poll(() => storedBody(page, id)).toContain("A beat, quickly");
    await expect(page.locator('[data-lexical-editor="true"] #field-title').first()).toHaveValue("A beat, quickly");
  });
});

test("A5: a new case that is saved and published at once is one case", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/collections/cases/create?locale=en");
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  // The own form of a new entry is a while on its way.
  await page.route(/\/collections\/cases\/\d+.*_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const published: string[] = [];
  await page.route(/\/cms-api\/cases[/?]/, async (route) => {
    const request = route.request();
    if (!request.postData()?.includes('"_status":"published"')) return route.continue();
    published.push(`${request.method()} ${new URL(request.url()).pathname}`);
    return route.fulfill({ status: 503, json: { errors: [{ message: "Not now." }] } });
  });
  const title = `Saved and published ${crypto.randomUUID()}`;
  await page.locator("#field-title").first().fill(title);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect.poll(() => storedAs(page, { collection: "cases", field: "title", value: title })).toBe(1);
  await publishButton(page).click();
  await expect(page.getByText("Not now.")).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(published).toEqual([`PATCH /cms-api/cases/${id}`]);
  await page.request.delete(`/cms-api/cases/${id}?overrideLock=true`, asSite);
});
