import type { Territory, TerritoryMark } from "@future-native/contract";
import sharp from "sharp";
import { PALETTE } from "../src/seed/pictures/palette";
import { drawPicture, drawSvg } from "../src/seed/pictures/index";
import { STILLS, type StillSubject } from "../src/seed/pictures/stills/subjects";
import type { PictureSpec } from "../src/seed/types";

const COLORS: Territory["colors"] = ["plum", "rose", "sun"];
const MARKS: TerritoryMark[] = ["blob", "arc", "grid", "wave", "stack"];
const ONE_OF_EACH: PictureSpec[] = [
  { kind: "cover", seed: 32, colors: COLORS, mark: "grid", shape: "wide" },
  { kind: "cover", seed: 7, colors: COLORS, mark: "wave", shape: "tall" },
  { kind: "still", subject: "moth", colors: COLORS, shape: "square" },
  { kind: "portrait", seed: 103, colors: COLORS },
  { kind: "gallery", seed: 205, colors: COLORS },
  { kind: "wordmark", seed: 14, name: "Kvali" },
];

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);

function wideCover(mark: TerritoryMark, seed: number): PictureSpec {
  return { kind: "cover", seed, colors: COLORS, mark, shape: "wide" };
}

/** Standard deviation of each channel in the lower left 45 % × 45 %. */
async function quietDeviation(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata();
  const zone = {
    left: 0,
    top: Math.ceil(height * 0.55),
    width: Math.floor(width * 0.45),
    height: Math.floor(height * 0.45),
  };
  const { channels } = await sharp(await sharp(picture).extract(zone).removeAlpha().png().toBuffer()).stats();
  return channels.map(({ stdev }) => stdev);
}

describe("drawPicture (A4)", () => {
  it.each(ONE_OF_EACH)("draws $kind to the same bytes twice", async (spec) => {
    const [first, second] = [await drawPicture(spec), await drawPicture(spec)];
    expect(first.data.equals(second.data)).toBe(true);
    expect(first.name).toBe(second.name);
  });

  it.each([
    [ONE_OF_EACH[0], 1920, 1200, "image/webp"],
    [ONE_OF_EACH[1], 1200, 1600, "image/webp"],
    [ONE_OF_EACH[2], 1400, 1400, "image/webp"],
    [ONE_OF_EACH[3], 900, 1120, "image/webp"],
    [ONE_OF_EACH[4], 1600, 1200, "image/webp"],
    [ONE_OF_EACH[5], 640, 200, "image/png"],
  ] as const)("gives the size and type that the kind has (%#)", async (spec, width, height, mimeType) => {
    if (!spec) throw new Error("No spec");
    const picture = await drawPicture(spec);
    expect(picture).toMatchObject({ width, height, mimeType });
    expect(await sharp(picture.data).metadata()).toMatchObject({ width, height, format: mimeType.slice(6) });
    expect(picture.data.length).toBeLessThan(350 * 1024);
    expect(picture.name).toMatch(/^[a-z0-9-]+\.(webp|png)$/);
  });

  it("names distinct specs apart", async () => {
    const base = { kind: "portrait", seed: 1 } as const;
    const specs: PictureSpec[] = [
      { ...base, colors: COLORS },
      { ...base, colors: ["sky", "ink", "lime"] },
      { kind: "wordmark", seed: 15, name: "Арапуру" },
      { kind: "wordmark", seed: 15, name: "Обломка" },
    ];
    const names = await Promise.all(specs.map(async (spec) => (await drawPicture(spec)).name));
    expect(new Set(names).size).toBe(specs.length);
  });

  it("keeps the lower left of a printed wide cover calm", async () => {
    for (const mark of MARKS) {
      const { data } = await drawPicture(wideCover(mark, 32));
      expect(Math.max(...(await quietDeviation(data)))).toBeLessThan(4);
    }
  });
});

describe("drawSvg", () => {
  it.each(MARKS)(
    "leaves the lower left of wide covers of %s to the ground, in every family",
    async (mark) => {
      const ground = [1, 3, 5].map((start) => Number.parseInt(PALETTE[COLORS[0]].slice(start, start + 2), 16));
      for (const seed of range(1, 15)) {
        const small = await sharp(Buffer.from(drawSvg(wideCover(mark, seed))))
          .resize(480, 300)
          .png()
          .toBuffer();
        expect({ seed, deviation: await quietDeviation(small) }).toEqual({ seed, deviation: [0, 0, 0] });
        const corner = await sharp(small)
          .extract({ left: 0, top: 299, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer();
        expect([...corner]).toEqual(ground);
      }
    },
    60_000,
  );

  it("draws another picture for another seed", () => {
    const specs = range(101, 14).flatMap((seed): PictureSpec[] => [
      { kind: "portrait", seed, colors: COLORS },
      { kind: "gallery", seed, colors: COLORS },
      { kind: "wordmark", seed, name: "Тертсия Bank" },
      ...MARKS.map((mark) => wideCover(mark, seed)),
    ]);
    expect(new Set(specs.map(drawSvg)).size).toBe(specs.length);
  });

  it("draws with three colours and no others", () => {
    const allowed = new Set([...COLORS.map((color) => PALETTE[color]), "#000"]);
    for (const spec of ONE_OF_EACH.slice(0, 5)) {
      const used = drawSvg(spec).match(/#[0-9A-Fa-f]{3,6}(?=")/g) ?? [];
      expect(used.filter((color) => !allowed.has(color))).toEqual([]);
    }
  });

  it("draws every subject, in every shape, with three colours", () => {
    const allowed = new Set([...COLORS.map((color) => PALETTE[color]), "#000"]);
    for (const subject of Object.keys(STILLS).filter((name): name is StillSubject => name in STILLS)) {
      for (const shape of ["wide", "tall", "square"] as const) {
        const svg = drawSvg({ kind: "still", subject, colors: COLORS, shape });
        const used = svg.match(/#[0-9A-Fa-f]{3,6}(?=")/g) ?? [];
        expect({ subject, other: used.filter((color) => !allowed.has(color)) }).toEqual({ subject, other: [] });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect({ subject, ids: new Set(ids).size }).toEqual({ subject, ids: ids.length });
      }
    }
  });

  it("says which letter a wordmark has no outlines for", () => {
    expect(() => drawSvg({ kind: "wordmark", seed: 1, name: "東京" })).toThrow(/東/);
  });

  it("sets Latin, Cyrillic and accented names in every construction", () => {
    for (const seed of range(0, 16)) {
      for (const name of ["São João & Filhos", "Обломка", "Reef City Waterworks"]) {
        expect(drawSvg({ kind: "wordmark", seed, name })).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
