import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/**
 * The background of a territory, undefined for the page's own, or "edge" where one begins or ends under the element.
 */
type GroundUnder = string | undefined;

/** @returns the territory at a point of the window when the page is not scrolled */
function groundAt(x: number, y: number): GroundUnder {
  let ground: GroundUnder;
  for (const element of document.querySelectorAll<HTMLElement>("main [data-ground]")) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Later sections are below the window: reading their boxes would force a layout of skipped content.
    if (top + window.scrollY > y) break;
    if (left <= x && x < right && y < bottom + window.scrollY) ground = element.dataset["ground"];
  }
  return ground;
}

/** The background under the text of a fixed element, at the top of the page. */
function groundUnder(element: HTMLElement): GroundUnder {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, width, top, bottom } = words.getBoundingClientRect();
  const [first, last] = [top, bottom].map((y) => groundAt(left + width / 2, y));
  return first === last ? first : "edge";
}

/**
 * The background under the text of an element that is fixed to the window, at the top of the page, for this window and
 * page.
 * @param expected background in the served page
 * @returns it, "edge" if the text overlaps the edge of one; and `look`, to call when the element has moved by itself
 */
export function useGroundUnder(element: RefObject<HTMLElement | null>, expected: string | undefined) {
  const [ground, setGround] = useState<GroundUnder>(expected);
  const look = () => element.current && setGround(groundUnder(element.current));
  const onResize = useEffectEvent(look);
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main) return undefined;
    const observer = new ResizeObserver(() => onResize());
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return { ground, look };
}
