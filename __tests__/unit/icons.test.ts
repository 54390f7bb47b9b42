/** The icons in static/ (X2): each can be read, is as large as its name says, and is what the script draws. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawIcons } from "../../src/seo/icons";
import { ROOT } from "../support/source-files";

const read = (file: string) => readFileSync(join(ROOT, "static", file));

const SIZES: Readonly<Record<string, number>> = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "icon-maskable-192.png": 192,
  "icon-maskable-512.png": 512,
};

async function pixelsOf(file: string): Promise<{ size: number; at: (x: number, y: number) => string }> {
  const { data, info } = await sharp(read(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    size: info.width,
    at: (x, y) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).toString("hex"),
  };
}

test.each(Object.entries(SIZES))("X2: %s is a square of %i px without a transparent pixel", async (file, size) => {
  const { width, height, format } = await sharp(read(file)).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  expect((await sharp(read(file)).stats()).isOpaque).toBe(true);
});

test.each(["icon-maskable-192.png", "icon-maskable-512.png"])(
  "X2: %s keeps its mark within the circle that launchers leave",
  async (file) => {
    const { size, at } = await pixelsOf(file);
    const ground = at(0, 0);
    let drawn = 0;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (at(x, y) === ground) continue;
        drawn += 1;
        expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThanOrEqual(size * 0.4);
      }
    }
    expect(drawn).toBeGreaterThan(size * size * 0.05);
  },
);

test("X2: favicon.ico holds three pictures of the sizes that it names", async () => {
  const ico = read("favicon.ico");
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const at = 6 + index * 16;
      const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
      const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect({ width, format }).toEqual({ width: ico.readUInt8(at), format: "png" });
      return width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test("the icons are those that `npm run icons` draws", async () => {
  for (const [file, bytes] of await drawIcons({ colors: null, logo: null })) {
    const [kept, drawn] = [read(file), bytes];
    expect({ file, same: kept.equals(drawn) }).toEqual({ file, same: true });
  }
});
