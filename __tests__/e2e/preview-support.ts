/** Forms of the admin with their preview beside them. */
import { expect, type FrameLocator, type Page } from "@playwright/test";

// The first drawing loads the site's code and content, on a busy machine after everything else.
export const DRAWN = { timeout: 90_000 };

/** Opens a form of the admin with the preview beside it. */
export async function openForm(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/admin/${path}`);
  const toggle = page.getByRole("button", { name: /Live Preview$/i });
  await expect(toggle).toBeVisible(DRAWN);
  if (!(await page.locator("#live-preview-iframe").isVisible())) await toggle.click();
  await expect(page.locator("#live-preview-iframe")).toBeVisible(DRAWN);
  return page.frameLocator("#live-preview-iframe");
}
