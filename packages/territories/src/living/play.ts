import { arches, dots, pills, ribbons, stairs, tiles } from "./cell-moves";
import { blobs, rings, waves } from "./curve-moves";
import type { Layer, Move, Part, Stage } from "./move";
import { outlinesOf } from "./outlines";
import { playParts, unroll } from "./unroll";

const MOVES: Readonly<Record<string, Move>> = { blobs, rings, arches, tiles, dots, waves, ribbons, pills, stairs };

const SVG = "http://www.w3.org/2000/svg";

/** Elements whose animation runs: it is not restarted before its end. */
const playing = new WeakSet<Element>();

/**
 * Lets the art in an element live its second once: compositions by their family, drawings as their parts say
 * (`data-drawn`). Uploaded pictures stay still.
 * @param delay milliseconds before it begins
 */
export async function playTerritory(host: HTMLElement, delay = 0): Promise<void> {
  if (playing.has(host)) return;
  playing.add(host);
  const scenes = [
    ...[...host.querySelectorAll<SVGSVGElement>("svg[data-family]")].flatMap(splitDrawing),
    ...[...host.querySelectorAll<SVGSVGElement>("svg[data-drawn]")].map(playParts),
    ...(await Promise.all([...host.querySelectorAll<HTMLImageElement>("img[data-drawn]")].map(unroll))).flat(),
  ];
  const animations = scenes.flatMap(({ begin }) => begin(delay));
  await Promise.allSettled(animations.map(({ finished }) => finished));
  for (const { end } of scenes) end();
  playing.delete(host);
}

function splitDrawing(drawing: SVGSVGElement): Stage[] {
  const paths = [...drawing.children].filter((child) => child instanceof SVGPathElement);
  // The accent may be alone, and the ground with the figure: their layers move apart then.
  const [ground, figure] = paths.length > 1 ? paths : [];
  const accent = paths.length === 2 ? undefined : paths.at(-1);
  const move = MOVES[drawing.dataset.family ?? ""];
  const layers: Record<Layer, SVGPathElement | undefined> = { figure, accent };
  const { width, height } = drawing.viewBox.baseVal;
  const of = (layer: Layer) => outlinesOf(layers[layer]?.getAttribute("d") ?? "");
  const parts = move?.({ figure: of("figure"), accent: of("accent"), width, height }) ?? [];
  return Object.entries(layers).flatMap(([layer, rest]) => {
    const own = parts.filter((part) => part.layer === layer);
    return rest && own.length > 0 ? [stageOf(rest, ground, own)] : [];
  });
}

function stageOf(rest: SVGPathElement, ground: SVGPathElement | undefined, parts: readonly Part[]): Stage {
  const group = document.createElementNS(SVG, "g");
  const elements = parts.map(({ data, isHole, origin: [x, y] }) => {
    const element = document.createElementNS(SVG, "path");
    element.setAttribute("d", data);
    element.setAttribute("fill", ((isHole && ground) || rest).getAttribute("fill") ?? "");
    element.setAttribute("fill-rule", "evenodd");
    element.style.transformOrigin = `${x}px ${y}px`;
    group.append(element);
    return element;
  });
  return {
    begin(delay) {
      rest.after(group);
      rest.setAttribute("visibility", "hidden");
      return elements.flatMap((element, index) => animate(element, parts[index], delay));
    },
    end() {
      rest.removeAttribute("visibility");
      group.remove();
    },
  };
}

/** `both`: before its delay a part shows its first frame, and after its end its last. */
function animate(element: Element, part: Part | undefined, delay: number): Animation[] {
  if (!part) return [];
  return [element.animate(part.frames, { duration: part.duration, delay: delay + part.delay, fill: "both" })];
}
