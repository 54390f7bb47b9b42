/** A card as a drawing. */
import { CARD, layOut, type Rectangle } from "./layout";
import type { Typefaces } from "./faces";
import type { Typeface } from "./typeface";

export interface CardDesign {
  readonly title: string;
  /** Kind of the page, in words. */
  readonly kind: string;
  /** The name beside the mark, a line a word. */
  readonly name: string;
  /** Colours as SVG writes them. */
  readonly text: string;
  readonly disc: string;
  readonly half: string;
  /** In the place of mark and name: its size in its own units, and its SVG in a box of the card. */
  readonly logo?:
    { readonly width: number; readonly height: number; readonly place: (box: Rectangle) => string } | undefined;
  /** Draws ground and art, clear of the words. @param quiet where nothing may be @returns SVG of the card's size */
  readonly draw: (quiet: readonly Rectangle[]) => string;
}

const MARK = { x: 56, y: 50, width: 64 };
/** Most that a logo takes. */
const LOGO = { width: 360, height: 76 };
const NAME = { size: 30, gap: 18, line: 0.98 };
const QUIET = 22;

/** @returns SVG without text: all of it is outlines */
export function drawCard(design: CardDesign, { display, text }: Typefaces): string {
  const { title, kind, quiet } = layOut(design, display, text);
  const mark = design.logo ? drawLogo(design.logo) : drawMark(design, display);
  const set = (face: Typeface, { size, lines }: typeof title) =>
    lines.map((line) => shape(face.outline(line.text, size).path, design.text, `translate(${line.x} ${line.y})`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    design.draw([...quiet, mark.quiet]),
    mark.svg,
    ...set(display, title),
    ...set(text, kind),
    "</svg>",
  ].join("");
}

function shape(path: string, fill: string, transform: string): string {
  return path && `<path fill="${fill}" fill-rule="evenodd" transform="${transform}" d="${path}"/>`;
}

interface Mark {
  readonly svg: string;
  /** Kept free of the drawing. */
  readonly quiet: Rectangle;
}

function drawLogo({ place, ...size }: NonNullable<CardDesign["logo"]>): Mark {
  const scale = Math.min(LOGO.width / size.width, LOGO.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const quiet = { x: 0, y: 0, width: MARK.x + width + QUIET, height: MARK.y + height + QUIET };
  return { svg: place({ x: MARK.x, y: MARK.y, width, height }), quiet };
}

/** The disc with the half disc that rises before it, and the name. */
function drawMark({ name, disc, half, text }: CardDesign, display: Typeface): Mark {
  const scale = MARK.width / 44;
  const words = name.toLowerCase().split(" ");
  const step = NAME.size * NAME.line;
  const first = MARK.y + 14 * scale - ((words.length - 1) * step) / 2 + NAME.size * 0.26;
  const x = MARK.x + MARK.width + NAME.gap;
  const outlines = words.map((word) => display.outline(word, NAME.size));
  const svg =
    `<g transform="translate(${MARK.x} ${MARK.y}) scale(${scale})"><circle cx="14" cy="14" r="14" fill="${disc}"/>` +
    `<path d="M16 28a14 14 0 0 1 28 0z" fill="${half}"/></g>` +
    outlines.map(({ path }, at) => shape(path, text, `translate(${x} ${first + at * step})`)).join("");
  const right = x + Math.max(...outlines.map(({ width }) => width)) + QUIET;
  const bottom = Math.max(MARK.y + 28 * scale, first + (words.length - 1) * step + NAME.size * 0.24) + QUIET;
  return { svg, quiet: { x: 0, y: 0, width: right, height: bottom } };
}
