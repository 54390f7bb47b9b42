/** Version history of an entry: authors, changes, earlier previews, restoring (A4). */
import type { Page } from "@playwright/test";
import { inBothLooks, violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { russianTitle } from "./stored-title";

test.describe.configure({ mode: "default", timeout: 300_000 });

// The first drawing loads the site's code and content, on a busy machine after everything else.
const DRAWN = { timeout: 90_000 };

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

/** Puts the version back that is shown, by key. */
async function putBack(page: Page, name: string | RegExp, form: RegExp): Promise<void> {
  // Pressing before hydration has no effect: retry until the form opens.
  await expect(async () => {
    if (!form.test(page.url())) await page.getByRole("button", { name }).press("Enter", { timeout: 5_000 });
    await expect(page).toHaveURL(form, { timeout: 10_000 });
  }).toPass();
}

test(
  "A4: the list of versions says who changed what, and each is opened by keys",
  { tag: "@long" },
  async ({ page }) => {
    await withTwoVersions(page, async ({ id }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/admin/collections/cases/${id}/versions`);
        const rows = page.getByRole("table").getByRole("row");
        await expect(rows.nth(1)).toContainText(/versions-.*Title \(En\); Body \(En\).*Draft/);
        await expect(rows.nth(2)).toContainText("The first that is kept");
        expect(await violations(page, "table")).toEqual([]);
      }
      await page.getByRole("table").getByRole("link").first().press("Enter");
      await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
    });
  },
);

test("A4: a version tells its changes as words, and shows the page then beside the page now", async ({ page }) => {
  await withTwoVersions(page, async ({ id, title }) => {
    await page.goto(`/admin/collections/cases/${id}/versions`);
    const links = page.getByRole("table").getByRole("link");
    const [newest, first] = [await links.nth(0).getAttribute("href"), await links.nth(1).getAttribute("href")];
    await page.goto(newest ?? "");
    const changes = page.getByRole("region", { name: "What changed" });
    await expect(changes.locator("del")).toHaveText(["Nobody"]);
    await expect(changes.locator("ins")).toHaveText([" again", "Everybody"]);
    await expect(page.getByText("This is the newest version")).toBeVisible();

    await page.goto(`${first}?locale=en`);
    const looks = page.getByRole("region", { name: "As it looked" });
    const headingIn = (name: string) =>
      looks.frameLocator(`iframe[title^="${name}"]`).getByRole("heading", { level: 1 });
    await expect(headingIn("Then")).toHaveText(title, DRAWN);
    await expect(headingIn("Now")).toHaveText(`${title} again`, DRAWN);
    await inBothLooks(page, async () => {
      expect(await violations(page, 'section[aria-labelledby="what-changed"]')).toEqual([]);
      expect(await violations(page, 'section[aria-labelledby="looks"]')).toEqual([]);
    });
    await looks.getByRole("link", { name: "Русский" }).press("Enter");
    await expect(page).toHaveURL(/locale=ru/);
    await expect(looks.getByRole("link", { name: "Русский" })).toHaveAttribute("aria-current", "true");
  });
});

test("A4: an earlier version is put back as a draft by keys alone", { tag: "@long" }, async ({ page }) => {
  await withTwoVersions(page, async ({ id, title }) => {
    await page.goto(`/admin/collections/cases/${id}/versions?locale=en`);
    await page.getByRole("table").getByRole("link").nth(1).press("Enter");
    await putBack(page, "Put back as a draft", new RegExp(`/admin/collections/cases/${id}\\?locale=en`));
    await expect(page.locator("#field-title").first()).toHaveValue(title);
    const stored = await (await page.request.get(`/cms-api/cases/${id}?draft=true&depth=0&locale=en`, asSite)).json();
    expect(stored).toMatchObject({ title, _status: "draft" });
    await page.goto(`/admin/collections/cases/${id}/versions`);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(4);
  });
});

test("A4: an earlier version of a screen is put back by keys, and goes to the site", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back as a draft" })).toHaveCount(0);
  await putBack(page, /^Put back/, /\/admin\/globals\/page-cases\?locale=ru/);
  await expect(page.locator("#field-title").first()).toHaveValue(live);
  expect([await read(true), await read(false)]).toEqual([live, live]);
});
