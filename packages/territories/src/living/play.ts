import { playParts, unroll } from "./unroll";

/** Elements whose animation runs: it is not restarted before its end. */
const playing = new WeakSet<Element>();

/**
 * Lets the drawings in an element live their second once, as their parts say (`data-drawn`). Uploaded pictures stay still.
 * @param delay milliseconds before it begins
 */
export async function playTerritory(host: HTMLElement, delay = 0): Promise<void> {
  if (playing.has(host)) return;
  playing.add(host);
  const stages = [
    ...[...host.querySelectorAll<SVGSVGElement>("svg[data-drawn]")].map(playParts),
    ...(await Promise.all([...host.querySelectorAll<HTMLImageElement>("img[data-drawn]")].map(unroll))).flat(),
  ];
  const animations = stages.flatMap(({ begin }) => begin(delay));
  await Promise.allSettled(animations.map(({ finished }) => finished));
  for (const { end } of stages) end();
  playing.delete(host);
}
