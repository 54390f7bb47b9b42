/** A page without its styles is never shown (G4). */
import { expect, test } from "./journey";
import { follow } from "./errors-support";
import { open } from "./support";

test("G4: where the styles of the page one goes to do not come, it is loaded anew", async ({ page }) => {
  await page.route("**/component---src-templates-contacts*.css", (route) => route.abort());
  await open(page, "/privacy");
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await follow(page, /^Contacts$/);
  await expect(page).toHaveURL(/\/contacts$/);
  await expect(page.locator("body:not([data-first]) h1")).toBeVisible();
});
