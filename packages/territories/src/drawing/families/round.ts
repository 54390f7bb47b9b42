/** Families of large rounds. */
import { circle } from "../markup";
import type { Family, Part, Stage } from "../stage";

/** The middle of the rings: beside words it is beyond the page, so that they can be larger. */
function cornerOf({ width, height, top, hasWords, isBordered, isFollowed }: Stage): readonly [x: number, y: number] {
  if (hasWords) return [width * 1.14, height];
  if (!isBordered) return [width, (top + height) / 2];
  return [width, isFollowed ? top : height];
}

/** Rings out of a corner, and a sun across from them; each ring breathes after the one within it. */
export const arcs: Family = (stage) => {
  const { width, height, top, hasWords, isBordered, clearance, ground, figure, accent } = stage;
  const [x, y] = cornerOf(stage);
  const reach = Math.min(hasWords ? Infinity : width * 0.6, clearance(x, y), (height - top) * (isBordered ? 0.92 : 1));
  const count = 2 * Math.round(reach / (width > 1000 ? 96 : width * 0.13)) + 1;
  const band = reach / count;
  const rings = Array.from({ length: count }, (_, index): Part => {
    const radius = reach - index * band;
    const share = 1 - (0.85 * band) / radius;
    return {
      name: "ring",
      shapes: [circle(x, y, radius, index % 2 ? ground : figure)],
      motion: {
        through: [`scale(${share.toFixed(3)})`],
        origin: [x, y],
        delay: (count - index) * (380 / count),
        duration: 620,
      },
    };
  });
  const large = Math.min(width, height) * 0.15;
  const sun = stage.spot(
    width * (hasWords ? 0.16 : 0.24),
    hasWords ? (top + stage.floor(0, width * 0.3)) / 2 : top + (height - top) * (isBordered ? 0.36 : 0.5),
    large,
  );
  const radius = Math.min(large, stage.room(sun.x, sun.y));
  const rise = `translateY(${-Math.round(Math.max(0, Math.min(radius * 0.3, sun.y - radius - top)))}px)`;
  return [
    ...rings,
    {
      name: "sun",
      shapes: [circle(sun.x, sun.y, radius, accent)],
      motion: { through: [rise], delay: 0, duration: 1000 },
    },
  ];
};

/** A sun over an arc on the horizon. */
export const rise: Family = (stage) => {
  const { width, height, top, hasWords, isBordered, clearance, ground, figure, accent } = stage;
  const foot = height;
  const { x } = stage.spot(
    width * (hasWords ? 0.82 : 0.6),
    top + (height - top) * (hasWords ? 0.7 : 0.4),
    height * 0.36,
  );
  const wide = Math.min(
    hasWords ? clearance(x, foot) : Infinity,
    width * (isBordered ? 0.36 : 0.4),
    (height - top) * 0.56,
  );
  const sun = Math.min(wide * 0.82, clearance(x, foot - wide), isBordered ? stage.room(x, foot - wide) : Infinity);
  const y = Math.max(top + sun + 12, foot - wide - sun * 0.12);
  const up = Math.min(y - sun - top - 4, sun * 0.3);
  const sink = foot - wide * 0.5 - y;
  const hill = [wide, wide * 0.72].map((radius, index) => circle(x, foot, radius, index ? ground : accent));
  return [
    {
      name: "setting",
      shapes: [circle(x, y, sun, figure)],
      motion: {
        through: [`translateY(${Math.round(sink)}px)`, `translateY(${-Math.round(Math.max(0, up))}px)`],
        delay: 0,
        duration: 1000,
      },
    },
    { name: "arc", shapes: [...hill, circle(x, foot, wide * 0.36, figure)] },
  ];
};
