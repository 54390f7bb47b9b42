import { path, smooth, type Point } from "../markup";
import type { Family, Part, Stage } from "../stage";

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly isSummit: boolean;
}

/** Hills of a map: soft lines around their tops, and one top that is lit. Levels lift, the lowest first. */
export const contours: Family = (stage) => {
  const { width, height, top, hasWords, isBordered } = stage;
  const short = Math.min(width, height - top);
  const hill = (u: number, y: number, size: number, isSummit = false): Hill => {
    const spot = stage.spot(u * width, y, size * short);
    return { ...spot, reach: Math.min(size * short, stage.room(spot.x, spot.y)), isSummit };
  };
  const middle = top + (height - top) * (hasWords ? 0.54 : 0.56);
  const low = hasWords ? (top + stage.floor(0, width * 0.5)) / 2 : top + (height - top) * 0.3;
  const summit = hill(hasWords ? 0.83 : 0.6, middle, 0.56, true);
  const hills = [isBordered ? beside(summit, stage) : hill(hasWords ? 0.24 : 0.1, low, 0.36), summit];
  return hills.filter(({ reach }) => reach > 30).flatMap((one) => levels(stage, one));
};

/** A hill in the upper corner that a summit leaves free. */
function beside(summit: Hill, { width, room, spot }: Stage): Hill {
  const free = (point: Point) =>
    Math.min(room(point.x, point.y), Math.hypot(point.x - summit.x, point.y - summit.y) - summit.reach);
  const corner = spot(0.12 * width, 0.12 * width, 0.12 * width);
  return { ...corner, reach: free(corner), isSummit: false };
}

function levels({ random, figure, ground, accent, width, height }: Stage, { x, y, reach, isSummit }: Hill): Part[] {
  const count = Math.max(4, Math.round(reach / (Math.min(width, height) * 0.05)));
  const phases = [2, 3, 5].map((order, index) => ({
    order,
    size: [0.1, 0.07, 0.04][index] ?? 0,
    phase: random() * 6.28,
  }));
  return Array.from({ length: count }, (_, level): Part => {
    const share = 1 - level / count;
    const points = Array.from({ length: 18 }, (_unused, index) => {
      const angle = (index / 18) * 2 * Math.PI;
      const dents = phases.map(
        ({ order, size, phase }) => (size * (1 + Math.sin(angle * order + phase + level * 0.13))) / 1.6,
      );
      const radius = reach * share * (1 - dents.reduce((sum, dent) => sum + dent, 0));
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    });
    const isTop = isSummit && level >= count - 2;
    const fill = isTop ? accent : level % 2 ? ground : figure;
    return {
      name: isTop ? "summit" : "level",
      shapes: [path(smooth(points, true), fill)],
      motion: {
        through: [`scale(${isTop ? 1.3 : 0.88})`],
        origin: [x, y],
        delay: level * (420 / count),
        duration: 580,
      },
    };
  });
}
