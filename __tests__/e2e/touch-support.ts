/** Hovering texts of the preview, and the label of its outline (X11). */
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { asSite } from "./own-editor";
import { DRAWN, openForm } from "./preview-support";

async function idOf(page: Page, alias: string): Promise<number> {
  const answer = await page.request.get(`/cms-api/cases?where[alias][equals]=${alias}&depth=0`, asSite);
  return (await answer.json()).docs[0].id;
}

/** Timeout for immediate effects; the first rendering has DRAWN. */
export const SOON = { timeout: 1_000 };

/** Opens the form of a case of the demo, with its preview. Journeys of two files cannot have the same one open. */
export const openCase = async (page: Page, locale: string, alias = "hired-by-a-bug"): Promise<FrameLocator> =>
  openForm(page, `collections/cases/${await idOf(page, alias)}?locale=${locale}`);

/** Label of the outline: the field of the hovered element. */
export const nameOf = (frame: FrameLocator): Locator => frame.locator(".preview-outline span");

/** Within the first letter of a text, in pixels. */
export const AT_ITS_CORNER = { x: 8, y: 8 };

/** Points at something until its field is named: the marks come a moment after the page. */
export async function pointAt(
  frame: FrameLocator,
  target: Locator,
  name: string | RegExp,
  at = AT_ITS_CORNER,
): Promise<void> {
  await expect(async () => {
    // Retried when the element was rendered again meanwhile.
    await target.hover({ position: { x: at.x - 3, y: at.y - 3 }, timeout: 10_000 });
    await target.hover({ position: at, timeout: 10_000 });
    await expect(nameOf(frame)).toHaveText(name, { timeout: 500 });
  }).toPass(DRAWN);
}
