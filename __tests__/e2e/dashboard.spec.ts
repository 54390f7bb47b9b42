/** The editors' dashboard in the real admin (X15). */
import type { APIRequestContext, Page } from "@playwright/test";
import { sample } from "../support/test-length";
import { violations } from "./accessibility-support";
import { withDraft } from "./case-draft";
import { openSchedule } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const signIn = ownEditor("dashboard");
const signInAsColleague = ownEditor("colleague");

/** The same hour a number of days later. */
const later = (moment: Date, days: number) => {
  const day = new Date(moment);
  day.setDate(day.getDate() + days);
  return day;
};

/** When a case goes live by itself. */
async function scheduledFor(request: APIRequestContext, id: number): Promise<Date> {
  const { scheduled } = await (await request.get("/cms-api/releases/status", asSite)).json();
  return new Date((scheduled as { id: string; at: string }[]).find((one) => one.id === String(id))?.at ?? "");
}

/** Sets the day on which a case goes live, in its form. @returns the moment */
async function schedule(page: Page, id: number, day: Date): Promise<Date> {
  await page.goto(`/admin/collections/cases/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const drawer = await openSchedule(page);
  await drawer.locator("#time input, input#time").first().click();
  if (day.getMonth() !== new Date().getMonth()) await page.locator(".react-datepicker__navigation--next").click();
  const cell = `.react-datepicker__day--0${String(day.getDate()).padStart(2, "0")}`;
  await page.locator(`${cell}:not(.react-datepicker__day--outside-month):visible`).first().click();
  // Closes the calendar, which covers the button.
  await drawer.getByRole("heading").first().click();
  await page.locator("#scheduled-publish-save").click();
  await expect(drawer.getByRole("cell", { name: "Publish" })).toBeVisible();
  return scheduledFor(page.request, id);
}

const tile = (page: Page, name: string) => page.getByRole("region", { name });

test("X15: a draft, an enquiry and what a colleague has open stand on the dashboard", async ({
  page,
  browser,
  request,
}) => {
  await signIn(page);
  const name = `Ana ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@north.example`;
  const brief = { formType: "1", lang: "en", name, org: "North", email, phone: "+44 20 7946-0000", privacy: "1" };
  await withDraft(page.request, { lead: "A lead." }, async ({ id, title }) => {
    await page.goto("/admin");
    const drafts = tile(page, "My drafts");
    await expect(drafts.getByRole("link", { name: title })).toHaveAttribute("href", `/admin/collections/cases/${id}`);
    await expect(drafts.getByRole("link", { name: "Go on" })).toBeVisible();

    expect(await (await request.post("/api/mail/", { multipart: brief })).json()).toEqual({ success: 1 });
    const other = await browser.newPage({ baseURL: process.env.BASE_URL ?? "" });
    await signInAsColleague(other);
    await other.goto(`/admin/collections/cases/${id}?locale=en`);
    await expect(other.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await other.locator("#field-lead").fill("Another lead.");
    await expect(async () => {
      await page.reload();
      await expect(tile(page, "Open elsewhere")).toContainText(title, { timeout: 2000 });
    }).toPass();
    await expect(tile(page, "Open elsewhere")).toContainText("colleague-");
    await expect(tile(page, "Inbox")).toContainText(/Brief: [1-9]/);
    await expect(tile(page, "Inbox").getByRole("link", { name: "Answer" })).toBeVisible();
    await other.close();
  });
});

test("X15: what is scheduled moves to another day by keyboard", { tag: "@long" }, async ({ page }) => {
  await signIn(page);
  await withDraft(page.request, { lead: "A lead." }, async ({ id, title }) => {
    const at = await schedule(page, id, later(new Date(), 3));
    await page.goto("/admin");
    const line = tile(page, "Scheduled, two weeks").getByRole("listitem").filter({ hasText: title });
    await expect(line).toContainText("goes live");
    const button = line.getByRole("button", { name: "a day later" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `${title}: moved to` })).toBeVisible();
    await expect(button).toBeFocused();
    expect(await scheduledFor(page.request, id)).toEqual(later(at, 1));
  });
});

test("X15: one search finds entries of all kinds, in all languages, misspelt and without accents", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  const search = page.getByRole("searchbox", { name: "Search everything" });
  const found = page.getByRole("search").getByRole("listitem");
  for (const [question, title] of [
    ["Тбилиси", /Тбилиси/],
    ["тбелиси", /Тбилиси/],
    ["direcao de arte", /Direção de arte/],
  ] as const) {
    await search.fill(question);
    await expect(found.filter({ hasText: title }).first()).toBeVisible();
  }
  await withDraft(page.request, { lead: "A lead." }, async ({ id, title }) => {
    await search.fill(title);
    await search.press("Tab");
    await expect(found.first()).toContainText("Case");
    await expect(found.first().getByRole("link")).toHaveAttribute("href", new RegExp(`/cases/${id}\\?locale=`));
    await search.fill(title.slice(0, -1));
    await search.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/cases/${id}\\?locale=`));
  });
});

