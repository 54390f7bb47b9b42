import { useEffect, type RefObject } from "react";
import { flushSync } from "react-dom";
import { prepareSprings, springMoves } from "../runtime/springs";

interface Place {
  x: number;
  y: number;
}

const itemsOf = (list: HTMLElement) =>
  [...list.children].filter((item): item is HTMLElement => item instanceof HTMLElement);

const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({ x: offsetLeft, y: offsetTop });

/**
 * The items of a list go to their new places instead of jumping there (FLIP): `rearrange(() => setFilter("gold"))`.
 * Without the springs, or without the wish for movement, the change is plain.
 */
export function useRearrange(ref: RefObject<HTMLElement | null>): (change: () => void) => void {
  useEffect(prepareSprings, []);
  return (change) => {
    const list = ref.current;
    const moves = springMoves();
    if (!list || !moves) {
      change();
      return;
    }
    const before = new Map(itemsOf(list).map((item) => [item, placeOf(item)]));
    flushSync(change);
    const arrivals = itemsOf(list).map((element) => {
      const from = before.get(element);
      const to = placeOf(element);
      return { element, offset: from && { x: from.x - to.x, y: from.y - to.y } };
    });
    moves.settle(arrivals.filter(({ offset }) => !offset || offset.x !== 0 || offset.y !== 0));
  };
}
