import type { PictureSpec } from "../../types";
import { triadOf } from "../palette";
import { makeRandom } from "../prng";
import { stipple } from "../stipple";
import { rect, svgDocument } from "../svg";
import { bicycle, dog, duck } from "./companions";
import { candles, corner, stageLights } from "./evenings";
import { HEIGHT, WIDTH, type Motif } from "./motif";
import { mountains, plant, rain, yard } from "./outdoors";
import { library, lunch, pingPong, review } from "./workdays";

/** The seed counts through the motifs. */
const MOTIFS: [Motif, ...Motif[]] = [
  duck,
  dog,
  bicycle,
  stageLights,
  corner,
  yard,
  pingPong,
  review,
  candles,
  rain,
  plant,
  lunch,
  library,
  mountains,
];

/** Dots of the ground: they wear what is drawn and vanish beside it. */
const SHADE = { box: [0, 0, WIDTH, HEIGHT], towards: 70, count: 9000, size: 8 } as const;

/**
 * A still life or scene of the agency's days. The motif is `seed % 14`.
 * @returns an SVG document of 1600 × 1200.
 */
export function drawGallery({ seed, colors }: Extract<PictureSpec, { kind: "gallery" }>): string {
  const triad = triadOf(colors);
  const motif = MOTIFS[seed % MOTIFS.length] ?? MOTIFS[0];
  return svgDocument(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, triad.ground) +
      motif(triad, makeRandom(`gallery ${seed}`)) +
      stipple(makeRandom(`shade ${seed}`), { ...SHADE, fill: triad.ground }),
  );
}