test("X15: an earlier release is put back from the dashboard", async ({ page }) => {
  await signIn(page);
  const moment = new Date().toISOString();
  const release = { step: null, percent: 100, changes: [], reason: null, places: [], log: null, pages: 24, way: null };
  const moments = { createdAt: moment, startedAt: moment, finishedAt: moment, liveAt: moment, isKept: true };
  const releases = [
    { ...release, ...moments, id: 41, state: "live" },
    { ...release, ...moments, id: 40, state: "replaced" },
  ];
  await page.route("**/cms-api/releases/status*", (route) =>
    route.fulfill({ json: { now: moment, isOn: true, releases, scheduled: [], page: null } }),
  );
  await page.route("**/cms-api/releases/40/roll-back", (route) => route.fulfill({ json: { state: "live" } }));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin");
  await expect(
    tile(page, "Releases")
      .getByRole("listitem")
      .filter({ hasText: /^41 Live/ }),
  ).toBeVisible();
  await tile(page, "Releases").getByRole("button", { name: "Back to 40" }).click();
  await expect(tile(page, "Releases").getByText("This release is live again")).toBeVisible();
});

const LANGUAGES = [
  ["en", "light", 1440],
  ["pt", "light", 390],
  ["ru", "dark", 390],
  ["ru", "dark", 1440],
] as const;

for (const [language, theme, width] of sample(LANGUAGES, 4)) {
  test(`X7, X15: the dashboard in ${language}, ${theme}, at ${width} px, has no barrier and fits`, async ({ page }) => {
    await signIn(page);
    await withDraft(page.request, { lead: "A lead." }, async ({ id, title }) => {
      await schedule(page, id, later(new Date(), 3));
      const url = process.env.BASE_URL ?? "";
      await page.context().addCookies([
        { name: "future-native-lng", value: language, url },
        { name: "future-native-theme", value: theme, url },
      ]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/admin");
      await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
      await expect(page.locator('[data-state="reading"]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test("X15: the dashboard leads to all that an editor may see, and to the site in each language", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  const all = page.getByRole("navigation", { name: "Everything" });
  await expect(all.getByRole("link", { name: "Vacancies", exact: true })).toBeVisible();
  await expect(all.getByRole("link", { name: "Add: Cases" })).toHaveAttribute(
    "href",
    "/admin/collections/cases/create",
  );
  await expect(all.getByRole("link", { name: "Audit log" })).toHaveCount(0);
  const site = page.getByRole("navigation", { name: "The site" });
  await expect(site.getByRole("link")).toHaveText([/English/, /Русский/, /Português/]);
});

test("X15: the search and the calendar are for those who are signed in", async ({ request }) => {
  expect((await request.get("/cms-api/search?q=a")).status()).toBe(401);
  expect((await request.post("/cms-api/scheduled/1", { data: {} })).status()).toBe(401);
});
