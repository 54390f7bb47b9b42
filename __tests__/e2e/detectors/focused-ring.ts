/** The ring around what has the focus, as the page itself describes it. */
import type { Color } from "./text-lines";

/** In px of the window. */
export interface Fragment {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Focused {
  /** Its index among all that is to be reached. */
  index: number;
  name: string;
  /**
   * The boxes around which the ring is drawn, one for each line of a link; none without a ring, or where it is turned.
   */
  fragments: readonly Fragment[];
  /** From the box to the middle of the ring, px. */
  distance: number;
  color: Color;
  /** Of the corners above and below, px. */
  radii: readonly [above: number, below: number];
}

declare global {
  interface Window {
    /** Put there by `rememberTargets`. */
    focusTargets: readonly Element[];
  }
}

/**
 * Runs in the page, scrolled to its head: all that the Tab key has to reach, in the document's order. The walk begins
 * there.
 * @returns their names
 */
export function rememberTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, :is(audio, video)[controls], [tabindex]",
  );
  window.focusTargets = [...targets]
    .filter((target) => target.tabIndex >= 0 && !target.matches(":disabled") && !target.closest("[inert]"))
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    // Of radio buttons with one name the keyboard reaches the one that is chosen, or the first.
    .filter((target, _, all) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "radio") return true;
      const group = all.filter((other) => other instanceof HTMLInputElement && other.name === target.name);
      return target === (group.find((other) => other.matches(":checked")) ?? group[0]);
    });
  const start = document.createElement("a");
  start.tabIndex = 0;
  document.body.prepend(start);
  start.focus();
  start.remove();
  return window.focusTargets.map(
    (target) => `${target.tagName.toLowerCase()}.${target.className} "${target.textContent.trim().slice(0, 40)}"`,
  );
}

/** Runs in the page. @returns null when the focus has left it */
export function readFocused(): Focused | null {
  const target = document.activeElement;
  if (!target || target === document.body) return null;
  // The browser may still be on its way there.
  target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  const channelsOf = (css: string): Color => {
    if (!context) return [0, 0, 0];
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  // A ring may be that of the card, of the label or of an arrow within.
  const around = [target.parentElement, target.parentElement?.parentElement].filter((element) => !!element);
  const bearers = [target, ...target.querySelectorAll("*"), ...around].flatMap((element) =>
    [undefined, "::after", "::before"].map((pseudo) => ({ element, pseudo, style: getComputedStyle(element, pseudo) })),
  );
  const bearer = bearers.find(
    ({ style, pseudo }) =>
      style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 && !(pseudo && style.content === "none"),
  );
  const box = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
  const fragmentsOf = ({ element, pseudo, style }: NonNullable<typeof bearer>): Fragment[] => {
    if (!pseudo || style.position !== "absolute") return [...element.getClientRects()].map(box);
    const isHolder = getComputedStyle(element).position !== "static";
    const holder = isHolder || !(element instanceof HTMLElement) ? element : (element.offsetParent ?? element);
    const [outer, { borderLeftWidth, borderTopWidth }] = [holder.getBoundingClientRect(), getComputedStyle(holder)];
    const left = outer.left + parseFloat(borderLeftWidth) + parseFloat(style.left);
    const top = outer.top + parseFloat(borderTopWidth) + parseFloat(style.top);
    return [{ left, top, right: left + parseFloat(style.width), bottom: top + parseFloat(style.height) }];
  };
  const style = bearer?.style;
  const { rotate, transform } = getComputedStyle(target);
  const isTurned = rotate !== "none" || transform !== "none";
  const measured = bearer && !isTurned ? fragmentsOf(bearer) : [];
  // The browser leaves it at the window's edge, over which a ring may reach.
  const middle = ((measured[0]?.top ?? 0) + (measured.at(-1)?.bottom ?? 0)) / 2;
  if (measured.length > 0) window.scrollBy({ top: middle - window.innerHeight / 2, behavior: "instant" });
  return {
    index: window.focusTargets.indexOf(target),
    name: `${target.tagName.toLowerCase()}.${target.getAttribute("class") ?? ""} "${target.textContent.trim().slice(0, 40)}"`,
    fragments: bearer && !isTurned ? fragmentsOf(bearer) : [],
    distance: style ? parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth) / 2 : 0,
    color: channelsOf(style?.outlineColor ?? "black"),
    radii: [parseFloat(style?.borderTopLeftRadius ?? "0"), parseFloat(style?.borderBottomLeftRadius ?? "0")],
  };
}
