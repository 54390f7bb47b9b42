import type { PictureSpec } from "../../types";
import { triadOf, type Triad } from "../palette";
import { makeRandom } from "../prng";
import { stipple } from "../stipple";
import { circle, ellipse, group, line, num, path, rect, svgDocument } from "../svg";
import { drawClothes, type ClothesKind } from "./clothes";
import { drawExpression, type Expression } from "./expression";
import { drawHair, type HairKind } from "./hair";
import {
  drawBeard,
  drawChin,
  drawEarrings,
  drawEars,
  drawFace,
  drawGlasses,
  type Beard,
  type Earring,
  type Face,
  type Glasses,
  type HeadShape,
  type Inks,
} from "./head";

const WIDTH = 900;
const HEIGHT = 1120;

/** Dots of the ground need no outline: beside the shoulders nobody sees them. */
const CLOTHES_SHADE = { box: [0, 760, 900, 440], towards: 70, count: 3400, size: 8 } as const;

interface Character {
  hair: HairKind;
  head: HeadShape;
  clothes: ClothesKind;
  expression: Expression;
  face?: Face;
  beard?: Beard;
  glasses?: Glasses;
  earring?: Earring;
  /** Hair covers the ears. */
  covered?: true;
  /** Clothes in the colour of the skin, their details in the colour of the hair. */
  tonal?: true;
  /** A disc behind hair that frames the whole face. */
  halo?: true;
  /** Lowers tall hair into the picture, in pixels. */
  drop?: number;
}

/** The people whom the seed counts through; `dog` keeps the office. */
const CAST: [Character | "dog", ...(Character | "dog")[]] = [
  {
    hair: "flattop",
    expression: { eyes: "open", nose: "round", mouth: "grin" },
    head: "square",
    clothes: "overalls",
    beard: "jaw",
    earring: "stud",
    drop: 30,
  },
  {
    hair: "tail",
    expression: { eyes: "open", nose: "short", mouth: "smile" },
    head: "heart",
    clothes: "scarf",
    glasses: "large",
    face: "crescent",
  },
  {
    hair: "swoop",
    expression: { eyes: "aside", nose: "sharp", mouth: "crooked" },
    head: "oval",
    clothes: "striped",
    earring: "disc",
    face: "plain",
    covered: true,
  },
  {
    hair: "hijab",
    expression: { eyes: "hidden", nose: "short", mouth: "smile" },
    head: "oval",
    clothes: "crew",
    glasses: "half",
    covered: true,
    halo: true,
  },
  "dog",
  {
    hair: "bob",
    expression: { eyes: "open", nose: "long", mouth: "calm" },
    head: "oval",
    clothes: "vneck",
    glasses: "round",
    covered: true,
  },
  {
    hair: "bald",
    expression: { eyes: "open", nose: "round", mouth: "none" },
    head: "pill",
    clothes: "turtleneck",
    beard: "full",
    face: "plain",
  },
  {
    hair: "afro",
    expression: { eyes: "shut", nose: "round", mouth: "lips" },
    head: "heart",
    clothes: "boat",
    earring: "hoop",
    covered: true,
  },
  {
    hair: "parting",
    expression: { eyes: "open", nose: "long", mouth: "crooked" },
    head: "square",
    clothes: "tie",
    glasses: "square",
  },
  {
    hair: "fringe",
    expression: { eyes: "aside", nose: "short", mouth: "lips" },
    head: "oval",
    clothes: "striped",
    covered: true,
    tonal: true,
  },
  {
    hair: "bun",
    expression: { eyes: "hidden", nose: "sharp", mouth: "lips" },
    head: "heart",
    clothes: "shirt",
    glasses: "cat",
    earring: "drop",
    drop: 70,
  },
  {
    hair: "beanie",
    expression: { eyes: "smiling", nose: "round", mouth: "none" },
    head: "square",
    clothes: "hoodie",
    beard: "long",
    drop: 60,
  },
  {
    hair: "quiff",
    expression: { eyes: "hidden", nose: "long", mouth: "none" },
    head: "pill",
    clothes: "crew",
    glasses: "dark",
    beard: "moustache",
    drop: 60,
  },
  {
    hair: "wrap",
    expression: { eyes: "shut", nose: "round", mouth: "grin" },
    head: "oval",
    clothes: "poncho",
    earring: "drop",
    face: "crescent",
    drop: 80,
  },
  {
    hair: "curls",
    expression: { eyes: "smiling", nose: "round", mouth: "none" },
    head: "pill",
    clothes: "jacket",
    beard: "full",
    glasses: "round",
  },
  {
    hair: "braids",
    expression: { eyes: "smiling", nose: "short", mouth: "smile" },
    head: "oval",
    clothes: "mandarin",
    covered: true,
    tonal: true,
  },
];

