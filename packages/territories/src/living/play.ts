import { arches, dots, pills, ribbons, stairs, tiles } from "./cell-moves";
import { blobs, rings, waves } from "./curve-moves";
import type { Layer, Move, Part, Stage } from "./move";
import { outlinesOf } from "./outlines";
import { PICTURE_MOVES, type Slice } from "./picture-moves";
import { unroll } from "./unroll";

const MOVES: Readonly<Record<string, Move>> = { blobs, rings, arches, tiles, dots, waves, ribbons, pills, stairs };

const SVG = "http://www.w3.org/2000/svg";

/** Elements whose animation runs: it is not restarted before its end. */
const playing = new WeakSet<Element>();

/**
 * Lets the art in an element live its second once: drawings by their family, pictures by the territory's mark
 * (`data-lives`), headers as their drawing says. The art is taken apart for this second only, and is put back untouched.
 * @param delay milliseconds before it begins
 */
export async function playTerritory(host: HTMLElement, delay = 0): Promise<void> {
  if (playing.has(host)) return;
  playing.add(host);
  const pictures = [...host.querySelectorAll<HTMLImageElement>("[data-grows] img")];
  const isDrawn = ({ dataset }: HTMLImageElement) => dataset.drawn !== undefined;
  const scenes = [
    ...[...host.querySelectorAll<SVGSVGElement>("svg[data-family]")].flatMap(splitDrawing),
    ...pictures.filter((picture) => !isDrawn(picture)).flatMap((picture) => slice(picture, host)),
    ...(await Promise.all(pictures.filter(isDrawn).map(unroll))).flat(),
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

function slice(image: HTMLImageElement, host: HTMLElement): Stage[] {
  const { clientWidth, clientHeight, naturalWidth } = image;
  const slices = PICTURE_MOVES[host.dataset.lives ?? ""]?.(clientWidth, clientHeight) ?? [];
  if (!image.complete || naturalWidth === 0 || clientWidth === 0) return [];
  const { objectPosition } = getComputedStyle(image);
  const windows = slices.map((part) => windowOn(image, part, objectPosition));
  return [
    {
      begin(delay) {
        image.after(...windows);
        return windows.flatMap((element, index) => animate(element, slices[index], delay));
      },
      end() {
        for (const element of windows) element.remove();
      },
    },
  ];
}

/** As large as what it shows: a layer of the compositor costs its size. */
function windowOn(image: HTMLImageElement, { box, isRound, origin = "" }: Slice, objectPosition: string): HTMLElement {
  const element = document.createElement("span");
  element.ariaHidden = "true";
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((length) => `${length}px`);
  const borderRadius = isRound ? "50%" : "";
  Object.assign(element.style, { position: "absolute", overflow: "hidden", left, top, width, height, borderRadius });
  element.style.transformOrigin = origin;
  const copy = new Image();
  copy.alt = "";
  copy.decoding = "sync";
  copy.src = image.currentSrc;
  const size = { width: `${image.clientWidth}px`, height: `${image.clientHeight}px`, maxWidth: "none" };
  const place = { position: "absolute", left: `${-box.x}px`, top: `${-box.y}px`, objectFit: "cover", objectPosition };
  Object.assign(copy.style, size, place);
  element.append(copy);
  return element;
}

/** `both`: before its delay a part shows its first frame, and after its end its last. */
function animate(element: Element, part: Part | Slice | undefined, delay: number): Animation[] {
  if (!part) return [];
  return [element.animate(part.frames, { duration: part.duration, delay: delay + part.delay, fill: "both" })];
}
