import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { prepareSprings, springMoves } from "./springs";

interface Place {
  x: number;
  y: number;
}

const itemsOf = (list: HTMLElement) =>
  [...list.children].filter((item): item is HTMLElement => item instanceof HTMLElement);

const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({ x: offsetLeft, y: offsetTop });

/**
 * The items of a list go to their new places instead of jumping there (FLIP).
 * Without the springs, or without the wish for movement, the change is plain.
 * @param arrangement another one is another order of the list
 * @returns notes where the items stand: to be called before what makes React arrange them anew
 */
export function useRearrange(ref: RefObject<HTMLElement | null>, arrangement: string): () => void {
  const places = useRef<Map<HTMLElement, Place>>(undefined);

  useEffect(prepareSprings, []);
  useLayoutEffect(() => {
    const before = places.current;
    places.current = undefined;
    if (!ref.current || !before) return;
    const arrivals = itemsOf(ref.current).map((element) => {
      const from = before.get(element);
      const to = placeOf(element);
      return { element, offset: from && { x: from.x - to.x, y: from.y - to.y } };
    });
    springMoves()?.settle(arrivals.filter(({ offset }) => !offset || offset.x !== 0 || offset.y !== 0));
  }, [ref, arrangement]);

  return () => {
    if (!ref.current || !springMoves()) return;
    places.current = new Map(itemsOf(ref.current).map((item) => [item, placeOf(item)]));
  };
}
