/** The map of cases in the browser: its names in each language, its pieces, and how it is opened. */
import type { Page } from "@playwright/test";
import { expect } from "./journey";
import { openFully } from "./support";

export const NAMES = {
  en: { map: "Map", list: "List", cases: "Map of cases", zoomIn: "Zoom in" },
  ru: { map: "Карта", list: "Список", cases: "Карта кейсов", zoomIn: "Ближе" },
  br: { map: "Mapa", list: "Lista", cases: "Mapa dos cases", zoomIn: "Aproximar" },
} as const;

export const EN = NAMES.en;

export const mapOf = (page: Page, name: string = EN.cases) => page.getByRole("list", { name });
export const pieces = (page: Page, name?: string) => mapOf(page, name).getByRole("link");
export const search = (page: Page) => new URL(page.url()).search;

/** Opens the map at an address and waits until it is there. */
export async function openMap(page: Page, query = "?view=map"): Promise<void> {
  await openFully(page, `/cases${query}`);
  await expect(pieces(page).first()).toBeAttached();
  await mapOf(page)
    .locator("xpath=../..")
    .evaluate((frame) => frame.scrollIntoView());
}

/** The middle of the part of the map that is in the window. */
export async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await mapOf(page).locator("xpath=../..").boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  if (!box) throw new Error("The map is not to be seen.");
  return { x: box.x + box.width / 2, y: (Math.max(0, box.y) + Math.min(height, box.y + box.height)) / 2 };
}

/** Position and width of a piece in the window. */
export async function placeOf(page: Page, index: number): Promise<{ x: number; y: number; width: number }> {
  const box = await pieces(page).nth(index).boundingBox();
  if (!box) throw new Error(`Piece ${index} has no place.`);
  return box;
}
