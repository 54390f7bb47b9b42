/**
 * What the springs move. A chunk of its own with @react-spring/web in it: import it through springs.ts only, which fetches
 * it after the first view.
 */
import { SpringValue } from "@react-spring/web";

const GLIDE = { tension: 110, friction: 24, clamp: true };
const SETTLE = { tension: 260, friction: 28 };
/** Between one element and the next that sets off. */
const STAGGER_MS = 18;

interface Glide {
  from: number;
  to: number;
  /** In px a millisecond: how fast the hand let go. */
  velocity: number;
  onChange: (position: number) => void;
  onRest: () => void;
}

/**
 * Carries on a movement that a hand has begun.
 * @returns stops it where it is; `onRest` is then not called
 */
function glide({ from, to, velocity, onChange, onRest }: Glide): () => void {
  const spring = new SpringValue(from);
  let stopped = false;
  void spring.start({
    to,
    config: { ...GLIDE, velocity },
    onChange: ({ value }: { value: number }) => onChange(value),
    onRest: () => {
      if (!stopped) onRest();
    },
  });
  return () => {
    stopped = true;
    spring.stop();
  };
}

interface Arrival {
  element: HTMLElement;
  /** How far from its new place it stood, in px; undefined for what was not there. */
  offset: { x: number; y: number } | undefined;
}

const arriving = new WeakMap<HTMLElement, SpringValue<number>>();

function clear({ style }: HTMLElement): void {
  style.removeProperty("translate");
  style.removeProperty("scale");
  style.removeProperty("opacity");
}

/** Brings elements from where they stood to where they stand now; what is new grows in its place. */
function settle(arrivals: readonly Arrival[]): void {
  for (const [index, { element, offset }] of arrivals.entries()) {
    arriving.get(element)?.stop();
    const draw = (way: number) => {
      const rest = 1 - way;
      if (offset) element.style.translate = `${offset.x * rest}px ${offset.y * rest}px`;
      else {
        element.style.scale = String(0.8 + 0.2 * way);
        element.style.opacity = String(Math.min(1, way));
      }
    };
    const spring = new SpringValue(0);
    arriving.set(element, spring);
    draw(0);
    void spring.start({
      to: 1,
      delay: index * STAGGER_MS,
      config: SETTLE,
      onChange: ({ value }: { value: number }) => draw(value),
      onRest: () => {
        if (arriving.get(element) === spring) clear(element);
      },
    });
  }
}

/** Everything that springs move. */
export const SPRING_MOVES = { glide, settle };

export type SpringMoves = typeof SPRING_MOVES;
