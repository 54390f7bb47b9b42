/**
 * A day of an editor (A4, A6, X3, X13, X15): open tasks, translating a case, five faults and their messages,
 * scheduling, the live page, the audit log. With DAY_PICTURES set to a folder it takes the screenshots of the editor's
 * guide (`docs/pictures/make`). It changes the site and reverts its changes.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { entryState, NEWER_DRAFT, openSchedule, publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, signInByForm } from "./own-editor";

const LIVE = { timeout: 300_000 };
const ALIAS = "twelve-hellos";
const ENGLISH = " Customers noticed first.";
const RUSSIAN = " Первыми заметили покупатели.";

test.describe.configure({ mode: "default", timeout: 900_000 });
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

let taken = 0;

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.DAY_PICTURES;
  taken += 1;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const file = join(folder, `day-${taken}-${name}.webp`);
  await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 78 })
    .toFile(file);
}

interface Text {
  title: string;
  lead: string;
}

const ready = (page: Page) => expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

const read = async (page: Page, id: string, locale: string): Promise<Text> =>
  (await page.request.get(`/cms-api/cases/${id}?locale=${locale}&depth=0`, asSite)).json();

async function publish(page: Page, id: string, locale: string, data: Partial<Text>): Promise<void> {
  const change = { data: { ...data, _status: "published" }, ...asSite };
  expect((await page.request.patch(`/cms-api/cases/${id}?locale=${locale}`, change)).ok()).toBe(true);
}

/** From the desk to the text of the case that is older than its source. */
async function findWhatNeedsMe(page: Page, title: string): Promise<void> {
  const tile = page.getByRole("region", { name: "Translations" });
  await expect(async () => {
    await page.goto("/admin");
    await expect(tile).toContainText(/Older: \d/, { timeout: 5000 });
  }).toPass();
  await expect(page.locator('[data-state="reading"]')).toHaveCount(0);
  await picture(page, "desk");
  await tile.getByRole("link").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("ru");
  await page.getByRole("button", { name: /^Older/ }).click();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Older");
  await picture(page, "board");
  await row.getByRole("link", { name: "Lead" }).click();
  await ready(page);
  await expect(page.getByRole("group", { name: "In English" }).getByRole("insertion").first()).toBeVisible();
  await picture(page, "source");
}

const tab = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A placeholder twice, a figure in the colour of its ground, a title and a description that no search shows whole. */
async function breakInFiveWays(page: Page): Promise<void> {
  await page.locator("#field-title").first().fill("Lorem ipsum");
  await page.locator("#field-lead").fill("TODO");
  await tab(page, "Looks");
  const ground = page.getByRole("group", { name: /^Ground/ }).getByRole("radio", { checked: true });
  const color = (await ground.getAttribute("aria-label")) ?? "";
  await page
    .getByRole("group", { name: /^Figure/ })
    .getByRole("radio", { name: color })
    .check({ force: true });
  await tab(page, "Search");
  await page.locator("#field-seo__title").fill("Двенадцать приветов, ".repeat(8));
  await page.locator("#field-seo__description").fill("Описание, которое никто не дочитает. ".repeat(12));
}

/** Milliseconds that the form of a schedule may take: a moment that has passed is refused. */
const TO_SCHEDULE = 25_000;

/** Saves the draft and has it go live at the next minute. */
async function schedule(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft saved successfully")).toBeVisible();
  // Until then Payload draws the menu once more, under the pointer.
  await expect(entryState(page)).toHaveText(NEWER_DRAFT);
  await expect(page.getByRole("button", { name: "Save Draft" })).toBeDisabled();
  const drawer = await openSchedule(page);
  const at = new Date(Math.ceil((Date.now() + TO_SCHEDULE) / 60_000) * 60_000);
  const [day, time] = [
    at.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" }),
    at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }),
  ];
  await drawer.locator("#time input, input#time").first().fill(`${day} ${time}`);
  await page.keyboard.press("Enter");
  await drawer.getByRole("heading").first().click();
  await page.locator("#scheduled-publish-save").click();
  await expect(drawer.getByRole("cell", { name: "Publish" })).toBeVisible();
  await picture(page, "schedule");
  await page.keyboard.press("Escape");
  await expect(entryState(page)).toHaveText(/^Goes live \d+ \w+ \d{4}, \d\d:\d\d \S+$/);
}

test("A4, A6, X3, X13, X15: a day of an editor", async ({ page }) => {
  await signInByForm(page);
  const { id } = await (await page.request.get(`/api/cases/en/${ALIAS}`)).json();
  const [english, russian] = [await read(page, id, "en"), await read(page, id, "ru")];
  try {
    await publish(page, id, "en", { lead: english.lead + ENGLISH });
    await findWhatNeedsMe(page, english.title);

    await breakInFiveWays(page);
    await publishButton(page).click();
    const panel = page.getByRole("dialog", { name: "Before it goes live" });
    await expect(panel.getByRole("list", { name: /Errors/ }).getByRole("listitem")).toHaveCount(3);
    for (const said of [/Lorem ipsum/, /TODO/, /figure cannot be told/]) await expect(panel).toContainText(said);
    await expect(panel.getByRole("list", { name: /Warnings/ }).getByRole("listitem")).toHaveCount(2);
    await picture(page, "check");
    await panel.getByRole("button", { name: "Close" }).click();

    await page.goto(`/admin/collections/cases/${id}?locale=ru&field=lead`);
    await ready(page);
    await page.locator("#field-lead").fill(russian.lead + RUSSIAN);
    await schedule(page);
    await expect
      .poll(async () => (await page.request.get(`/ru/cases/${ALIAS}`)).text(), LIVE)
      .toContain(RUSSIAN.trim());
    // The form that was left open.
    await expect(entryState(page)).toHaveText(/^Live /);
    await expect(publishButton(page)).toBeDisabled();
    await page.goto(`/ru/cases/${ALIAS}`);
    await expect(page.getByText(RUSSIAN.trim()).first()).toBeVisible();
    await picture(page, "live");

    await page.goto("/admin/collections/audit-log");
    await expect(page.getByRole("row").filter({ hasText: english.title }).first()).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await picture(page, "log");
  } finally {
    await publish(page, id, "en", { lead: english.lead });
    await publish(page, id, "ru", { lead: russian.lead });
  }
});
