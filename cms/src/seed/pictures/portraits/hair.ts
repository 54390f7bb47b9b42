import { circle, clipped, ellipse, line, path, rect } from "../svg";
import { HEADS, type HeadShape, type Inks } from "./head";

/** What lies behind the head and what lies over it. */
export interface Hair {
  back: string;
  front: string;
}

type DrawHair = (inks: Inks, head: HeadShape) => Hair;

/** Discs along an arc about the head's middle, angles in degrees. */
function curl(from: number, to: number, count: number, reach: [number, number], radius: number, fill: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return circle(450 + Math.cos(angle) * reach[0], 425 + Math.sin(angle) * reach[1], radius, fill);
  }).join("");
}

const cap = (fill: string): string => path("M284 432A166 208 0 0 1 616 432Q612 338 450 322Q288 338 284 432Z", fill);

const curtains = (fill: string, end: number): string =>
  path(
    `M450 246C424 330 340 372 322 ${end}H252V410A198 204 0 0 1 450 206A198 204 0 0 1 648 410V${end}H578C560 372 476 330 450 246Z`,
    fill,
  );

const locks = (x: number, fill: string, gap: string): string =>
  [0, 1, 2, 3, 4]
    .map((index) => ellipse(x + (index % 2 === 0 ? -6 : 6), 560 + index * 84, 52 - index * 3, 50, fill))
    .join("") +
  rect(x - 34, 946, 68, 22, gap, 11) +
  path(`M${x - 30} 974H${x + 30}L${x + 44} 1060H${x - 44}Z`, fill);

/** Heads of hair and what people wear on them. All are drawn for a head about (450, 430). */
export const HAIR = {
  bald: () => ({ back: "", front: "" }),
  shaven: ({ hair }, head) => ({
    back: "",
    front: clipped("scalp", HEADS[head]("#000"), path("M280 200H620V352Q540 318 450 318Q360 318 280 352Z", hair)),
  }),
  afro: ({ hair }) => ({
    back: circle(450, 360, 300, hair),
    front: path("M290 420Q296 268 450 262Q604 268 610 420Q590 346 450 340Q310 346 290 420Z", hair),
  }),
  curls: ({ hair }) => ({
    back: curl(150, 390, 9, [172, 190], 78, hair) + circle(450, 300, 170, hair),
    front: curl(212, 328, 5, [128, 176], 50, hair) + circle(450, 244, 58, hair),
  }),
  bob: ({ hair }) => ({
    back: path("M236 676V420A214 220 0 0 1 664 420V676Z", hair),
    front: path("M236 676V420A214 220 0 0 1 664 420V676H588V372H312V676Z", hair),
  }),
  bowl: ({ hair }) => ({
    back: path("M248 520V410A202 208 0 0 1 652 410V520Z", hair),
    front: path(
      "M248 400A202 208 0 0 1 652 400Q640 470 600 520Q590 386 450 386Q310 386 300 520Q260 470 248 400Z",
      hair,
    ),
  }),
  long: ({ hair }) => ({ back: path("M252 900V410A198 204 0 0 1 648 410V900Z", hair), front: curtains(hair, 560) }),
  fringe: ({ hair }) => ({
    back: path("M238 960V418A212 216 0 0 1 662 418V960Z", hair),
    front:
      path("M296 392V330A154 140 0 0 1 604 330V392Z", hair) +
      path("M238 720V418Q238 330 300 290V720ZM662 720V418Q662 330 600 290V720Z", hair),
  }),
  bun: ({ hair, ground }) => ({
    back: circle(450, 150, 100, hair),
    front: cap(hair) + line("M378 232Q450 208 522 232", ground, 14),
  }),
  tail: ({ hair, ground }) => ({
    back: path("M560 250C790 150 830 470 724 800C700 600 690 470 560 380Z", hair),
    front: cap(hair) + rect(588, 262, 34, 96, ground, 17),
  }),
  braids: ({ hair, detail }) => ({
    back: "",
    front: locks(270, hair, detail) + locks(630, hair, detail) + curtains(hair, 530),
  }),
  quiff: ({ hair }) => ({
    back: "",
    front: path(
      "M290 430Q252 216 400 204Q420 120 560 120Q680 124 668 236Q660 300 612 322L610 430Q600 352 540 344Q400 350 330 330Q296 360 290 430Z",
      hair,
    ),
  }),
  flattop: ({ hair, ground }) => ({
    back: "",
    front:
      path("M288 420L276 190Q450 150 624 190L612 420Q604 330 570 326H330Q296 330 288 420Z", hair) +
      line("M512 262L606 236", ground, 14),
  }),
  parting: ({ hair, ground }) => ({
    back: "",
    front:
      path("M286 440Q250 214 450 206Q650 214 614 440Q604 366 570 340Q470 346 376 280Q316 330 286 440Z", hair) +
      line("M378 282Q384 252 402 230", ground, 12),
  }),
  crest: ({ hair }) => ({
    back: "",
    front:
      [0, 1, 2, 3, 4]
        .map((index) =>
          path(
            `M${330 + index * 48} 330L${290 + index * 66} ${186 - Math.abs(index - 2) * -22 - 70}L${390 + index * 48} 330Z`,
            hair,
          ),
        )
        .join("") + path("M300 390Q320 262 450 252Q580 262 600 390Q560 318 450 312Q340 318 300 390Z", hair),
  }),
  swoop: ({ hair }) => ({
    back: path("M300 300Q610 120 650 400L640 520Q600 560 590 520L580 300Z", hair),
    front: path("M270 560Q236 214 470 204Q650 216 626 452Q606 372 560 330Q500 300 470 296Q450 460 270 560Z", hair),
  }),
  wrap: ({ hair, detail }) => ({
    back: circle(560, 130, 96, hair) + circle(430, 108, 84, hair),
    front:
      path("M272 410Q250 150 450 146Q650 150 628 410Q560 322 450 322Q340 322 272 410Z", hair) +
      line("M282 372Q390 230 610 262M300 262Q420 190 560 180M340 336Q480 268 622 348", detail, 12),
  }),
  beanie: ({ hair, detail, ground }) => ({
    back: circle(450, 150, 62, detail),
    front:
      path("M276 350A174 190 0 0 1 624 350Z", hair) +
      rect(258, 326, 384, 92, detail, 26) +
      [330, 390, 450, 510, 570].map((x) => rect(x - 5, 338, 10, 68, ground)).join(""),
  }),
  visor: ({ hair, detail }) => ({
    back: "",
    front:
      path("M284 372A166 182 0 0 1 616 372Z", hair) +
      path("M284 372H616Q760 380 776 424Q620 392 284 400Z", detail) +
      circle(450, 186, 20, detail),
  }),
  hijab: ({ hair, ground, skin }) => ({
    back: path("M226 560V420A224 228 0 0 1 674 420V560Q690 760 790 860V1200H110V860Q210 760 226 560Z", hair),
    front:
      path("M226 600V420A224 228 0 0 1 674 420V600Q690 780 790 860Q450 1010 110 860Q210 780 226 600Z", hair) +
      ellipse(450, 446, 142, 178, skin) +
      line("M340 600Q480 770 700 730M312 560Q310 800 480 930", ground, 10),
  }),
} satisfies Record<string, DrawHair>;

export type HairKind = keyof typeof HAIR;

export function drawHair(kind: HairKind, inks: Inks, head: HeadShape): Hair {
  const draw: DrawHair = HAIR[kind];
  return draw(inks, head);
}
