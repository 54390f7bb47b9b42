/** The icons of the site: its logo, or the mark, on the ground that each place wants. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { logoOn, logoSize, paletteOf, placeLogo, type Palette } from "@future-native/contract/cards";
import { wordsOn, type Brand } from "../site/brand";
import { ask, type Graphql } from "../site/read-site";

/** As in src/ui/logo.tsx: a disc, and the half disc that rises before it. */
const markOn = (ground: string, { paper, hot }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 28"><circle cx="14" cy="14" r="14" fill="currentColor"/>` +
  `<path d="M16 28a14 14 0 0 1 28 0z" fill="${ground === hot ? paper : hot}"/></svg>`;

/** @param share of the sign, of the icon's width */
function square({ colors, logo }: Brand, share: number, ground: string, fill = ""): { svg: string; side: number } {
  const palette = paletteOf(colors);
  const source = logo ?? markOn(ground, palette);
  const { width, height } = logoSize(source) ?? { width: 1, height: 1 };
  const side = Math.max(width, height) / share;
  const box = { x: (side - width) / 2, y: (side - height) / 2, width, height };
  const sign = placeLogo(logoOn(source, ground, wordsOn(ground, palette)), box);
  const view = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"`;
  return { svg: `<svg ${view}>${fill && `<rect width="100%" height="100%" fill="${fill}"/>`}${sign}</svg>`, side };
}

const SCHEMES =
  "<style>.dark{display:none}@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>";

/** @returns the files' bytes by their names in `static/` */
export async function drawIcons(brand: Brand): Promise<ReadonlyMap<string, Buffer>> {
  const { paper, ink, hot } = paletteOf(brand.colors);
  const toPng = (size: number, share: number, ground = paper) => {
    const { svg, side } = square(brand, share, ground, ground);
    return sharp(Buffer.from(svg), { density: Math.min(100_000, 72 * Math.ceil((2 * size) / side)) })
      .resize(size, size)
      .png({ palette: true, colours: 64 })
      .toBuffer();
  };
  const small = [16, 32, 48];
  // No ground: it lies on the browser's tabs, which are light or dark.
  const [light, dark] = [paper, ink].map((ground) => square(brand, 1, ground).svg);
  const favicon = `<g class="light">${light}</g><g class="dark">${dark}</g>`;
  return new Map([
    [
      "favicon.svg",
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${SCHEMES}${favicon}</svg>`),
    ],
    ["favicon.ico", toIco(await Promise.all(small.map((size) => toPng(size, 0.88))), small)],
    ["apple-touch-icon.png", await toPng(180, 0.66)],
    ["icon-192.png", await toPng(192, 0.66)],
    ["icon-512.png", await toPng(512, 0.66)],
    // A launcher cuts what is outside of the middle 80 %.
    ["icon-maskable-192.png", await toPng(192, 0.52, hot)],
    ["icon-maskable-512.png", await toPng(512, 0.52, hot)],
  ]);
}

const SETTINGS = `query IconSettings { settings: siteSettings { logo colors { ground ink accent } } }`;

/** Those of `public/`: Gatsby copies the ones of `static/` when its process begins. */
let written = JSON.stringify([null, null]);

/** Draws the icons of a site again when its logo or its colours are others. @param folder of the built site */
export async function writeIcons(graphql: Graphql, folder: string): Promise<void> {
  const { settings } = await ask<{ settings: Brand | null }>(graphql, SETTINGS);
  const { colors = null, logo = null } = settings ?? {};
  const wanted = JSON.stringify([colors, logo]);
  if (wanted === written) return;
  for (const [name, bytes] of await drawIcons({ colors, logo })) await writeFile(join(folder, name), bytes);
  written = wanted;
}

const HEADER = 6;
const ENTRY = 16;

/** Several PNG in one file: https://learn.microsoft.com/windows/win32/menurc/newheader */
function toIco(pictures: readonly Buffer[], sizes: readonly number[]): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER + ENTRY * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(ENTRY);
    const size = sizes[index] ?? 0;
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
