/** Unsaved input survives its tab, stored only in this browser: no version, no build (A5). */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { withDraft } from "./case-draft";
import { expect, test, watchPolicy } from "./journey";
import { asSite, ownEditor } from "./own-editor";
import { storedAs } from "./stored-as";

const signIn = ownEditor("unsaved");
const signInAsOther = ownEditor("unsaved-other");

const CREATE = "/admin/collections/cases/create?locale=en";
const form = (id: number) => `/admin/collections/cases/${id}?locale=en`;
const lead = (page: Page) => page.locator("#field-lead");
const offered = (page: Page): Locator => page.getByRole("complementary", { name: "Written here and not saved:" });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

/**
 * Writes in a form in a tab of its own, which is closed as by a crash: nothing is asked and nothing is saved.
 * @param text is part of what is written last
 */
async function write(context: BrowserContext, address: string, text: string, act: (page: Page) => Promise<void>) {
  const tab = await context.newPage();
  await open(tab, address);
  await act(tab);
  await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain(text);
  await tab.close();
}

async function inEntry(page: Page, id: number): Promise<{ lead: string; versions: number }> {
  const stored = await (await page.request.get(`/cms-api/cases/${id}?draft=true&locale=en&depth=0`, asSite)).json();
  const query = new URLSearchParams({ "where[parent][equals]": String(id), depth: "0" });
  const versions = await (await page.request.get(`/cms-api/cases/versions?${query}`, asSite)).json();
  return { lead: stored.lead, versions: versions.totalDocs };
}

test("A5: what a tab took with it comes back, texts and blocks, and is stored by a save alone", async ({
  page,
  context,
}) => {
  const violations = await watchPolicy(context);
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    const before = await inEntry(page, id);
    await write(context, form(id), "A sentence that was never saved.", async (tab) => {
      await lead(tab).fill("A lead that was never saved.");
      await tab.locator('[data-lexical-editor="true"]').first().click();
      await tab.keyboard.insertText("A sentence that was never saved.");
      await lead(tab).click();
    });
    await open(page, form(id));
    await expect(lead(page)).toHaveValue("A lead.");
    expect(await inEntry(page, id)).toEqual(before);
    await offered(page).getByRole("button", { name: "Take it back" }).click();
    await expect(lead(page)).toHaveValue("A lead that was never saved.");
    await expect(page.getByText("A sentence that was never saved.")).toBeVisible();
    await expect(offered(page)).toHaveCount(0);
    expect(await inEntry(page, id)).toEqual(before);
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect
      .poll(() => inEntry(page, id))
      .toEqual({ lead: "A lead that was never saved.", versions: before.versions + 1 });
    await open(page, form(id));
    await expect(lead(page)).toHaveValue("A lead that was never saved.");
    await expect(offered(page)).toHaveCount(0);
  });
  expect(violations).toEqual([]);
});

test(
  "A5: a new entry comes back as well, is nowhere until it is saved, and can be thrown away",
  { tag: "@long" },
  async ({ page, context }) => {
    await signIn(page);
    const entry = { collection: "cases", field: "title", value: "A case that was never saved" };
    await write(context, CREATE, entry.value, (tab) => tab.locator("#field-title").first().fill(entry.value));
    await open(page, CREATE);
    await offered(page).getByRole("button", { name: "Take it back" }).click();
    await expect(page.locator("#field-title").first()).toHaveValue(entry.value);
    expect(await storedAs(page, entry)).toBe(0);
    await page.close();

    const next = await context.newPage();
    await open(next, CREATE);
    await offered(next).getByRole("button", { name: "Throw away" }).click();
    await expect(offered(next)).toHaveCount(0);
    await open(next, CREATE);
    await expect(next.locator("#field-title").first()).toHaveValue("");
    await expect(offered(next)).toHaveCount(0);
  },
);

