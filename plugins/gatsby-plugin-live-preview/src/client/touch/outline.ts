/** Styles of the outline, for the document. */
export const OUTLINE_STYLES = `
.preview-outline {
  position: fixed; z-index: 2147483646; pointer-events: none; border: 2px solid #0b0b0c; border-radius: 4px;
  outline: 2px solid #fff; inset: auto;
}
.preview-outline span {
  position: absolute; inset-block-end: calc(100% + 4px); inset-inline-start: -2px; padding: 2px 8px; border-radius: 4px;
  background: #0b0b0c; color: #fff; font: 500 13px/1.5 Onest, system-ui, sans-serif; white-space: nowrap;
  max-inline-size: min(24rem, 90vw); overflow: hidden; text-overflow: ellipsis;
}
.preview-outline[data-label="below"] span { inset-block: calc(100% + 4px) auto; }
`;

/** How far the outline is from what it goes around, in pixels. */
const AIR = 4;
/** Room above the outline for its label, px. */
const LABEL = 32;

let outline: HTMLElement | undefined;

/** Draws a labelled outline around a part of the window. It is positioned in the window, so scrolling hides it. */
export function showOutline({ left, top, width, height }: DOMRect, label: string): void {
  // Beside the body, whose changes are watched.
  const box = outline ?? document.documentElement.appendChild(document.createElement("div"));
  outline = box;
  const name = box.querySelector("span") ?? box.appendChild(document.createElement("span"));
  box.className = "preview-outline";
  box.ariaHidden = "true";
  box.dataset.label = top > LABEL ? "above" : "below";
  const edges = { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
  for (const [edge, pixels] of Object.entries(edges)) box.style.setProperty(edge, `${pixels}px`);
  name.textContent = label;
}

export function hideOutline(): void {
  outline?.remove();
  outline = undefined;
}

/** Bounding box of a text or a picture in the window. */
export function boxOf(node: Text | HTMLElement): DOMRect {
  if (node instanceof HTMLElement) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}
