/** From an editor's change to the live site, by the real publisher (A6, X4). Runs last, because it changes the site. */
import type { Page } from "@playwright/test";
import { LOCALES } from "@future-native/contract";
import { entryState, publishButton } from "./form-bar";
import { expect, test } from "./journey";
import { asSite, signInByForm } from "./own-editor";

// A build on a busy machine.
const PUBLISHED = { timeout: 300_000 };
// Serial: releases that one test publishes or rolls back are the newest for the others, too.
test.describe.configure({ mode: "default", timeout: 900_000 });

const bodyOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test("A6, X4: what an editor publishes is built, checked and live; a release is put back; publish now brings it forward", async ({
  page,
}) => {
  await signInByForm(page);
  const [first] = (await (await page.request.get("/api/cases/en")).json()) as [{ id: string; alias: string }];
  const path = `/cases/${first.alias}`;
  const title = `A case renamed at ${Date.now()}`;
  expect(await bodyOf(page, path)).not.toContain(title);

  await page.goto(`/admin/collections/cases/${first.id}?locale=en`);
  await page.getByLabel(/^Title/).fill(title);
  await publishButton(page).click();
  const state = entryState(page);
  await expect(state).toHaveAttribute("data-state", /waiting|building/);
  await expect(state.getByTitle("See the releases")).toHaveAttribute("href", "/admin/collections/releases");
  await expect(state).toHaveAttribute("data-state", "live", PUBLISHED);
  await expect(state).toContainText(/^Live .*(?:ago|now)/);
  await expect(state.getByTitle("Open the page")).toHaveAttribute("href", path);
  expect(await bodyOf(page, path)).toContain(title);

  await page.goto("/admin/collections/releases");
  const newest = page.locator("li[data-state]").first();
  await expect(newest).toHaveAttribute("data-state", "live");
  await expect(newest).toContainText(`${title} — published, ${process.env.ADMIN_EMAIL}`);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Put this one back" }).first().click();
  await expect(newest).toHaveAttribute("data-state", "rolled-back");
  expect(await bodyOf(page, path)).not.toContain(title);

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(newest).toHaveAttribute("data-state", /waiting|building/);
  await expect(newest).toHaveAttribute("data-state", "live", PUBLISHED);
  expect(await bodyOf(page, path)).toContain(title);
});

test("X4: the state above a form speaks of the entry that is open", async ({ page }) => {
  await signInByForm(page);
  const state = entryState(page);
  const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
  const data = { title: "Not yet for visitors", year: 2026, territory };
  const made = await page.request.post("/cms-api/cases?draft=true&locale=en", { data, ...asSite });
  const { doc } = await made.json();

  await page.goto(`/admin/collections/cases/${doc.id}?locale=en`);
  await expect(state).toHaveText("Draft, not on the site");
  await page.getByLabel(/^Title/).fill("Still not for visitors");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByText("Draft saved successfully")).toBeVisible();
  await expect(state).toHaveText("Draft, not on the site");
  const titles = await changedTitles(page);
  for (const title of [data.title, "Still not for visitors"]) expect(titles).not.toContain(title);

  await page.goto("/admin/collections/cases/create?locale=en");
  await expect(publishButton(page)).toBeVisible();
  // The preview beside a form has others.
  await expect(page.getByRole("status").filter({ hasText: /on the site|Live|Building/ })).toHaveCount(0);
  await page.request.delete(`/cms-api/cases/${doc.id}`, asSite);
});

test("X4: the dashboard says why the last release failed", async ({ page }) => {
  await signInByForm(page);
  const reason = "The article 'Slow' has a picture without a file.";
  await page.route("**/cms-api/releases/status*", async (route) => {
    // Playwright asks outside of the page: without what a browser says of the call the CMS takes no cookie.
    const response = await route.fetch({ headers: { ...route.request().headers(), ...asSite.headers } });
    const status = await response.json();
    const failed = { ...status.releases[0], id: -1, state: "failed", reason };
    await route.fulfill({ response, json: { ...status, releases: [failed, ...status.releases] } });
  });
  await page.goto("/admin");
  await expect(page.getByRole("alert").filter({ hasText: reason })).toBeVisible();
});

/** Titles of the changed entries of all releases. Not ids, because SQLite reuses those of deleted entries. */
async function changedTitles(page: Page): Promise<string[]> {
  const { releases } = (await (await page.request.get("/cms-api/releases/status", asSite)).json()) as {
    releases: { changes: { title: string }[] }[];
  };
  return releases.flatMap(({ changes }) => changes.map(({ title }) => title));
}

test("X4: the log of releases and what it can do are for those who are signed in", async ({ request }) => {
  expect((await request.get("/cms-api/releases/status")).status()).toBe(401);
  expect((await request.post("/cms-api/releases/publish-now")).status()).toBe(401);
  expect((await request.post("/cms-api/releases/1/roll-back")).status()).toBe(401);
  expect((await request.get("/cms-api/releases")).status()).toBe(403);
});

const CLOSED = {
  en: ["This vacancy is closed", "See open vacancies"],
  ru: ["Вакансия закрыта", "Открытые вакансии"],
  br: ["Esta vaga foi encerrada", "Ver vagas abertas"],
} as const;

test("N6, X2: a vacancy that is closed leads to the list and says so in each language, and is offered nowhere", async ({
  page,
}) => {
  await signInByForm(page);
  const [vacancy] = (await (await page.request.get("/api/jobs")).json()) as [
    { id: string; validThrough: string | null },
  ];
  const lastDay = (validThrough: string | null) =>
    page.request.patch(`/cms-api/jobs/${vacancy.id}`, { data: { validThrough, _status: "published" }, ...asSite });
  const path = `/career/${vacancy.id}`;
  const isOffered = async (where: string) => (await bodyOf(page, where)).includes(path);
  const lists = ["/career", "/sitemap.xml", "/career/rss.xml", "/llms.txt"];
  for (const list of lists) expect(await isOffered(list), list).toBe(true);
  expect(await bodyOf(page, path)).toContain("JobPosting");
  try {
    expect((await lastDay("2026-01-31T00:00:00.000Z")).ok()).toBe(true);
    await expect.poll(() => bodyOf(page, path), PUBLISHED).toContain(CLOSED.en[0]);
    for (const { code, prefix, tag } of LOCALES) {
      const [says, leads] = CLOSED[code];
      await page.goto(prefix + path);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(says);
      await page.getByRole("link", { name: leads }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/career(?:#.*)?$`));
      await expect(page.locator(`main a[href="${prefix + path}"]`)).toHaveCount(0);
    }
    for (const list of lists) expect(await isOffered(list), list).toBe(false);
    const closed = await bodyOf(page, path);
    expect(closed).toMatch(/<meta name="robots" content="noindex"/);
    expect(closed).not.toContain("JobPosting");
    expect((await page.request.get(`${path}.md`)).status()).toBe(404);
  } finally {
    await lastDay(vacancy.validThrough && `${vacancy.validThrough}T00:00:00.000Z`);
  }
  await expect.poll(() => isOffered("/career"), PUBLISHED).toBe(true);
});
