/** The film of the demo: the bars of a sound before a record that turns, after the cover `cover-wave-31`. */
import sharp from "sharp";

const GROUND = "#1f5c3f";
const BARS = "#c6f135";
const RECORD = "#0e0e10";

const WIDTH = 1344;
const HEIGHT = 616;
export const FRAMES_A_SECOND = 25;
/** Three turns at 33⅓ a minute, after which everything stands as in the beginning. */
const SECONDS = 5.4;
const TURNS = 3;
const FRAMES = SECONDS * FRAMES_A_SECOND;

const GAP = 42;
const BAR = 24;
const CENTRE = { x: 822, y: HEIGHT / 2 };
const RADIUS = 259;

const wave = (turns: number) => Math.sin(2 * Math.PI * turns);

/** How loud it is at a place: quiet at the left, loud before the record. */
const loudness = (x: number) => 0.1 + 0.9 * Math.exp(-(((x - CENTRE.x - 20) / 400) ** 2));

/** @param share of the film that has passed, from 0 to 1 */
function bars(share: number): string {
  const count = WIDTH / GAP;
  return Array.from({ length: count }, (_, index) => {
    const x = index * GAP + (GAP - BAR) / 2;
    const beat = 0.56 + 0.24 * wave(4 * share + index * 0.19) + 0.2 * wave(7 * share - index * 0.31);
    const room = 0.86 + 0.14 * wave(share);
    const height = Math.max(2 * BAR, 0.94 * HEIGHT * loudness(x) * beat * room);
    const y = CENTRE.y + 14 * wave(share + index * 0.11) - height / 2;
    return `<rect x="${x}" y="${y.toFixed(2)}" width="${BAR}" height="${height.toFixed(2)}" rx="${BAR / 2}"/>`;
  }).join("");
}

/** Wear of the record, by which one sees it turn. */
function wear(): string {
  return Array.from({ length: 90 }, (_, index) => {
    // Spread over one half, and the nearer the rim the closer.
    const angle = 2.2 * ((index * 0.618) % 1) + 0.4;
    const distance = RADIUS * (0.42 + 0.54 * Math.sqrt((index * 0.377) % 1));
    const radius = 1.5 + 3.5 * ((index * 0.239) % 1);
    return `<circle cx="${(Math.cos(angle) * distance).toFixed(1)}" cy="${(Math.sin(angle) * distance).toFixed(1)}" r="${radius.toFixed(1)}"/>`;
  }).join("");
}

function record(share: number): string {
  const grooves = [0.93, 0.84, 0.76, 0.67, 0.58, 0.5].map((part) => `<circle r="${(RADIUS * part).toFixed(1)}"/>`);
  return `<g transform="translate(${CENTRE.x} ${CENTRE.y}) rotate(${(360 * TURNS * share).toFixed(2)})">
    <circle r="${RADIUS}" fill="${RECORD}"/>
    <g fill="none" stroke="${GROUND}" stroke-width="1.5">${grooves.join("")}</g>
    <g fill="${GROUND}">${wear()}<circle r="${RADIUS * 0.36}"/></g>
    <path fill="${RECORD}" d="M-52 -58h104v14h-104zM-34 -34h68v8h-68z"/>
    <circle r="9" fill="${RECORD}"/>
  </g>`;
}

function frame(share: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUND}"/>${record(share)}<g fill="${BARS}">${bars(share)}</g>
  </svg>`;
}

/** The frames in order, each as a PNG. */
export async function* drawFilm(): AsyncGenerator<Buffer> {
  for (let index = 0; index < FRAMES; index++) {
    yield await sharp(Buffer.from(frame(index / FRAMES)))
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}

/** Its first frame, in the size of the pictures of the demo. */
export function drawPoster(): Promise<Buffer> {
  return sharp(Buffer.from(frame(0)), { density: 96 })
    .removeAlpha()
    .resize(1920, 880)
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toBuffer();
}
