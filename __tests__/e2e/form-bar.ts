/** The bar of a form of the admin, in English. */
import type { Locator, Page } from "@playwright/test";

/** The state of its entry. */
export const entryState = (page: Page) => page.getByRole("status").first();

export const NEWER_DRAFT = "Draft, newer than what is live";

export const publishButton = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });

/** Presses an item of its menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}

/** Opens what is behind the arrow beside Publish. @returns the panel in which a publication is scheduled */
export async function openSchedule(page: Page): Promise<Locator> {
  await page.locator(".form-submit .popup-button").click();
  await page.getByRole("button", { name: "Schedule Publish" }).click();
  return page.getByRole("dialog");
}
