/** Made of pictures of whole pages: an overview, the contact sheet of the README. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { LOCALES } from "@future-native/contract/locales";
import type { Browser } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { Failure } from "../../../scripts/lib/failure";

export interface Shot {
  screen: string;
  locale: string;
  /** A PNG of the whole page. */
  file: string;
}

const THUMB = { width: 260, height: 620, gap: 16 };

const PAPER = "#f4f3ee";

/** Two screens a row, each in its locales; a tile is what of a page one takes in at a glance. */
const SHEET = { width: 2640, scale: 2 / 3, tile: { width: 720, height: 900 }, mostBytes: 400_000 };

/** The beginnings of all pages side by side, to find what falls out of line. */
export async function overview(shots: readonly Shot[], file: string, columns: number): Promise<void> {
  const { width, height, gap } = THUMB;
  const tiles = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await (await beginningOf(shot.file, THUMB)).png().toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(shots.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: "#8a8880" } })
    .composite(tiles)
    .png()
    .toFile(file);
}

/**
 * Every screen in every locale on one sheet of paper, set in the fonts of the site and drawn by the browser.
 * @param shots pictures of the width of 1440 px
 * @param file a WebP, no larger than 400 kB
 */
export async function contactSheet(browser: Browser, shots: readonly Shot[], file: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: SHEET.width, height: 1000 },
    deviceScaleFactor: SHEET.scale,
  });
  await page.setContent(await sheetOf(shots), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const drawn = await page.screenshot({ fullPage: true });
  await page.close();
  for (const quality of [86, 80, 74, 68, 60]) {
    const picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length > SHEET.mostBytes) continue;
    await writeFile(file, picture);
    return;
  }
  throw new Failure(
    `The contact sheet is larger than ${SHEET.mostBytes / 1000} kB at every quality; make its tiles smaller.`,
  );
}

async function sheetOf(shots: readonly Shot[]): Promise<string> {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const figures = await Promise.all(
    screens.map(async (screen) => {
      const tiles = await Promise.all(shots.filter((shot) => shot.screen === screen).map(tileOf));
      return `<section><h2>${screen}</h2><div>${tiles.join("")}</div></section>`;
    }),
  );
  const locales = LOCALES.filter(({ code }) => shots.some(({ locale }) => locale === code)).map(({ name }) => name);
  return `<!doctype html><meta charset="utf-8"><style>${await styles()}</style>
    <header>
      <svg viewBox="0 0 44 28"><circle cx="14" cy="14" r="14"/><path fill="#ff4b1f" d="M16 28a14 14 0 0 1 28 0z"/></svg>
      <h1>future<br>native</h1>
      <p>${locales.join("<br>")}</p>
    </header>
    ${figures.join("")}`;
}

/** The top of a page in a box, in its whole width; what is shorter than the box ends in paper. */
async function beginningOf(file: string, { width, height }: { width: number; height: number }): Promise<Sharp> {
  const page = await sharp(file).metadata();
  const seen = Math.min(page.height, Math.round((page.width * height) / width));
  return sharp(file)
    .extract({ left: 0, top: 0, width: page.width, height: seen })
    .resize({ width, height, fit: "contain", position: "top", background: PAPER });
}

async function tileOf({ file, locale }: Shot): Promise<string> {
  const tile = await (await beginningOf(file, SHEET.tile)).jpeg({ quality: 92 }).toBuffer();
  const source = `data:image/jpeg;base64,${tile.toString("base64")}`;
  return `<figure><img src="${source}" alt=""><figcaption>${locale}</figcaption></figure>`;
}

async function styles(): Promise<string> {
  const font = async (path: string) => {
    const file = await readFile(createRequire(import.meta.url).resolve(path));
    return `url(data:font/woff2;base64,${file.toString("base64")}) format("woff2")`;
  };
  const [display, text, cyrillic] = await Promise.all([
    font("@fontsource/unbounded/files/unbounded-latin-600-normal.woff2"),
    font("@fontsource-variable/onest/files/onest-latin-wght-normal.woff2"),
    font("@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2"),
  ]);
  return `
    @font-face { font-family: Unbounded; font-weight: 600; src: ${display}; }
    @font-face { font-family: Onest; font-weight: 100 900; src: ${text}; unicode-range: U+0000-00FF; }
    @font-face { font-family: Onest; font-weight: 100 900; src: ${cyrillic}; unicode-range: U+0400-045F; }
    * { box-sizing: border-box; margin: 0; }
    body { display: grid; grid-template-columns: 1fr 1fr; gap: 96px 80px; padding: 120px; background: ${PAPER}; color: #0e0e10; font: 400 26px/1.4 Onest; }
    header { display: grid; grid-template-columns: auto 1fr; align-content: space-between; gap: 40px; }
    header svg { width: 420px; }
    h1 { align-self: center; font: 600 96px/0.95 Unbounded; letter-spacing: -0.03em; }
    header p { grid-column: 1 / -1; color: #66645e; }
    section { padding-top: 22px; border-top: 1px solid #0e0e10; }
    h2 { margin-bottom: 28px; font: 600 26px/1.2 Unbounded; letter-spacing: -0.03em; }
    section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; }
    img { display: block; width: 100%; outline: 1px solid rgb(14 14 16 / 12%); }
    figcaption { margin-top: 12px; color: #66645e; }`;
}
