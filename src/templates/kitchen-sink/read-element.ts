/** What a specimen tells of itself. */

type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance of WCAG 2, 0 to 1. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two colours by WCAG 2, 1 to 21; channels from 0 to 255. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Any CSS colour, mixed ones too, as the screen shows it. */
function rgbOf(color: string): Rgb {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Contrast of an element's text with its own ground, with the grade it reaches. */
export function readContrast(element: HTMLElement): string {
  const { color, backgroundColor } = getComputedStyle(element);
  const ratio = contrast(rgbOf(color), rgbOf(backgroundColor));
  return `${ratio.toFixed(1)} ${ratio >= 7 ? "AAA" : ratio >= 4.5 ? "AA" : "large only"}`;
}

/** Size and line height of the first child's text. */
export function readType(element: HTMLElement): string {
  const { fontSize, lineHeight } = getComputedStyle(element.firstElementChild ?? element);
  return `${Math.round(parseFloat(fontSize))} / ${Math.round(parseFloat(lineHeight))} px`;
}

/** Width of the first child. */
export function readWidth(element: HTMLElement): string {
  return `${Math.round((element.firstElementChild ?? element).getBoundingClientRect().width * 10) / 10} px`;
}