function inksOf({ ground, figure, accent }: Triad, tonal: boolean): Inks {
  const [cloth, detail] = tonal ? [figure, accent] : [accent, figure];
  return { ground, skin: figure, hair: accent, cloth, detail };
}

/** The dog: two ears, a muzzle, a collar with a tag. */
function drawDog({ ground, skin, hair }: Inks): string {
  return [
    path("M170 1200V1010A280 280 0 0 1 450 730A280 280 0 0 1 730 1010V1200Z", skin),
    rect(300, 700, 300, 90, hair, 45),
    circle(450, 812, 44, hair) + circle(450, 812, 16, ground),
    path("M276 470A174 200 0 0 1 624 470V560A174 190 0 0 1 276 560Z", skin),
    path("M330 290C180 250 150 400 190 600C230 660 290 620 296 520Z", hair),
    path("M570 290C720 250 750 400 710 600C670 660 610 620 604 520Z", hair),
    ellipse(450, 610, 118, 104, ground),
    path("M386 556H514L470 616A28 28 0 0 1 430 616Z", hair),
    line("M450 630V676", hair, 12),
    circle(378, 452, 20, ground) + circle(522, 452, 20, ground),
  ].join("");
}

/**
 * An abstract bust in three colours. The character is `seed % 16`; light, tilt and side come from the seed as well.
 * @returns an SVG document of 900 × 1120.
 */
export function drawPortrait({ seed, colors }: Extract<PictureSpec, { kind: "portrait" }>): string {
  const random = makeRandom(`portrait ${seed}`);
  const triad = triadOf(colors);
  const character = CAST[seed % CAST.length] ?? CAST[0];
  const [mirror, tilt, scale] = [random.chance(0.5) ? -1 : 1, random.range(-5, 5), random.range(1.06, 1.16)];
  const frame = (content: string, drop = 0): string =>
    svgDocument(
      WIDTH,
      HEIGHT,
      rect(0, 0, WIDTH, HEIGHT, triad.ground) +
        group(
          `translate(450 ${1120 + drop}) scale(${num(mirror * scale)} ${num(scale)}) translate(-450 -1120)`,
          content,
        ),
    );
  if (character === "dog") return frame(drawDog(inksOf(triad, false)));
  const inks = inksOf(triad, character.tonal === true);
  const { back, front } = drawHair(character.hair, inks, character.head);
  const turned = (content: string): string => group(`rotate(${num(tilt)} 450 700)`, content);
  const face = [
    drawChin(character.head, inks.ground),
    character.covered ? "" : drawEars(inks.skin),
    drawFace(character.face ?? "plain", character.head, inks, inks.hair),
    drawBeard(character.beard ?? "none", inks.hair),
    drawExpression(character.expression, inks.ground),
    front,
    drawGlasses(character.glasses ?? "none", inks.ground),
    drawEarrings(character.earring ?? "none", character.covered ? inks.ground : inks.hair, inks.skin),
  ].join("");
  const halo = character.halo ? circle(450, 400, 320, inks.skin) : "";
  return frame(
    halo +
      turned(back) +
      drawClothes(character.clothes, inks) +
      stipple(random, { ...CLOTHES_SHADE, fill: inks.ground }) +
      turned(face),
    character.drop,
  );
}
