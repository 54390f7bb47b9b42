/** The art of cases as the build makes it (N7, N8, N27): nothing meets the words of a header, and nothing is cut to make room. */
import { mkdtemp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Territory } from "@future-native/contract";
import { inHex, TERRITORY_HEX, type SiteColors } from "@future-native/contract/cards";
import type { LocaleCode } from "@future-native/contract/locales";
import sharp from "sharp";
import { openTypefaces, type Typefaces } from "social-cards";
import {
  ART_SHAPES,
  CARD_SHAPES,
  draw,
  HEADER_SHAPES,
  headerLayout,
  toSvg,
  type HeaderShape,
  type Rectangle,
} from "territories";
import { artResolvers } from "../../src/ui/territory/art/art-fields";
import { wordSetter } from "../../src/ui/territory/art/words-of-header";
import { movedTo } from "../support/drawn-pixels";
import { readDemo } from "../support/demo-content";
import { ROOT } from "../support/source-files";

const LOCALES: readonly LocaleCode[] = ["en", "ru", "br"];
const { phone, strip, tablet, desk, wide } = HEADER_SHAPES;
const cases = readDemo().cases.flatMap(({ key, title, lead, territory }) =>
  LOCALES.flatMap((locale) => {
    const words = { title: title[locale] ?? "", lead: lead[locale] ?? "" };
    return words.title ? [{ name: `${key} in ${locale}`, words, territory }] : [];
  }),
);

function headerOf(territory: Territory, shape: HeaderShape, words: readonly Rectangle[]) {
  const drawing = draw(inHex(territory), headerLayout(shape, words));
  return { svg: toSvg(drawing), bar: drawing.bar };
}

let faces: Typefaces;
beforeAll(async () => {
  faces = await openTypefaces(ROOT);
});

/** Units that a pixel of the tests has: fewer than what is left free around words. */
const COARSE = 4;

/** Colours of pixels in a part of a drawing. */
async function coloursIn(svg: string, { width, height }: HeaderShape, zone: Rectangle): Promise<string[]> {
  const size = `width="${width / COARSE}" height="${height / COARSE}"`;
  const [left, top] = [zone.x, zone.y].map((from) => Math.ceil(from / COARSE));
  const [right, bottom] = [zone.x + zone.width, zone.y + zone.height].map((to) => Math.floor(to / COARSE));
  const box = { left: left ?? 0, top: top ?? 0, width: (right ?? 0) - (left ?? 0), height: (bottom ?? 0) - (top ?? 0) };
  const drawing = sharp(Buffer.from(svg.replace("<svg ", `<svg ${size} `)));
  const pixels = await drawing.extract(box).removeAlpha().raw().toBuffer();
  const found = new Set<string>();
  for (let at = 0; at < pixels.length; at += 3) found.add(pixels.toString("hex", at, at + 3));
  return [...found].map((hex) => `#${hex}`);
}

test.each(cases)(
  "N8: what is drawn for $name meets no word, at rest and in its second",
  async ({ words, territory }) => {
    for (const shape of [desk, wide]) {
      const { zones } = wordSetter(words, faces)(shape);
      const { svg } = headerOf(territory, shape, zones);
      for (const drawn of [svg, movedTo(svg, 0), movedTo(svg, 1)]) {
        for (const zone of zones) {
          expect(await coloursIn(drawn, shape, zone)).toEqual([TERRITORY_HEX[territory.colors[0]]]);
        }
      }
    }
  },
);

test("N8: a drawing that is not told of the words does meet them", async () => {
  for (const { words, territory } of cases) {
    const { zones } = wordSetter(words, faces)(desk);
    const { svg } = headerOf(territory, desk, []);
    const met = await Promise.all(zones.map((zone) => coloursIn(svg, desk, zone)));
    expect(Math.max(...met.map((colours) => colours.length))).toBeGreaterThan(1);
  }
});

test.each(readDemo().cases)("N8: the page's bar stands on one colour over $key", async ({ territory }) => {
  for (const shape of [phone, strip, tablet, desk, wide]) {
    const { svg, bar } = headerOf(territory, shape, []);
    const zone = { x: 0, y: 0, width: shape.width, height: shape.bar - 12 };
    expect(await coloursIn(svg, shape, zone)).toEqual([TERRITORY_HEX[territory.colors[bar === "figure" ? 1 : 0]]]);
  }
});

