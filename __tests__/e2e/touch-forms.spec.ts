/** Click-to-edit: from a text of the preview to its field, and from the form to the preview (X11). */
import { expect } from "@playwright/test";
import { test } from "./journey";
import { asSite, signInAsAdmin, signInByForm } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";
import { AT_ITS_CORNER, nameOf, openCase, pointAt } from "./touch-support";

// Serial: of two simultaneous sign-ins of one account, the CMS keeps one session.
test.describe.configure({ mode: "default", timeout: 300_000 });

const CASE = "down-here-hiring";

test("X11: a text of another entry leads to that entry's form, after what is not saved was asked about", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const frame = await openCase(page, "en", CASE);
  const heading = frame.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible(DRAWN);
  await page.locator("#field-title").first().fill("Not saved, and asked about");
  await expect(heading).toHaveText("Not saved, and asked about", DRAWN);
  const client = frame.locator("dd").first();
  await pointAt(frame, client, "Name");
  await client.dblclick({ position: { x: 8, y: 8 } });
  await page.getByRole("button", { name: "Leave anyway" }).click();
  await expect(page).toHaveURL(/\/collections\/clients\/\d+/, DRAWN);
  await expect(page.locator("#field-name")).toBeFocused(DRAWN);
});

test("X11: a field of a form is not taken for one of the same name in a block", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  const { docs } = await (await page.request.get("/cms-api/blog-posts?locale=ru&depth=0&limit=100", asSite)).json();
  const { author, id } = docs.find(
    ({ author, body }: { author: string | null; body: object }) => author && JSON.stringify(body).includes('"quote"'),
  );
  const frame = await openForm(page, `collections/blog-posts/${id}?locale=ru`);
  const name = frame.locator("main").getByText(author, { exact: true });
  await expect(name).toBeVisible(DRAWN);
  await pointAt(frame, name, "Author");
  await name.dblclick({ position: AT_ITS_CORNER });
  await expect(page.locator("#field-author:focus")).toHaveValue(author, DRAWN);
});

test("X11: a field of another form that is drawn in view only gets the cursor", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  for (const [width, locale] of [
    [1440, "en"],
    [992, "ru"],
    [360, "br"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/globals/page-career?locale=${locale}&field=happy.title`);
    const field = page.locator("#field-happy__title");
    await expect(field).toBeFocused(DRAWN);
    // Late content above pushes the field down.
    await page.waitForLoadState("networkidle");
    await expect(field).toBeInViewport(DRAWN);
  }
});

test(
  "X11: a preview that lies over the form gives way to the field that was chosen",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsAdmin(page);
    for (const [width, locale] of [
      [992, "en"],
      [360, "ru"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const frame = await openCase(page, locale, CASE);
      const heading = frame.getByRole("heading", { level: 1 });
      await expect(heading).toBeVisible(DRAWN);
      await pointAt(frame, heading, /./);
      await heading.dblclick({ position: AT_ITS_CORNER });
      const field = page.locator("#field-title").first();
      await expect(field).toBeFocused();
      // A trial click fails when another element covers the field.
      await field.click({ trial: true });
    }
  },
);

test("X11: a text in a closed row of another form opens the row", { tag: "@long" }, async ({ page }) => {
  await signInByForm(page);
  const frame = await openForm(page, "globals/page-about?locale=en");
  const label = frame.getByText("clients in eleven industries").first();
  await expect(label).toBeVisible(DRAWN);
  const opened = /\/globals\/settings\?/;
  await expect(async () => {
    // The text goes with its page when the other form comes, however long that takes.
    if (!opened.test(page.url())) await label.dblclick({ position: AT_ITS_CORNER, timeout: 5_000 });
    await expect(page).toHaveURL(opened, { timeout: 5_000 });
  }).toPass(DRAWN);
  await expect(page.locator("input:focus")).toHaveValue("clients in eleven industries", DRAWN);
});

test("X11: what is typed in a block stands on the page before the server has looked at the block", async ({ page }) => {
  await signInAsAdmin(page);
  const frame = await openCase(page, "en", CASE);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible(DRAWN);
  // The server's validation of the block never responds, so the preview cannot wait for it.
  await page.route(/\/admin\/collections\/cases\//, (route) =>
    route.request().method() === "POST" ? undefined : route.continue(),
  );
  const field = page.locator('[data-lexical-editor="true"] #field-title').first();
  await field.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(", typed");
  const name = await field.inputValue();
  expect(name).toMatch(/, typed$/);
  await expect(frame.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("X11: the field with the cursor is brought into view and outlined", { tag: "@long" }, async ({ page }) => {
  await signInAsAdmin(page);
  const frame = await openCase(page, "en", CASE);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible(DRAWN);
  await pointAt(frame, frame.getByRole("heading", { level: 1 }), "Title");
  const field = page.locator('[data-lexical-editor="true"] #field-title').last();
  await field.focus();
  await expect(nameOf(frame)).toHaveText(/Title$/);
  const name = await field.inputValue();
  await expect(frame.getByRole("heading", { level: 2, name })).toBeInViewport();
});

test(
  "X11: a picture leads to the field that chooses it, though another shows the same one",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsAdmin(page);
    const frame = await openForm(page, "globals/page-about?locale=en");
    const logo = frame.locator("main img").first();
    await expect(logo).toBeAttached(DRAWN);
    await logo.scrollIntoViewIfNeeded();
    await pointAt(frame, logo, /./);
  },
);
