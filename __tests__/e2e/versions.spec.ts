/** Payload's views of an entry's versions, with our words for rich text and our rule for what is restored (A4). */
import type { Page } from "@playwright/test";
import { withDraft } from "./case-draft";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { russianTitle } from "./stored-title";

test.describe.configure({ mode: "default", timeout: 300_000 });

const signIn = ownEditor("versions");

const node = (type: string, more: object) => ({
  ...{ type, version: 1, format: "", indent: 0, direction: "ltr" },
  ...more,
});
const text = (words: string) => ({
  root: node("root", {
    children: [
      node("paragraph", {
        children: [{ type: "text", version: 1, text: words, format: 0, detail: 0, mode: "normal", style: "" }],
      }),
    ],
  }),
});

interface Story {
  page: Page;
  id: number;
  title: string;
}

/** A case that was saved twice: with its first words, and with a title and a text that say something else. */
async function withTwoVersions(page: Page, run: (story: Story) => Promise<void>): Promise<void> {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body: text("Nobody came.") }, async ({ id, title }) => {
    const data = { title: `${title} again`, body: text("Everybody came.") };
    const saved = await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en`, { data, ...asSite });
    expect(saved.status()).toBe(200);
    await run({ page, id, title });
  });
}

/** Restores the version that is shown, by key. */
async function restore(page: Page, form: RegExp): Promise<void> {
  // Pressing before hydration has no effect: retry until the form opens.
  await expect(async () => {
    if (!form.test(page.url())) {
      const confirm = page.getByRole("button", { name: "Confirm" });
      if (!(await confirm.isVisible()))
        await page.getByRole("button", { name: "Restore this version" }).press("Enter", { timeout: 5_000 });
      await confirm.press("Enter", { timeout: 5_000 });
    }
    await expect(page).toHaveURL(form, { timeout: 10_000 });
  }).toPass();
}

test("A4: a version is opened by keys, and compares its texts as words", async ({ page }) => {
  await withTwoVersions(page, async ({ id, title }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin/collections/cases/${id}/versions`);
      await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
    }
    await page.getByRole("table").getByRole("link").first().press("Enter");
    await expect(page.getByText("Nobody came.")).toBeVisible();
    await expect(page.getByText("Everybody came.")).toBeVisible();
    await expect(page.getByText(`${title} again`).last()).toBeVisible();
  });
});

test("A4: an earlier version is restored as a draft by keys alone", { tag: "@long" }, async ({ page }) => {
  await withTwoVersions(page, async ({ id, title }) => {
    await page.goto(`/admin/collections/cases/${id}/versions?locale=en`);
    await page.getByRole("table").getByRole("link").nth(1).press("Enter");
    await restore(page, new RegExp(`/admin/collections/cases/${id}(\\?|$)`));
    await expect(page.locator("#field-title").first()).toHaveValue(title);
    const stored = await (await page.request.get(`/cms-api/cases/${id}?draft=true&depth=0&locale=en`, asSite)).json();
    expect(stored).toMatchObject({ title, _status: "draft" });
    await page.goto(`/admin/collections/cases/${id}/versions`);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  });
});

test("A4: an earlier version of a screen is restored by keys, and goes to the site", async ({ page }) => {
  await signIn(page);
  const address = "/cms-api/globals/page-cases";
  const read = (isDraft: boolean) => russianTitle(page.request, address, isDraft);
  const live = await read(false);
  for (const title of [live, "Заголовок, который не остался"]) {
    const data = { title, _status: "draft" };
    const query = "draft=true&locale=ru&overrideLock=true";
    expect((await page.request.post(`${address}?${query}`, { data, ...asSite })).status()).toBe(200);
  }
  await page.goto("/admin/globals/page-cases/versions?locale=ru");
  await page.getByRole("table").getByRole("link").nth(1).press("Enter");
  await restore(page, /\/admin\/globals\/page-cases(\?|$)/);
  expect([await read(true), await read(false)]).toEqual([live, live]);
});