test("N8: nothing is masked or clipped, and a drawing weighs little", () => {
  for (const { words, territory } of cases) {
    for (const shape of [phone, strip, tablet, desk, wide]) {
      const { svg } = headerOf(territory, shape, shape === desk ? wordSetter(words, faces)(desk).zones : []);
      expect(svg).not.toMatch(/mask|clip|filter|NaN|Infinity/);
      expect(gzipSync(svg).length).toBeLessThan(8_000);
    }
  }
});

test("N27: what moves has moved within a second", () => {
  for (const { territory } of cases) {
    const { svg } = headerOf(territory, wide, []);
    const times = [...svg.matchAll(/data-time="(\d+) (\d+)"/g)].map(
      ([, delay, duration]) => Number(delay) + Number(duration),
    );
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(1_000);
  }
});

/** Of Gatsby: one file, and the settings of a site. */
const contextOf = (file: { name: string; absolutePath: string } | null, colors: SiteColors | null = null) => ({
  nodeModel: { getNodeById: () => file, findOne: async () => ({ productName: "Agency", colors, logo: null }) },
});

test("N8: a title is set as large as three lines allow, and a long one smaller", () => {
  const lead = "One sentence.";
  const onDesk = (title: string) => wordSetter({ title, lead }, faces)(desk);
  const short = onDesk("Hello");
  const long = onDesk("Достопримечательности, о которых никто не просил рассказывать дважды");
  expect(short.size).toBeGreaterThan(long.size);
  for (const { zones } of [short, long]) expect(Math.min(...zones.map(({ y }) => y))).toBeGreaterThan(desk.bar);
});

test("N8: a case with a picture of its own is not drawn; one with a print of its territory is", async () => {
  const root = await mkdtemp(join(tmpdir(), "headers-"));
  await mkdir(join(root, "node_modules"));
  for (const name of ["@fontsource", "@fontsource-variable"]) {
    await symlink(join(ROOT, "node_modules", name), join(root, "node_modules", name));
  }
  const { resolve } = artResolvers(root).Case.headerArt;
  const territory: Territory = { colors: ["ultra", "lime", "ice"], mark: "stack", seed: 34 };
  const item = {
    title: "Hired by a bug",
    lead: "Sixty bugs.",
    cover: { fileId: "1", focal: { x: 0.5, y: 0.5 } },
    territory,
  };
  const named = (name: string) => contextOf({ name, absolutePath: name });
  expect(await resolve(item, {}, named("office"))).toBeNull();
  const art = await resolve(item, {}, named("cover-stack-34-wide-9zxpb"));
  expect(art).toMatchObject({
    bar: "ultra",
    phone: expect.stringMatching(/^\/static\/territories\/[0-9a-f]{24}\.svg$/),
  });
  expect(await readFile(join(root, "public", art?.phone ?? ""), "utf8")).toMatch(/^<svg /);
  // For each page that shows the case, and at each build of a process that stays.
  expect(await resolve({ ...item }, {}, named("cover-stack-34-wide-9zxpb"))).toBe(art);
  const renamed = await resolve({ ...item, title: "Hired" }, {}, named("cover-stack-34-wide-9zxpb"));
  expect(renamed?.desk).not.toBe(art?.desk);
  await rm(root, { recursive: true, force: true });
});

