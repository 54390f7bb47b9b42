/** Forms and lists of the CMS for editors (A5, A6). */
import type { Page } from "@playwright/test";
import { text, withDraft } from "./case-draft";
import { entryState, openSchedule, publishButton } from "./form-bar";
import { expect, test, watchPolicy } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signInAsFirst = ownEditor("first");
const signInAsSecond = ownEditor("second");

const TEXTS = { lead: "A lead.", body: text("A body.") };

/** Of the browser. */
const ZONE = new Date().toLocaleTimeString("en", { timeZoneName: "long" }).replace(/^.*[AP]M /, "");

const form = (id: number, locale = "en") => `/admin/collections/cases/${id}?locale=${locale}`;
const ready = (page: Page) => expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

test(
  "A6: a draft is scheduled to be published, the form and the list say when, and what is deleted is not",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsFirst(page);
    const deleted: string[] = [];
    await withDraft(page.request, TEXTS, async ({ id, title }) => {
      await page.goto(form(id));
      await ready(page);
      const drawer = await openSchedule(page);
      await expect(drawer.getByRole("radio", { name: "Publish", exact: true })).toBeChecked();
      await expect(drawer.getByText(ZONE)).toBeVisible();
      await drawer.locator("#time input, input#time").first().click();
      await page.locator(".react-datepicker__navigation--next").click();
      await page.locator(".react-datepicker__day--015:visible").first().click();
      // Closes the calendar, which covers the button.
      await drawer.getByRole("heading").first().click();
      await page.locator("#scheduled-publish-save").click();
      await expect(drawer.getByRole("cell", { name: "Publish" })).toBeVisible();
      await page.goto(form(id));
      await expect(entryState(page)).toHaveText(/^Goes live 15 \w+ \d{4}, \d\d:\d\d \S+$/);
      await page.goto("/admin/collections/cases");
      await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(/Goes live 15 /);
      deleted.push(String(id));
    });
    const status = await page.request.get("/cms-api/releases/status", asSite);
    const { scheduled }: { scheduled: { id: string; list: string }[] } = await status.json();
    expect(scheduled.filter(({ id, list }) => list === "cases" && deleted.includes(id))).toEqual([]);
  },
);

test(
  "A5: an entry that is not translated is headed by its title in another language",
  { tag: "@long" },
  async ({ page }) => {
    await signInAsFirst(page);
    await withDraft(page.request, TEXTS, async ({ id, title }) => {
      await page.goto(form(id, "ru"));
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    });
  },
);

test("A5: what is wrong can be read whole, beside the field and in the notice", async ({ page }) => {
  await signInAsFirst(page);
  const [first, second] = await (await page.request.get("/api/cases/en")).json();
  const sentence = "Another entry has this alias. Choose a different one: two pages cannot share an address.";
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(form(Number(second.id)));
    await ready(page);
    // Payload asks for the state of the form after each change; an answer from before the click would take the error
    // away.
    const changed = page.waitForResponse((answer) => {
      const asked = answer.request().postData() ?? "";
      return asked.includes('"form-state"') && asked.includes(first.alias);
    });
    await page.locator("#field-alias").fill(first.alias);
    await changed;
    await publishButton(page).click();
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: sentence })).toBeVisible();
    const beside = page.locator(".field-error").filter({ hasText: sentence });
    await expect(beside).toBeVisible();
    const isCut = await beside.locator(".tooltip-content").evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(isCut).toBe(false);
  }
});

test("A5: lists speak in words", { tag: "@long" }, async ({ page }) => {
  await signInAsFirst(page);
  await page.goto("/admin/collections/cases");
  await expect(page.locator("td.cell-featured").first()).toHaveText(/^(?:yes|no)$/i);
});

test("A5: who has taken an entry over is named, and what was written before is offered by its next form", async ({
  page,
  browser,
}) => {
  await signInAsFirst(page);
  const other = await browser.newPage({ baseURL: process.env.BASE_URL ?? "" });
  const violations = await watchPolicy(other.context());
  await signInAsSecond({ request: other.request });
  await withDraft(page.request, TEXTS, async ({ id }) => {
    await page.goto(form(id));
    await ready(page);
    const lead = page.locator("#field-lead");
    await lead.fill("Words that nobody has saved.");
    await expect.poll(async () => holderOf(page, id)).toContain("first-");

    await other.goto(form(id));
    await expect(other.getByText(/first-.*@example\.com/).first()).toBeVisible();
    await other.locator("#document-locked-take-over").click();
    await expect.poll(async () => holderOf(other, id)).toContain("second-");

    await lead.pressSequentially(" And more.");
    await page.getByRole("button", { name: "View read-only" }).click();
    await expect(lead).toHaveValue("A lead.");
    // The form is only to be read: nothing can be put back into it.
    const takeBack = page.getByRole("button", { name: "Take it back" });
    await expect(takeBack).toBeHidden();

    await other.goto("/admin");
    await page.request.delete(`/cms-api/payload-locked-documents?where[document.value][equals]=${id}`, asSite);
    await page.goto(form(id));
    await ready(page);
    await takeBack.click();
    await expect(lead).toHaveValue(/^Words that nobody has saved\./);
  });
  expect(violations).toEqual([]);
  await other.close();
});

/** E-mail address of the editor who has a case open. */
async function holderOf(page: Page, id: number): Promise<string> {
  const query = new URLSearchParams({ "where[document.value][equals]": String(id), depth: "1" });
  const { docs } = await (await page.request.get(`/cms-api/payload-locked-documents?${query}`, asSite)).json();
  return String(docs?.[0]?.user?.value?.email);
}

test("A5: the versions of an entry say when each was saved and what it was, and a comparison by whom", async ({
  page,
}) => {
  await signInAsFirst(page);
  await withDraft(page.request, TEXTS, async ({ id }) => {
    await signInAsSecond(page);
    await page.request.patch(`/cms-api/cases/${id}?draft=true&locale=en`, {
      data: { lead: "Another lead." },
      ...asSite,
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/admin/collections/cases/${id}/versions`);
      const rows = page.getByRole("table").getByRole("row");
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText(/\d{2}:\d{2}.*Current Draft/);
      await expect(rows.nth(2)).toContainText(/\d{2}:\d{2}.*Draft/);
    }
    // By key: Payload's menu slides in late and moves what lies under the pointer.
    await page.getByRole("table").getByRole("link").first().press("Enter");
    await expect(page).toHaveURL(new RegExp(`/admin/collections/cases/${id}/versions/\\d+`));
    const main = page.getByRole("main");
    await expect(main.getByText("A lead.")).toBeVisible();
    await expect(main.getByText("Another lead.")).toBeVisible();
    await expect(main.getByText(/second-/).first()).toBeVisible();
  });
});