test("A5: a text that a tab still holds is offered to no other tab and to no other account", async ({
  page,
  context,
}) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    const tab = await context.newPage();
    await open(tab, form(id));
    await lead(tab).fill("A lead in the first tab.");
    await open(page, form(id));
    await expect(lead(page)).toHaveValue("A lead.");
    await expect(offered(page)).toHaveCount(0);
    await tab.close();
    await expect(offered(page)).toBeVisible();
    await signInAsOther(page);
    await open(page, CREATE);
    const { id: own } = (await (await page.request.get("/cms-api/users/me", asSite)).json()).user;
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsaved:")));
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain(`unsaved:${own}:`);
  });
});

test(
  "A5: a text that was saved is not offered again, even when its tab missed the response",
  { tag: "@long" },
  async ({ page, context }) => {
    await signIn(page);
    await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
      const data = { lead: "A lead that was saved." };
      await write(context, form(id), data.lead, (tab) => lead(tab).fill(data.lead));
      await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en&overrideLock=true`, { data, ...asSite });
      await open(page, form(id));
      await expect(lead(page)).toHaveValue(data.lead);
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("unsaved:");
      await expect(offered(page)).toHaveCount(0);
    });
  },
);

test("A5: the form of another language says which one has unsaved changes, and leads to them", async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    await open(page, form(id));
    await lead(page).fill("A lead that was left.");
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("A lead that was left.");
    await page.getByRole("button", { name: /^Text language/ }).click();
    await page.getByRole("button", { name: "Русский (ru)" }).click();
    await expect(page).toHaveURL(/locale=ru/);
    await expect(offered(page)).toContainText(", English.");
    await expect(offered(page).getByRole("button", { name: "Take it back" })).toHaveCount(0);
    await offered(page).getByRole("link", { name: "Open its form" }).click();
    await offered(page).getByRole("button", { name: "Take it back" }).click();
    await expect(lead(page)).toHaveValue("A lead that was left.");
  });
});

test("A5: what comes back is compared with what was saved since, and overwrites nothing", async ({ page, context }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
    await write(context, form(id), "A lead that was never saved.", (tab) =>
      lead(tab).fill("A lead that was never saved."),
    );
    const data = { lead: "A newer lead." };
    await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en&overrideLock=true`, { data, ...asSite });
    await open(page, form(id));
    await expect(offered(page)).toContainText("The entry was saved since.");
    await offered(page).getByRole("button", { name: "Take it back" }).click();
    await expect(lead(page)).toHaveValue("A lead that was never saved.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved by someone else meanwhile" });
    await expect(dialog).toContainText(/unsaved-.* saved this while you wrote/);
    expect((await inEntry(page, id)).lead).toBe("A newer lead.");
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect.poll(async () => (await inEntry(page, id)).lead).toBe("A lead that was never saved.");
  });
});

test(
  "A5: what a takeover cut off is offered when its editor opens the form again",
  { tag: "@long" },
  async ({ page, browser }) => {
    await signIn(page);
    const other = await browser.newContext({ baseURL: process.env.BASE_URL ?? "" });
    await signInAsOther(other);
    await withDraft(page.request, { lead: "A lead." }, async ({ id }) => {
      const locked = page.waitForResponse((answer) => answer.request().postData()?.includes("cut off") ?? false);
      await open(page, form(id));
      await lead(page).fill("A lead that was cut off.");
      await locked;
      const theirs = await other.newPage();
      await theirs.goto(form(id));
      await theirs.getByRole("button", { name: "Take over" }).click();
      await expect(theirs.getByRole("button", { name: "Take over" })).toBeHidden();
      await expect(async () => {
        await lead(page).press("End");
        await lead(page).pressSequentially("!", { timeout: 2_000 });
        await expect(page.getByRole("button", { name: "View read-only" })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await page.getByRole("button", { name: "View read-only" }).click();
      await expect(lead(page)).toHaveValue("A lead.");
      await page.goto(form(id));
      const taken = page.waitForResponse(
        (answer) => answer.url().includes("payload-locked-documents") && answer.request().method() === "PATCH",
      );
      await page.getByRole("button", { name: "Take over" }).click();
      await taken;
      await open(page, form(id));
      await offered(page).getByRole("button", { name: "Take it back" }).click();
      await expect(lead(page)).toHaveValue(/^A lead that was cut off\./);
    });
    await other.close();
  },
);
