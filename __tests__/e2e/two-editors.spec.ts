/** Two people write in one entry: the second reads who saved, and neither text is lost (A5). */
import type { Browser, Page } from "@playwright/test";
import { inBothLooks, violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { expect, test, watchPolicy } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signInAsFirst = ownEditor("ana");
const signInAsSecond = ownEditor("bo");

const form = (id: number) => `/admin/collections/cases/${id}?locale=en`;
const lead = (page: Page) => page.locator("#field-lead");

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(form(id));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

const stored = async (page: Page, id: number): Promise<string> =>
  (await (await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite)).json()).lead;

async function versions(page: Page, id: number): Promise<string[]> {
  const query = new URLSearchParams({ "where[parent][equals]": String(id), locale: "en", depth: "0" });
  const { docs } = await (await page.request.get(`/cms-api/cases/versions?${query}`, asSite)).json();
  return docs.map(({ version }: { version: { lead: string } }) => version.lead);
}

/** Has a case open in the first editor's form, and saves another lead as the second one. */
async function withNewerSave(
  { page, browser }: { page: Page; browser: Browser },
  run: (id: number) => Promise<void>,
): Promise<void> {
  const violations = await watchPolicy(page.context());
  await signInAsFirst(page);
  const other = await browser.newContext({ baseURL: process.env.BASE_URL ?? "" });
  await signInAsSecond(other);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    await openForm(page, id);
    // Payload's form sends the version that it was based on.
    await lead(page).fill("Ana's first lead.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect.poll(() => stored(page, id)).toBe("Ana's first lead.");
    const data = { lead: "Bo's newer lead." };
    // As an editor who has taken the entry over.
    const address = `/cms-api/cases/${id}?draft=true&locale=en&overrideLock=true`;
    const saved = await other.request.patch(address, { data, ...asSite });
    expect(saved.status()).toBe(200);
    const staleCheck = page.waitForResponse((answer) => answer.request().postData()?.includes("second lead.") ?? false);
    await lead(page).fill("");
    await lead(page).pressSequentially("Ana's second lead.", { delay: 60 });
    await staleCheck;
    await page.getByRole("button", { name: "Save Draft" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved by someone else meanwhile" });
    await expect(dialog).toContainText(/bo-.* saved this while you wrote/);
    expect(await stored(page, id)).toBe("Bo's newer lead.");
    await run(id);
  });
  await other.close();
  expect(violations).toEqual([]);
}

test("A5: a save over a newer one says who saved, and mine is kept beside theirs", async ({ page, browser }) => {
  await withNewerSave({ page, browser }, async (id) => {
    const dialog = page.getByRole("dialog", { name: "Saved by someone else meanwhile" });
    await inBothLooks(page, async () => {
      expect(await violations(page, "dialog[open]")).toEqual([]);
    });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(lead(page)).toHaveValue("Ana's second lead.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    // By keys alone: it has the focus, and none of the form behind it gets any.
    for (const name of ["Keep mine", "Open theirs", "Decide later"]) {
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(dialog.getByRole("button", { name })).toBeFocused({ timeout: 1000 });
      }).toPass();
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("button", { name: "Keep mine" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(() => stored(page, id)).toBe("Ana's second lead.");
    expect(await versions(page, id)).toEqual(expect.arrayContaining(["Bo's newer lead.", "Ana's second lead."]));
    await lead(page).fill("Ana goes on.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect.poll(() => stored(page, id)).toBe("Ana goes on.");
  });
});

test("A5: theirs is opened, and mine is offered to be taken back", async ({ page, browser }) => {
  await withNewerSave({ page, browser }, async (id) => {
    await page.getByRole("dialog").getByRole("button", { name: "Open theirs" }).click();
    await expect(lead(page)).toHaveValue("Bo's newer lead.");
    const offered = page.getByRole("complementary", { name: "Written here and not saved:" });
    await offered.getByRole("button", { name: "Take it back" }).click();
    await expect(lead(page)).toHaveValue("Ana's second lead.");
    expect(await stored(page, id)).toBe("Bo's newer lead.");
  });
});

test(
  "A5: the first save of a form says what it began with, by keys that follow its first change at once",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsFirst(page);
    await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
      await openForm(page, id);
      const data = { lead: "A colleague's newer lead." };
      const saved = await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en`, { data, ...asSite });
      expect(saved.status()).toBe(200);
      await lead(page).fill("A quick lead.");
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByRole("dialog", { name: "Saved by someone else meanwhile" })).toBeVisible();
      expect(await stored(page, id)).toBe("A colleague's newer lead.");
    });
  },
);

test("A5: leaving asks while something is unsaved, a rich text too", async ({ page }) => {
  await signInAsFirst(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    await openForm(page, id);
    await page.locator('[data-lexical-editor="true"]').first().click();
    await page.keyboard.insertText("Words that nobody has saved.");
    await page.locator(".step-nav").getByRole("link", { name: "Cases", exact: true }).click();
    await page.getByRole("button", { name: "Stay on this page" }).click();
    await expect(page.getByText("Words that nobody has saved.")).toBeVisible();
  });
});

test("A5: a screen asks too, and mine is saved over theirs without going to the site", async ({ page, browser }) => {
  await signInAsFirst(page);
  const other = await browser.newContext({ baseURL: process.env.BASE_URL ?? "" });
  await signInAsSecond(other);
  const address = "/cms-api/globals/page-privacy";
  const read = async (isDraft: boolean): Promise<string> =>
    (await (await page.request.get(`${address}?draft=${isDraft}&locale=br&depth=0`, asSite)).json()).title;
  const saveAs = async ({ request }: Pick<Page, "request">, title: string) => {
    const data = { title, _status: "draft" };
    const saved = await request.post(`${address}?draft=true&locale=br&overrideLock=true`, { data, ...asSite });
    expect(saved.status()).toBe(200);
  };
  const [live, before] = [await read(false), await read(true)];
  try {
    await page.goto("/admin/globals/page-privacy?locale=br");
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    const title = page.locator("#field-title").first();
    await title.fill("O primeiro título de Ana");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect.poll(() => read(true)).toBe("O primeiro título de Ana");
    await saveAs(other, "O título de Bo");
    await title.fill("O segundo título de Ana");
    await page.getByRole("button", { name: "Save Draft" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved by someone else meanwhile" });
    await expect(dialog).toContainText(/bo-.* saved this while you wrote/);
    await dialog.getByRole("button", { name: "Keep mine" }).press("Enter");
    await expect.poll(() => read(true)).toBe("O segundo título de Ana");
    expect(await read(false)).toBe(live);
    const kept = await (await page.request.get(`${address}/versions?locale=br&depth=0`, asSite)).json();
    const titles = kept.docs.map(({ version }: { version: { title: string } }) => version.title);
    expect(titles).toContain("O título de Bo");
  } finally {
    await saveAs(page, before);
    await other.close();
  }
});
