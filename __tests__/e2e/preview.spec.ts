/** The CMS's live preview: the site's own pages, rendered from the form's state (A7). Nothing is saved. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { inTurn, sample } from "../support/test-length";
import { expect, test } from "./journey";
import { asSite, maxRetries, signInAsAdmin } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";
import { storedAs } from "./stored-as";
import { sitePages } from "./support";

// Serial: of two simultaneous sign-ins of one account, the CMS keeps one session.
test.describe.configure({ mode: "default", timeout: 300_000 });

async function firstOf(page: Page, collection: string): Promise<{ id: number; title?: string; alias?: string }> {
  const { docs } = await (await page.request.get(`/cms-api/${collection}?limit=1&sort=sort&depth=0`, asSite)).json();
  return docs[0];
}

for (const { code, prefix } of inTurn(LOCALES, 1)) {
  test(`A7: an unsaved title shows beside the form in ${code}, and nowhere else`, async ({ page }) => {
    await signInAsAdmin(page);
    const { id, alias } = await firstOf(page, "cases");
    const stored = async () =>
      (await page.request.get(`/cms-api/cases/${id}?draft=true&locale=${code}&depth=0`, asSite)).json();
    const before = await stored();
    const title = `Not saved in ${code} ${Date.now()}`;
    const frame = await openForm(page, `collections/cases/${id}?locale=${code}`);
    await expect(frame.getByRole("heading", { level: 1, name: before.title })).toBeVisible(DRAWN);
    await page.locator("#field-title").first().fill(title);
    await expect(frame.getByRole("heading", { level: 1, name: title })).toBeVisible(DRAWN);
    expect((await stored()).title).toBe(before.title);
    expect(await (await page.request.get(`${prefix}/cases/${alias}`, { maxRetries })).text()).not.toContain(title);
  });
}

test("A7: a block of the story shows before it is saved", async ({ page }) => {
  await signInAsAdmin(page);
  const [{ id }] = (await (await page.request.get("/cms-api/cases?where[alias][equals]=hired-by-a-bug", asSite)).json())
    .docs;
  const frame = await openForm(page, `collections/cases/${id}?locale=en`);
  await expect(frame.getByRole("heading", { level: 2, name: "A vacancy that is true" })).toBeVisible(DRAWN);
  await page.locator('[data-lexical-editor="true"] #field-title').first().fill("A beat that nobody has saved");
  const heading = frame.getByRole("heading", { level: 2, name: "A beat that nobody has saved" });
  await expect(heading).toBeVisible(DRAWN);
  await expect(frame.getByText("Before", { exact: true })).toBeVisible();
});

const PICTURES = [
  { list: "cases", alias: "hired-by-a-bug" },
  { list: "blog-posts", alias: "" },
];

for (const { list, alias } of sample(PICTURES, 2)) {
  test(`A7: the pictures of ${list} stand in it`, async ({ page }) => {
    await signInAsAdmin(page);
    const where = alias ? `?where[alias][equals]=${alias}` : "?limit=1&where[_status][equals]=published";
    const [{ id }] = (await (await page.request.get(`/cms-api/${list}${where}`, asSite)).json()).docs;
    const frame = await openForm(page, `collections/${list}/${id}?locale=en`);
    const picture = frame.getByRole("main").locator("figure img").first();
    await expect(picture).toBeVisible(DRAWN);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });
}

test("A7: the language of the form is changed without opening it anew", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  const frame = await openForm(page, "globals/page-contacts?locale=en");
  await expect(frame.locator("html")).toHaveAttribute("lang", "en", DRAWN);
  await page.locator(".localizer button").first().click();
  await page.getByRole("button", { name: /Русский/ }).click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "ru", DRAWN);
  await page.locator("#field-title").first().fill("Пишите нам отовсюду");
  await expect(frame.getByRole("heading", { level: 1, name: "Пишите нам отовсюду" })).toBeVisible(DRAWN);
});

const FORMS: { form: (page: Page) => Promise<string> | string; field: string; value: string }[] = [
  {
    form: async (page) => `collections/blog-posts/${(await firstOf(page, "blog-posts")).id}?locale=ru`,
    field: "title",
    value: "Статья, которой нет",
  },
  {
    form: async (page) => `collections/jobs/${(await firstOf(page, "jobs")).id}?locale=br`,
    field: "title",
    value: "Vaga que não existe",
  },
  {
    form: async (page) => `collections/team/${(await firstOf(page, "team")).id}?locale=en`,
    field: "name",
    value: "Nobody Yet",
  },
  { form: () => "globals/page-home?locale=en", field: "words", value: "unsavedly" },
  { form: () => "globals/page-about?locale=en", field: "title", value: "About what is not saved" },
  { form: () => "globals/page-career?locale=en", field: "internship__title", value: "An internship to come" },
  { form: () => "globals/page-contacts?locale=br", field: "title", value: "Contatos ainda não" },
];

for (const { form, field, value } of sample(FORMS, 4)) {
  test(`A7: what is written shows on the screen that will show it: ${value}`, async ({ page }) => {
    await signInAsAdmin(page);
    const frame = await openForm(page, await form(page));
    await expect(frame.locator("main")).toBeVisible(DRAWN);
    await page.locator(`#field-${field}`).first().fill(value);
    await expect(frame.locator("main").getByText(value).first()).toBeAttached(DRAWN);
  });
}

const NEW: { collection: string; field: string; value: string }[] = [
  { collection: "cases", field: "title", value: "A case from its first key" },
  { collection: "blog-posts", field: "title", value: "Статья с первой буквы" },
  { collection: "jobs", field: "title", value: "A vacancy from its first key" },
  { collection: "team", field: "name", value: "Somebody New" },
  { collection: "services", field: "title", value: "A service to come" },
];

for (const { collection, field, value } of sample(NEW, 5)) {
  test(`A7: a new entry shows from its first key, and opening it stores nothing: ${collection}`, async ({ page }) => {
    await signInAsAdmin(page);
    const frame = await openForm(page, `collections/${collection}/create?locale=en`);
    await expect(frame.locator("main")).toBeVisible(DRAWN);
    await page.locator(`#field-${field}`).first().pressSequentially(value.slice(0, 1));
    await expect(frame.locator("main").getByText(value.slice(0, 1), { exact: true }).first()).toBeAttached(DRAWN);
    await page.locator(`#field-${field}`).first().fill(value);
    await expect(frame.locator("main").getByText(value).first()).toBeAttached(DRAWN);
    await expect(frame.locator(".preview-notice")).toContainText("Still empty");
    expect(await storedAs(page, { collection, field, value })).toBe(0);
  });
}

test("A7: the preview stays beside an entry that is saved for the first time, and what is empty is named", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const frame = await openForm(page, "collections/cases/create?locale=en");
  const title = `A case that is only begun ${Date.now()}`;
  await page.locator("#field-title").first().fill(title);
  const heading = frame.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeVisible(DRAWN);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.waitForURL(/collections\/cases\/\d+/);
  const id = /cases\/(\d+)/.exec(page.url())?.[1];
  try {
    await expect(heading).toBeVisible(DRAWN);
    const note = frame.locator(".preview-notice");
    await expect(note).toHaveText(/Still empty.*: Lead: one or two sentences · Body · Year$/, DRAWN);
    await page.locator("#field-lead").first().fill("It has a lead.");
    await page.locator('[data-lexical-editor="true"]').first().click();
    await page.keyboard.type("And a first sentence.");
    await page.getByRole("button", { name: "Facts", exact: true }).click();
    await page.locator("#field-year").fill("2026");
    await expect(frame.getByText("And a first sentence.")).toBeAttached(DRAWN);
    await expect(note).toHaveCount(0);
    await page.locator("#field-year").fill("");
    await expect(note).toHaveText(/: Year$/, DRAWN);
    await expect(heading).toBeVisible();
  } finally {
    await page.request.delete(`/cms-api/cases/${id}`, asSite);
  }
});

test("A7, N27: nothing waits to be revealed in it, links stay where they are, and it takes the width of a device", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const frame = await openForm(page, "globals/page-about?locale=en");
  await expect(frame.locator("main")).toBeVisible(DRAWN);
  await expect(frame.locator('[data-reveal="waiting"]')).toHaveCount(0);
  const address = await frame.locator("html").evaluate(() => window.location.pathname);
  await frame.getByRole("contentinfo").getByRole("link").first().click();
  await expect(frame.locator("main")).toBeVisible();
  expect(await frame.locator("html").evaluate(() => window.location.pathname)).toBe(address);

  await page.locator(".live-preview-toolbar-controls__breakpoint button").first().click();
  await page.getByRole("button", { name: "360 px" }).click();
  await expect.poll(() => frame.locator("html").evaluate(() => window.innerWidth)).toBe(360);
});

test("A7: without a session the address shows a sentence and the way in, and the CMS answers with nothing", async ({
  page,
  request,
}) => {
  await page.goto("/preview?admin=1");
  const notice = page.getByRole("status").filter({ hasText: "Drafts are shown to editors only." });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("link")).toHaveAttribute("href", "/admin");
  await expect(page.getByRole("main")).toHaveCount(0);
  const answer = await request.post("/cms-api/preview", { data: { collection: "cases", locale: "en", data: {} } });
  expect([answer.status(), await answer.json()]).toEqual([401, { problem: "signed-out", field: null }]);
});

test("A7: visitors' pages know nothing of it, and search engines are kept out", async ({ request }) => {
  const pages = await sitePages(request);
  for (const { path } of pages)
    expect(await (await request.get(path, { maxRetries })).text()).not.toContain("/preview/frame.js");
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/preview");
  expect(await (await request.get("/preview")).text()).toMatch(/<meta[^>]+name="robots"[^>]+noindex/);
});
