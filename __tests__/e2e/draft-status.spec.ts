/** Drafts, refused publications and reverting to the published version, in forms and lists (A4, A5). */
import type { Page } from "@playwright/test";
import { text, withDraft } from "./case-draft";
import { choose, entryState, NEWER_DRAFT, publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { russianTitle } from "./stored-title";

const signIn = ownEditor("status");

/** On the site, or on its way there. */
const PUBLIC = /^(?:Published|Waiting|Live)|, \d+ %$/;

interface Entry {
  id: number;
  title: string;
  /** Saves it, in English where nothing else is said. */
  save(data: object, query?: string): Promise<void>;
  /** Its title in Russian, as it was published or drafted. */
  inRussian(isDraft: boolean): Promise<string>;
}

/** A case that is published in English and in Russian, and taken away after the run. */
async function withPublished(page: Page, run: (entry: Entry) => Promise<void>): Promise<void> {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead.", body: text("A body.") }, async ({ id, title }) => {
    const address = `/cms-api/cases/${id}`;
    const save = async (data: object, query = "locale=en") =>
      expect((await page.request.patch(`${address}?${query}`, { data, ...asSite })).status()).toBe(200);
    await save({ title: "Опубликовано" }, "locale=ru&draft=true");
    await save({ _status: "published" });
    const inRussian = (isDraft: boolean) => russianTitle(page.request, address, isDraft);
    await run({ id, title, save, inRussian });
  });
}

