import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import { riseHorizon } from "../navigation/horizon";
import { DISC, HALF, wayToMark, type PieceOffset } from "territories";

/** Disc and half disc that are nearer than this pull each other, px. */
const PULL = 40;
/** Distance by which an arrow key moves a piece, px. */
const STEP = 24;
const QUARTER = 90;
/** A pointer that has moved farther than this has dragged, and turns nothing, px. */
const DRAG = 3;

const HOME: PieceOffset = { x: 0, y: 0, turn: 0 };

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Offsets = Readonly<Record<string, PieceOffset>>;

interface PieceHandlers {
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
}

interface Pieces {
  offsetOf: (id: string) => PieceOffset;
  /** The one under the pointer. */
  held: string | undefined;
  /** `apart` as they were served, `played` since the first of them has moved, `whole` when they are the mark. */
  state: "apart" | "played" | "whole";
  handlersOf: (id: string) => PieceHandlers;
}

/** Box of a piece at an offset; computed from the layout, because the piece may still be moving there. */
function rectOf(play: Element | null, id: string, { x, y }: PieceOffset) {
  const piece = play?.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  const figure = piece?.parentElement;
  if (!piece || !figure) return undefined;
  return {
    left: figure.offsetLeft + piece.offsetLeft + x,
    bottom: figure.offsetTop + piece.offsetTop + piece.offsetHeight + y,
    width: piece.offsetWidth,
  };
}

/** @returns where the half disc is pulled to, upright, when it is near enough to the disc */
function pulled(play: Element | null, offsets: Offsets): PieceOffset | undefined {
  const half = offsets[HALF] ?? HOME;
  const [disc, lower] = [rectOf(play, DISC, offsets[DISC] ?? HOME), rectOf(play, HALF, half)];
  if (!disc || !lower) return undefined;
  const { x, y } = wayToMark(disc, lower);
  return Math.hypot(x, y) > PULL ? undefined : { x: half.x + x, y: half.y + y, turn: 2 * QUARTER };
}

/**
 * The pieces of the 404 in one's hand: dragged, moved by arrow keys, turned by a click or Enter.
 * @param play the element that holds them, each with its id as `data-piece`
 */
export function useNotFoundPieces(play: RefObject<HTMLElement | null>): Pieces {
  const [offsets, setOffsets] = useState<Offsets>({});
  const [held, setHeld] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const grip = useRef({ x: 0, y: 0, way: 0 });
  useEffect(
    () => () => {
      delete document.documentElement.dataset.ground;
    },
    [],
  );
  const offsetOf = (id: string) => offsets[id] ?? HOME;
  const moved = (id: string, x: number, y: number, turn = 0): Offsets => {
    const from = offsetOf(id);
    return { ...offsets, [id]: { x: from.x + x, y: from.y + y, turn: from.turn + turn } };
  };
  /** A piece was put down. */
  const put = (id: string, to: Offsets) => {
    const half = id === DISC || id === HALF ? pulled(play.current, to) : undefined;
    if (!half) return setOffsets(to);
    riseHorizon(() => {
      setOffsets({ ...to, [HALF]: half });
      setWhole(true);
      // The whole page is the territory, and what floats over it too.
      document.documentElement.dataset.ground = "sun";
    });
  };
  const handlersOf = (id: string): PieceHandlers => ({
    onClick: () => {
      if (!isWhole && grip.current.way <= DRAG) setOffsets(moved(id, 0, 0, QUARTER));
    },
    onKeyDown: (event) => {
      const way = WAYS[event.key];
      grip.current.way = 0;
      if (!way || isWhole) return;
      event.preventDefault();
      put(id, moved(id, ...way));
    },
    onPointerDown: ({ button, clientX: x, clientY: y, currentTarget, pointerId }) => {
      if (button !== 0 || isWhole) return;
      currentTarget.setPointerCapture(pointerId);
      grip.current = { x, y, way: 0 };
      setHeld(id);
    },
    onPointerMove: ({ clientX: x, clientY: y }) => {
      if (held !== id) return;
      const [right, down] = [x - grip.current.x, y - grip.current.y];
      grip.current = { x, y, way: grip.current.way + Math.abs(right) + Math.abs(down) };
      setOffsets(moved(id, right, down));
    },
    onPointerUp: () => {
      if (held !== id) return;
      setHeld(undefined);
      if (grip.current.way > DRAG) put(id, offsets);
    },
  });
  const played = Object.keys(offsets).length > 0 ? "played" : "apart";
  return { offsetOf, held, state: isWhole ? "whole" : played, handlersOf };
}
