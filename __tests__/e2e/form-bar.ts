/** The bar of a form of the admin, in English. */
import type { Page } from "@playwright/test";

/** The state of its entry. */
export const entryState = (page: Page) => page.getByRole("status").first();

export const NEWER_DRAFT = "Draft, newer than what is live";

export const publishButton = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });

/** Presses an item of its menu. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: item, exact: true }).click();
}
