/** Backups on the dashboard (X10). */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";

const signIn = ownEditor("backups");

const NOW = "2026-11-25T09:00:00.000Z";
const LAST = { startedAt: "2026-11-25T03:00:00.000Z", finishedAt: "2026-11-25T03:00:20.000Z", lastProvenAt: null };

/** As the CMS answers after such a night. */
async function showNight(page: Page, last: object | null): Promise<void> {
  await page.route("**/cms-api/last-backup", (route) => route.fulfill({ json: { now: NOW, isOn: true, last } }));
  await page.goto("/admin");
}

test("X10: when the last backup was made, how large it is and that it could be restored", async ({ page }) => {
  await signIn(page);
  await showNight(page, { ...LAST, state: "proven", archive: "a.tar.gz", size: 74_200_000 });
  await expect(page.getByText("Last backup, restored to prove it: 6 hours ago, 74.2 MB.")).toBeVisible();
});

test("X10: why the last backup cannot be relied on, and which one can", async ({ page }) => {
  await signIn(page);
  const reason = "The table users has 1 rows in place of 2.";
  await showNight(page, {
    ...LAST,
    state: "unproven",
    archive: "a.tar.gz",
    size: 1,
    reason,
    lastProvenAt: "2026-11-23T03:00:00.000Z",
  });
  await expect(page.getByRole("alert").filter({ hasText: reason })).toContainText("The last good one: 2 days ago.");
  await page.unroute("**/cms-api/last-backup");
  await showNight(page, { ...LAST, state: "failed", reason: "There is no room." });
  await expect(page.getByRole("alert").filter({ hasText: "There is no room." })).toContainText(
    "There is no good one yet.",
  );
});

test("X10: the state of backups is for those who are signed in", async ({ request }) => {
  expect((await request.get("/cms-api/last-backup")).status()).toBe(401);
});
