/** The icons of the site: the mark, on the ground that each place wants. */
import sharp from "sharp";
import { TERRITORY_HEX } from "@future-native/contract/cards";

const { ink, paper, hot } = TERRITORY_HEX;

/** The mark's own units, as in src/ui/logo.tsx: a disc, and the half disc that rises before it. */
const MARK = { width: 44, height: 28 };

interface Icon {
  /** How the disc gets its colour. */
  readonly disc: string;
  readonly half: string;
  readonly ground?: string;
  /** Width of the mark, as a share of the icon's. */
  readonly share: number;
}

/** A launcher cuts what is outside of the middle 80 %. */
const MASKABLE: Icon = { disc: `fill="${ink}"`, half: paper, ground: hot, share: 0.52 };
const PLAIN: Icon = { disc: `fill="${ink}"`, half: hot, ground: paper, share: 0.66 };
/** So small, the mark takes all the room there is. */
const SMALL: Icon = { ...PLAIN, share: 0.88 };

/** Rounded to what a pixel of the largest icon is. */
const round = (value: number) => Math.round(value * 100) / 100;

function drawMark({ disc, half, ground, share }: Icon): string {
  const side = MARK.width / share;
  const [x, y] = [(side - MARK.width) / 2, (side - MARK.height) / 2].map(round);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(side)} ${round(side)}">`,
    ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : "",
    `<g transform="translate(${x} ${y})"><circle cx="14" cy="14" r="14" ${disc}/>`,
    `<path d="M16 28a14 14 0 0 1 28 0z" fill="${half}"/></g></svg>`,
  ].join("");
}

/** No ground: it lies on the browser's tabs, and its disc is paper where these are dark. */
function drawFavicon(): string {
  const style = `<style>.disc{fill:${ink}}@media (prefers-color-scheme:dark){.disc{fill:${paper}}}</style>`;
  return drawMark({ disc: 'class="disc"', half: hot, share: 1 }).replace("><g", `>${style}<g`);
}

function toPng(icon: Icon, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawMark(icon)), { density: 72 * Math.ceil(size / 40) })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

/** @returns the files' bytes by their names in `static/` */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const small = [16, 32, 48];
  return new Map([
    ["favicon.svg", Buffer.from(drawFavicon())],
    ["favicon.ico", toIco(await Promise.all(small.map((size) => toPng(SMALL, size))), small)],
    ["apple-touch-icon.png", await toPng(PLAIN, 180)],
    ["icon-192.png", await toPng(PLAIN, 192)],
    ["icon-512.png", await toPng(PLAIN, 512)],
    ["icon-maskable-192.png", await toPng(MASKABLE, 192)],
    ["icon-maskable-512.png", await toPng(MASKABLE, 512)],
  ]);
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
