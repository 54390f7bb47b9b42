/** The lines of text that a window shows, as the page itself describes them. */

/** Of sRGB, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** In px of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text node's part on one line. */
export interface Line extends Box {
  /** Of the element that holds the text: the value of its `data-text`. */
  id: number;
  name: string;
  color: Color;
  /** From 0 to 1, of the colour and of all that is around it. */
  alpha: number;
  /** Whether it is not seen as a whole, or something else would answer a click on it. */
  isCovered: boolean;
  /** WCAG 1.4.3: 3 where the text is large, 4.5 elsewhere, 1 in a control that is disabled. */
  least: number;
}

/** Runs in the page. @returns the lines of text in the window, without those that say of themselves that they are hidden */
export function linesInView(): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const channelsOf = (css: string) => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const { clientWidth, clientHeight } = document.documentElement;
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: element, nodeValue } = node;
    const text = nodeValue?.trim();
    const isDrawn = element instanceof SVGElement;
    if (!text || !(isDrawn || element instanceof HTMLElement)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isCovered = ({ left, top, right, bottom }: Box) => {
      // Of a line that the window cuts, there may be no more than the room above its letters.
      if (top === 0 || bottom === clientHeight) return true;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !hit || !element.contains(hit);
    };
    const boxes = [...range.getClientRects()]
      .map(({ left, top, right, bottom }) => ({
        left: Math.max(0, Math.floor(left)),
        top: Math.max(0, Math.floor(top)),
        right: Math.min(clientWidth, Math.ceil(right)),
        bottom: Math.min(clientHeight, Math.ceil(bottom)),
      }))
      .filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
    if (boxes.length === 0) continue;
    const { fontSize, fontWeight, color, fill } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 0] = channelsOf(isDrawn ? fill : color);
    if (alpha === 0) continue;
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const isDisabled = element.closest(":disabled, [aria-disabled=true]") !== null;
    element.dataset["text"] = String(lines.length);
    const look = {
      id: lines.length,
      name: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${text.slice(0, 40)}"`,
      color: [red, green, blue] as const,
      alpha: (alpha / 255) * opacityOf(element),
      least: isDisabled ? 1 : isLarge ? 3 : 4.5,
    };
    lines.push(...boxes.map((box) => ({ ...look, ...box, isCovered: isCovered(box) })));
  }
  return lines;
}
