import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useReducedMotion, useSprings } from "@react-spring/web";

const SETTLE = { tension: 260, friction: 28 };
/** Between one item and the next that sets off. */
const STAGGER_MS = 18;

interface Offset {
  x: number;
  y: number;
}

const itemsOf = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter((item): item is HTMLElement => item instanceof HTMLElement);

const placesOf = (list: HTMLElement | null) =>
  new Map(itemsOf(list).map((item): [HTMLElement, Offset] => [item, { x: item.offsetLeft, y: item.offsetTop }]));

function clear({ style }: HTMLElement): void {
  style.translate = "";
  style.scale = "";
  style.opacity = "";
}

/** Draws an item on the way from its earlier position to its own; new items grow in place. */
function draw({ style }: HTMLElement, offset: Offset | undefined, rest: number): void {
  if (offset) style.translate = `${offset.x * rest}px ${offset.y * rest}px`;
  else {
    style.scale = String(1 - 0.2 * rest);
    style.opacity = String(Math.min(1, 1 - rest));
  }
}

interface RearrangeProps {
  list: RefObject<HTMLElement | null>;
  /** How many items are in it at most. */
  count: number;
  /** Another one is another order of the list. */
  arrangement: string;
}

/** The items of a list go to their new places instead of jumping there (FLIP). Draws nothing. */
export function Rearrange({ list, count, arrangement }: RearrangeProps) {
  const isCalm = useReducedMotion();
  const places = useRef<ReadonlyMap<HTMLElement, Offset>>(undefined);
  const [, springs] = useSprings(count, () => ({ rest: 0, config: SETTLE }));

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      places.current = placesOf(list.current);
    });
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);

  useLayoutEffect(() => {
    const before = places.current;
    const after = placesOf(list.current);
    places.current = after;
    if (!before || isCalm) return;
    const arrivals = [...after].map(([item, to]) => {
      const from = before.get(item);
      return { item, offset: from && { x: from.x - to.x, y: from.y - to.y } };
    });
    springs.stop();
    for (const item of after.keys()) clear(item);
    springs.start((index) => {
      const arrival = arrivals[index];
      if (!arrival || (arrival.offset?.x === 0 && arrival.offset.y === 0)) return null;
      const { item, offset } = arrival;
      draw(item, offset, 1);
      return {
        from: { rest: 1 },
        to: { rest: 0 },
        reset: true,
        delay: index * STAGGER_MS,
        onChange: ({ value }) => draw(item, offset, Number(value.rest)),
        onRest: ({ finished }) => {
          if (finished) clear(item);
        },
      };
    });
  }, [list, arrangement, springs, isCalm]);

  return null;
}
