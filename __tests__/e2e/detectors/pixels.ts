/** Pixels of the window, and how far their colours are apart. */
import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import type { Box, Color } from "./text-lines";

/** Pixels of a part of the window, three bytes each. */
export interface Picture extends Box {
  data: Buffer;
}

export async function pictureOf(page: Page, session: CDPSession, box: Box): Promise<Picture> {
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const { left, top, right, bottom } = box;
  const clip = { x: left + scrolled.x, y: top + scrolled.y, width: right - left, height: bottom - top, scale: 1 };
  const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
  const decoded = sharp(Buffer.from(data, "base64")).removeAlpha().raw();
  return { ...box, data: await decoded.toBuffer() };
}

export function colorAt(picture: Picture, x: number, y: number): Color {
  const at = ((y - picture.top) * (picture.right - picture.left) + x - picture.left) * 3;
  return [picture.data[at] ?? 0, picture.data[at + 1] ?? 0, picture.data[at + 2] ?? 0];
}

/** Whether a pixel has the same colour in two pictures of one box. */
export function isSame(one: Picture, other: Picture, x: number, y: number): boolean {
  const at = ((y - one.top) * (one.right - one.left) + x - one.left) * 3;
  const [before, after] = [one.data, other.data];
  return before[at] === after[at] && before[at + 1] === after[at + 1] && before[at + 2] === after[at + 2];
}

const LINEAR = Array.from({ length: 256 }, (_, channel) =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);
const linear = (channel: number) => LINEAR[Math.round(channel)] ?? 1;

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** @returns from 1 to 21 */
export function contrast(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
