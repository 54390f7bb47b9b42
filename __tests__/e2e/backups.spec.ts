/** Backups on the dashboard (X10). */
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";

const signIn = ownEditor("backups");

test("X10: the dashboard says how backups are", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  // The site of journeys makes none: that is no figure of a tile, but the first line of the dashboard.
  await expect(page.getByRole("region", { name: "Not set up" })).toContainText("No backups are made at night");
  await expect(page.getByRole("region", { name: "Backup" })).toHaveCount(0);
});