describe("X7: the head over an uploaded cover is written in what reads on it", () => {
  const { resolve } = artResolvers(ROOT).Case.coverTone;
  const territory: Territory = { colors: ["ultra", "lime", "ice"], mark: "stack", seed: 34 };
  const color = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  /** Two colours, one above the other or side by side. */
  const cover = async (width: number, height: number, first: string, second: string, at: "left" | "top") => {
    const [left, top] = at === "left" ? [width / 2, 0] : [0, height / 2];
    const part = await color(width - left, height - top, second);
    const picture = sharp(await color(width, height, first)).composite([{ input: part, left, top }]);
    const file = join(await mkdtemp(join(tmpdir(), "covers-")), "office.png");
    await picture.toFile(file);
    return file;
  };
  const toneOf = (file: string, focal = { x: 0.5, y: 0.5 }) => {
    const item = { title: "", lead: "", territory, cover: { fileId: "1", focal } };
    return resolve(item, {}, contextOf({ name: "office", absolutePath: file }));
  };

  it.each([
    ["paper over a dark top", "#101820", "#e8e4d8", "paper"],
    ["ink over a light one", "#dfe8ee", "#101010", "ink"],
  ])("%s", async (_name, top, bottom, tone) => {
    expect(await toneOf(await cover(1200, 1400, top, bottom, "top"), { x: 0.5, y: 0 })).toBe(tone);
  });

  it("none over one that is light and dark at once", async () => {
    expect(await toneOf(await cover(1600, 900, "#101820", "#e8e4d8", "left"))).toBeNull();
  });

  it("none over a grey that neither reads on", async () => {
    expect(await toneOf(await cover(1600, 900, "#848484", "#8a8a8a", "top"))).toBe("ink");
    expect(await toneOf(await cover(1600, 900, "#747474", "#767676", "top"))).toBeNull();
  });

  it("by what the header shows of the picture", async () => {
    // Tall, and cut around its lower part.
    const file = await cover(1000, 3000, "#101820", "#e8e4d8", "top");
    expect(await toneOf(file, { x: 0.5, y: 1 })).toBe("ink");
  });

  it("none where there is a drawing", async () => {
    const item = { title: "", lead: "", territory, cover: null };
    expect(await resolve(item, {}, contextOf(null))).toBeNull();
  });
});

test("N27: a territory is drawn for each shape as a file of its own, and the agency has its own territories", async () => {
  const { Query, Territory } = artResolvers(await mkdtemp(join(tmpdir(), "art-")));
  const territory: Territory = { colors: ["ultra", "lime", "ice"], mark: "stack", seed: 34 };
  const files = await Promise.all(
    Object.keys(ART_SHAPES).map((shape) => Territory.drawing.resolve(territory, { shape }, contextOf(null))),
  );
  expect(new Set(files).size).toBe(Object.keys(ART_SHAPES).length);
  expect(await Territory.drawing.resolve(territory, { shape: "band" }, contextOf(null))).toBe(files.at(-1));
  expect(() => Territory.drawing.resolve(territory, { shape: "round" }, contextOf(null))).toThrow(/round is no shape/);
  const own = { ground: "#ffffff", ink: "#10151f", accent: "#0057ff" };
  const inOwn = (colors: Territory["colors"], palette: SiteColors | null) =>
    Territory.drawing.resolve({ ...territory, colors }, { shape: "band" }, contextOf(null, palette));
  // The palette stays, but for the site's own colours.
  expect(await inOwn(["ultra", "lime", "ice"], own)).toBe(files.at(-1));
  expect(await inOwn(["hot", "ink", "ice"], own)).not.toBe(await inOwn(["hot", "ink", "ice"], null));
  const { origin, values, cities } = await Query.agencyArt.resolve(null, {}, contextOf(null));
  const all = [origin, ...values, ...cities];
  expect(new Set(all).size).toBe(all.length);
});

test("N7: a card is not drawn where an editor has given a picture, which the list shows", async () => {
  const { cardArt, uploadedCover } = artResolvers(await mkdtemp(join(tmpdir(), "cards-"))).Case;
  const territory: Territory = { colors: ["ultra", "lime", "ice"], mark: "stack", seed: 34 };
  const item = { title: "", lead: "", territory, cover: { fileId: "1", focal: { x: 0.5, y: 0.5 } } };
  const named = (name: string) => contextOf({ name, absolutePath: name });
  expect(await cardArt.resolve(item, {}, named("office"))).toBeNull();
  expect(uploadedCover.resolve(item, {}, named("office"))).toBe(item.cover);
  const art = await cardArt.resolve(item, {}, named("cover-stack-34-wide-9zxpb"));
  expect(Object.keys(art ?? {}).sort()).toEqual(Object.keys(CARD_SHAPES).sort());
  expect(new Set(Object.values(art ?? {})).size).toBe(Object.keys(CARD_SHAPES).length);
  expect(uploadedCover.resolve(item, {}, named("cover-stack-34-wide-9zxpb"))).toBeNull();
});
