/** Backups on the dashboard (X10). */
import { expect, test } from "./journey";
import { ownEditor } from "./own-editor";

const signIn = ownEditor("backups");

test("X10: the dashboard says how backups are", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin");
  const backup = page.getByRole("region", { name: "Backup" });
  // The site of journeys makes none.
  await expect(backup).toHaveText(/Backups at night are switched off/);
});
