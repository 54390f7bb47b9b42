/** The contacts on paper (X2). */
import { expect, test } from "./journey";

for (const path of ["/contacts", "/ru/contacts", "/br/contacts"]) {
  test(`X2: each reason to write is printed with its name, and where its form is: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    const doors = page.getByRole("main").locator("li > a[data-popup-type]");
    await expect(doors).toHaveCount(3);
    for (const door of await doors.all()) {
      await expect(door).toBeVisible();
      expect(await door.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("(");
    }
  });
}
