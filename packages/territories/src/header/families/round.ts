/** Families of large rounds. */
import { circle } from "../markup";
import type { Family, Part } from "../stage";

/** Rings out of a corner, and a sun across from them; each ring breathes after the one within it. */
export const arcs: Family = (stage) => {
  const { width, height, top, hasWords, clearance, ground, figure, accent } = stage;
  // Beside words the corner is beyond the page, so that they can be larger.
  const [x, y] = hasWords ? [width * 1.14, height] : [width, (top + height) / 2];
  const reach = Math.min(hasWords ? Infinity : width * 0.6, clearance(x, y), height - top);
  const count = 2 * Math.round(reach / (width > 1000 ? 96 : width * 0.13)) + 1;
  const band = reach / count;
  const rings = Array.from({ length: count }, (_, index): Part => {
    const radius = reach - index * band;
    const share = 1 - (0.85 * band) / radius;
    return {
      svg: circle(x, y, radius, index % 2 ? ground : figure),
      motion: {
        through: [`scale(${share.toFixed(3)})`],
        origin: [x, y],
        delay: (count - index) * (380 / count),
        duration: 620,
      },
    };
  });
  const sun = {
    x: width * (hasWords ? 0.16 : 0.24),
    y: hasWords ? (top + stage.floor(0, width * 0.3)) / 2 : (top + height) / 2,
  };
  const radius = Math.min(Math.min(width, height) * 0.15, clearance(sun.x, sun.y));
  const rise = `translateY(${-Math.round(Math.max(0, Math.min(radius * 0.3, sun.y - radius - top)))}px)`;
  return [
    ...rings,
    { svg: circle(sun.x, sun.y, radius, accent), motion: { through: [rise], delay: 0, duration: 1000 } },
  ];
};

/** A sun over an arc on the horizon. */
export const rise: Family = (stage) => {
  const { width, height, top, hasWords, clearance, ground, figure, accent } = stage;
  const [x, foot] = [width * (hasWords ? 0.82 : 0.6), height];
  const wide = Math.min(hasWords ? clearance(x, foot) : Infinity, width * 0.4, (height - top) * 0.56);
  const sun = Math.min(wide * 0.82, clearance(x, foot - wide));
  const y = Math.max(top + sun + 12, foot - wide - sun * 0.12);
  const up = Math.min(y - sun - top - 4, sun * 0.3);
  const sink = foot - wide * 0.5 - y;
  const hill = [wide, wide * 0.72].map((radius, index) => circle(x, foot, radius, index ? ground : accent)).join("");
  return [
    {
      svg: circle(x, y, sun, figure),
      motion: {
        through: [`translateY(${Math.round(sink)}px)`, `translateY(${-Math.round(Math.max(0, up))}px)`],
        delay: 0,
        duration: 1000,
      },
    },
    { svg: hill + circle(x, foot, wide * 0.36, figure) },
  ];
};