async function open(page: Page, id: number, locale = "en"): Promise<void> {
  await page.goto(`/admin/collections/cases/${id}?locale=${locale}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

test("A4: reverting to what is published takes the drafts of all languages back, and publishes none", async ({
  page,
}) => {
  await withPublished(page, async ({ id, title, save, inRussian }) => {
    await save({ title: "Черновик", _status: "draft" }, "locale=ru&draft=true");
    await save({ title: `${title} changed`, _status: "draft" }, "locale=en&draft=true");
    await open(page, id);
    await expect(entryState(page)).toHaveText(NEWER_DRAFT);
    await choose(page, "Revert to published");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(entryState(page)).toHaveText(PUBLIC);
    await expect(page.locator("#field-title").first()).toHaveValue(title);
    expect([await inRussian(false), await inRussian(true)]).toEqual(["Опубликовано", "Опубликовано"]);
    // The form goes on with the version that it was reverted to.
    await page.locator("#field-title").first().fill(`${title} again`);
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(entryState(page)).toHaveText(NEWER_DRAFT);
    await expect(page.getByRole("dialog", { name: "Saved by someone else meanwhile" })).toBeHidden();
  });
});

test("A4: a screen is reverted in all languages too", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  const address = "/cms-api/globals/page-contacts";
  const read = (isDraft: boolean) => russianTitle(page.request, address, isDraft);
  const live = await read(false);
  const save = async (data: object, query: string) =>
    expect((await page.request.post(`${address}?locale=ru&${query}`, { data, ...asSite })).status()).toBe(200);
  await save({ title: live, _status: "published" }, "draft=false");
  await page.goto("/admin/globals/page-contacts?locale=en");
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const title = page.locator("#field-title").first();
  const before = await title.inputValue();
  await save({ title: "Черновик экрана", _status: "draft" }, "draft=true&overrideLock=true");
  await title.fill("A draft of a screen");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(entryState(page)).toHaveText(NEWER_DRAFT);
  await page.reload();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(entryState(page)).toHaveText(NEWER_DRAFT);
  await choose(page, "Revert to published");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(entryState(page)).toHaveText(PUBLIC);
  await expect(title).toHaveValue(before);
  expect([await read(false), await read(true)]).toEqual([live, live]);
});

test("A5: a language is never copied over another, on the site at once", async ({ page }) => {
  await withPublished(page, async ({ id }) => {
    await open(page, id);
    await page.locator(".doc-controls__popup button").first().click();
    await expect(page.getByRole("button", { name: "Duplicate", exact: true })).toBeVisible();
    await expect(page.getByText("Copy to locale")).toBeHidden();
    await page.goto("/admin/globals/page-about?locale=en");
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await page.locator(".doc-controls__popup button").first().click();
    await expect(page.locator("#copy-locale-data__button")).toBeAttached();
    await expect(page.locator("#copy-locale-data__button")).toBeHidden();
  });
});

test("A5: a refused publication leaves what was written to be saved as a draft", async ({ page }) => {
  await withPublished(page, async ({ id, save }) => {
    await save({ title: "", _status: "draft" }, "locale=en&draft=true");
    await open(page, id);
    await page.locator("#field-title").first().fill("Lorem ipsum");
    await publishButton(page).click();
    await expect(page.getByRole("dialog", { name: "Before it goes live" })).toContainText("holds the place of a text");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Draft saved successfully" })).toBeVisible();
  });
});

test("X13: the check names what the form itself would refuse, and leads to it", async ({ page }) => {
  await withPublished(page, async ({ id }) => {
    await open(page, id);
    await page.getByRole("button", { name: "Facts" }).click();
    await page.locator("#field-year").fill("");
    await choose(page, "Check");
    const panel = page.getByRole("dialog", { name: "Before it goes live" });
    const errors = panel.getByRole("list", { name: /Errors/ });
    await expect(errors.getByRole("listitem")).toHaveText(["YearThis field is required."]);
    await page.getByRole("button", { name: "Story" }).click();
    await errors.getByRole("button", { name: "Year" }).click();
    await expect(page.locator("#field-year")).toBeFocused();
  });
});

test(
  "A4: a language that is published alone leaves no draft where nothing is drafted, and what is off the site is one",
  { tag: "@long" },
  async ({ page }) => {
    await withPublished(page, async ({ id, title, save }) => {
      await save({ lead: "A lead in English.", _status: "published" }, "locale=en&publishSpecificLocale=en");
      await open(page, id);
      await expect(entryState(page)).toHaveText(PUBLIC);
      const row = page.getByRole("row").filter({ hasText: title });
      const list = `/admin/collections/cases?search=${encodeURIComponent(title)}`;
      await page.goto(list);
      await expect(row).toContainText(/EN.* live/);
      await expect(row).not.toContainText("newer draft");
      await save({ title: `${title} drafted`, _status: "draft" }, "locale=en&draft=true");
      await page.goto(list);
      await expect(row).toContainText(/EN.* live.*newer draft/);
      await save({ _status: "draft" });
      await page.goto(list);
      await expect(row).toContainText(/EN.* draft/);
      await expect(row).not.toContainText("live");
    });
  },
);

test("A5: a notice is a sentence, and no list cut at its commas", { tag: "@long" }, async ({ page }) => {
  await withPublished(page, async ({ id, save }) => {
    const body = text("A body.");
    const [paragraph] = body.root.children;
    const words = paragraph?.children ?? [];
    const fields = { linkType: "custom", newTab: false, url: "/cases/nobody" };
    const link = { ...paragraph, type: "link", version: 3, id: "7".repeat(24), fields, children: words };
    const linked = { root: { ...body.root, children: [{ ...paragraph, children: [link] }] } };
    await save({ body: linked, _status: "draft" }, "locale=en&draft=true");
    await open(page, id);
    await publishButton(page).click();
    const notice = page.locator("[data-sonner-toast]").first();
    await expect(notice).toContainText("The link /cases/nobody leads to /cases/nobody, where there is no page.");
    await expect(notice.getByRole("listitem")).toHaveCount(0);
  });
});

test("A4: what has no title in a language is listed by that of another", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id, title }) => {
    await page.goto("/admin/collections/cases?locale=ru&sort=-id&limit=5");
    await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", new RegExp(`/cases/${id}$`));
  });
});

test("A5: the dates of a form are written as its language does", { tag: "@long" }, async ({ page, baseURL }) => {
  await signIn(page);
  await withDraft(page.request, {}, async ({ id }) => {
    const dates = page.locator(".doc-controls__meta");
    for (const [language, date] of [
      ["en", /\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d/],
      ["ru", /\d{1,2} [а-я]{3,4}\.? \d{4}, \d\d:\d\d/],
      ["pt", /\d{1,2} [a-z]{3} \d{4}, \d\d:\d\d/],
    ] as const) {
      await page.context().addCookies([{ name: "future-native-lng", value: language, url: baseURL ?? "" }]);
      await open(page, id);
      await expect(dates).toContainText(date);
    }
  });
});
