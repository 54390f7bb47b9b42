/** A logo is the source text of a small SVG, in which nothing runs and which loads nothing. */
import { contrastOfHex } from "./colors";

/** Most characters of a logo. */
export const LARGEST_LOGO = 20_000;

const setOf = (names: string) => new Set(names.split(" "));
const ELEMENTS = setOf(
  "svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask",
);
const ATTRIBUTES = setOf(
  "xmlns xmlns:xlink xml:space version id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points offset " +
    "transform fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity gradientUnits " +
    "gradientTransform spreadMethod clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits " +
    "preserveAspectRatio overflow",
);

/** A tag with its attributes, or text without entities. */
const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<&\\]*"|'[^'<&\\]*'))*)\s*(\/?)>|[^<&]+/gy;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const VIEW_BOX = /\sviewBox=["']\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;
const NAMESPACE = /\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** The reason why a text is no logo, with the element or attribute that has to go. */
export type LogoFault =
  { readonly code: "size" | "svg" | "viewBox" } | { readonly code: "element" | "attribute"; readonly name: string };

/** The drawing alone, without what programs write around it. */
export const trimLogo = (source: string): string =>
  source
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^[\s\S]*?(?=<svg\s)/, "")
    .trim();

function findAttributeFault(text: string): LogoFault | undefined {
  const attributes = [...text.matchAll(ATTRIBUTE)];
  const leadsElsewhere = (value: string) => /url\(/i.test(value.replace(/url\(#[\w.-]+\)/g, ""));
  const refused = attributes.find(([all, name = ""]) => !ATTRIBUTES.has(name) || leadsElsewhere(all));
  if (refused) return { code: "attribute", name: refused[1] ?? "" };
  // An XML parser takes none twice.
  return new Set(attributes.map(([, name]) => name)).size < attributes.length ? { code: "svg" } : undefined;
}

/** The first fault of a logo: its size, its form as XML, or an element or attribute that is none of a plain drawing. */
export function findLogoFault(source: string): LogoFault | undefined {
  if (source.length > LARGEST_LOGO) return { code: "size" };
  if (!source.startsWith("<svg") || !source.endsWith("</svg>")) return { code: "svg" };
  const open: string[] = [];
  let end = 0;
  for (const [token, closes, name, attributes = "", isEmpty] of source.matchAll(TOKEN)) {
    end += token.length;
    if (name === undefined) continue;
    if (!ELEMENTS.has(name)) return { code: "element", name };
    const fault = findAttributeFault(attributes);
    if (fault) return fault;
    if (closes ? open.pop() !== name : open.length === 0 && end > token.length) return { code: "svg" };
    if (!closes && !isEmpty) open.push(name);
  }
  // Something that XML does not have, or an attribute without a value.
  if (end < source.length || open.length > 0) return { code: "svg" };
  const root = source.slice(0, source.indexOf(">"));
  if (!NAMESPACE.test(root)) return { code: "svg" };
  return logoSize(root) ? undefined : { code: "viewBox" };
}

/** Width and height of a logo in its own units; undefined without a view box. */
export function logoSize(source: string): { width: number; height: number } | undefined {
  const [, width, height] = VIEW_BOX.exec(source)?.map(Number) ?? [];
  return width && height ? { width, height } : undefined;
}

/** A paint with less contrast is lost in its ground. */
const LEAST_IN_LOGO = 2;
const hexOf = (paint: string) =>
  paint
    .replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3")
    .replace("black", "#000000")
    .replace("white", "#ffffff");

const PAINT = /\s(fill|stroke|stop-color)\s*=\s*(["'])(.*?)\2/g;
const WHITE = "#ffffff";

/** Whether a ground is a colour, and no shade of grey. */
function isColour(ground: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) > 64;
}

/**
 * A logo on a ground: parts in `currentColor` have the colour of text, and so do those that are lost in the ground. White
 * remains: it is left out of another part. On a colour that some part is lost in, all of it is drawn in that of text.
 * @param ground `#rrggbb`
 * @param text `#rrggbb`
 */
export function logoOn(source: string, ground: string, text: string): string {
  const isLost = (hex: string) =>
    /^#[\da-f]{6}$/.test(hex) && hex !== WHITE && contrastOfHex(hex, ground) < LEAST_IN_LOGO;
  const paints = [...source.matchAll(PAINT)].map(([, , , value = ""]) => hexOf(value.trim().toLowerCase()));
  const isPlain = isColour(ground) && paints.some(isLost);
  const paint = (value: string) => {
    const hex = hexOf(value.trim().toLowerCase());
    if (isPlain && hex.startsWith("#")) return hex === WHITE ? ground : text;
    return hex === "currentcolor" || isLost(hex) ? text : value;
  };
  return source
    .replace(PAINT, (_, name: string, quote: string, value: string) => ` ${name}=${quote}${paint(value)}${quote}`)
    .replace(/^<svg(?![^>]*\sfill=)/, `<svg fill="${text}"`);
}

export type LogoBox = Readonly<Record<"x" | "y" | "width" | "height", number>>;

/** A logo within another drawing: it keeps its proportions in a box, in the units of that drawing. */
export function placeLogo(svg: string, box: LogoBox): string {
  const place = Object.entries(box).map(([name, value]) => ` ${name}="${Math.round(value * 100) / 100}"`);
  const bare = svg.replace(/^<svg[^>]*>/, (tag) => tag.replace(/\s(?:x|y|width|height)\s*=\s*(["']).*?\1/g, ""));
  return bare.replace("<svg", `<svg${place.join("")}`);
}
