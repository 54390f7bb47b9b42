import type { Rectangle } from "../territory";
import type { Field } from "./field";
import { thinningWave } from "./thinning-wave";

/** Distance between an element and a quiet zone. */
const MARGIN = 2.5;

/** A field with quiet zones; its corners are the zones' own. */
export function quietField(width: number, height: number, zones: readonly Rectangle[]): Field {
  const gap = (at: number, from: number, length: number) => Math.max(from - at, 0, at - from - length);
  const clearance = (x: number, y: number) => {
    const gaps = zones.map((zone) => Math.hypot(gap(x, zone.x, zone.width), gap(y, zone.y, zone.height)));
    return Math.min(...gaps) - MARGIN;
  };
  return {
    width,
    height,
    isQuiet: zones.length > 0,
    isFree: (x, y, w, h) =>
      zones.every(
        (zone) =>
          x >= zone.x + zone.width + MARGIN ||
          x + w <= zone.x - MARGIN ||
          y >= zone.y + zone.height + MARGIN ||
          y + h <= zone.y - MARGIN,
      ),
    clearance,
    band: (form) => thinningWave(form, clearance),
  };
}
