/** Cards as pixels (L5): the words fit and are readable, and nothing of the drawing comes near them. */
import { TERRITORY_COLORS, TERRITORY_MARKS, type Territory } from "@future-native/contract";
import { cardDesign, TERRITORY_HEX } from "@future-native/contract/cards";
import sharp from "sharp";
import { drawBeside } from "territories";
import { drawCard, openTypefaces, renderCard, cutPicture, type Typefaces } from "social-cards";
import { THEME_COLORS } from "../../src/site/theme-colors";
import { readSource, ROOT } from "../support/source-files";

const BRAND = { productName: "Future Native", colors: null, logo: null };

let faces: Typefaces;

beforeAll(async () => {
  faces = await openTypefaces(ROOT);
});

const ZONES = [
  { x: 0, y: 240, width: 840, height: 390 },
  { x: 0, y: 0, width: 312, height: 120 },
];

/** A drawing beside two zones, in black on red. */
function drawingOf(mark: Territory["mark"], seed: number): Promise<Buffer> {
  const territory: Territory = { colors: ["hot", "ink", "ink"], mark, seed };
  const svg = cardDesign({ title: "", kind: "", territory }, BRAND, drawBeside)
    .draw(ZONES)
    .replaceAll(`"${TERRITORY_HEX.hot}"`, '"#ff0000"')
    .replace("<svg ", '<svg width="1200" height="630" ');
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

async function reds(png: Buffer, area?: { left: number; top: number; width: number; height: number }) {
  const image = area ? sharp(png).extract(area) : sharp(png);
  const pixels = await image.raw().toBuffer();
  return pixels.filter((value, at) => at % 3 === 0 && value === 255).length / (pixels.length / 3);
}

describe.each(TERRITORY_MARKS)("a composition of the mark %s beside words", (mark) => {
  it("leaves out whole what would meet them, and is still there", async () => {
    for (const seed of [0, 3, 8, 15, 22, 41]) {
      const png = await drawingOf(mark, seed);
      for (const { x, y, width, height } of ZONES) {
        const plain = await reds(png, { left: x, top: y, width, height });
        expect({ seed, plain }).toEqual({ seed, plain: 1 });
      }
      expect(await reds(png)).toBeLessThan(0.985);
    }
  });
});

test("a title in a script that no font has leaves a card without it, and does not fail", async () => {
  const territory: Territory = { colors: ["ink", "sun", "hot"], mark: "arc", seed: 4 };
  const svg = drawCard(cardDesign({ title: "招聘 🐞 Bug", kind: "", territory }, BRAND, drawBeside), faces);
  expect((await sharp(await renderCard(svg)).metadata()).width).toBe(1200);
});

test.each(TERRITORY_COLORS)("words on %s have AA contrast", (ground) => {
  const territory: Territory = { colors: [ground, "hot", "sun"], mark: "blob", seed: 1 };
  const { text } = cardDesign({ title: "", kind: "", territory }, BRAND, drawBeside);
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, other] = [luminance(TERRITORY_HEX[ground]), luminance(text)];
  expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThan(4.5);
});

test("the colours of cards and of the browser's frame are those of the style sheet", () => {
  const css = readSource("src/styles/tokens.css");
  for (const [name, hex] of Object.entries({ ...TERRITORY_HEX, ...THEME_COLORS })) {
    expect(css).toContain(`--${name}: ${hex};`);
  }
});

test("a picture for sharing is cut around its focal point, also one that is turned by its orientation", async () => {
  const picture = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="900"><rect width="100%" height="100%" fill="#f00"/>` +
      `<rect x="1800" width="600" height="900" fill="#00f"/></svg>`,
  );
  const cut = await cutPicture(picture, { x: 0.95, y: 0.5 });
  const { width, height, format } = await sharp(cut).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  const [, , blue = 0] = await sharp(cut).extract({ left: 1100, top: 300, width: 1, height: 1 }).raw().toBuffer();
  expect(blue).toBeGreaterThan(200);
  const turned = await sharp({ create: { width: 630, height: 1200, channels: 3, background: "#00ff00" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(await cutPicture(turned, { x: 0.5, y: 0.5 })).metadata()).width).toBe(1200);
});
