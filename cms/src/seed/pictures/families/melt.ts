import { floorAt, quietEdges, type Stage } from "../stage";
import { stipple } from "../stipple";
import { circle, clipped, line, num, path } from "../svg";

interface Drop {
  x: number;
  /** How far it has run down. */
  end: number;
  radius: number;
}

/** The drops that hang from the upper edge: as many as fit, the longest away from the quiet zone. */
function dropsOf(stage: Stage): Drop[] {
  const { random, width, height } = stage;
  const count = Math.max(4, Math.round((width / height) * random.pick([4, 5])));
  const step = width / count;
  const tall = random.int(1, 2);
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * step;
    const radius = step * random.range(0.24, 0.33);
    const lowest = Math.min(floorAt(stage, x - radius * 1.4, 0.24), height * 0.93) - radius;
    const reach = index % 3 === tall ? random.range(0.86, 0.98) : random.range(0.42, 0.66);
    return { x, radius, end: Math.max(height * 0.2, lowest * reach) };
  });
}

/** One outline for the sheet and its drops: arcs hang between neighbours, round ends below. */
function outline(drops: readonly Drop[], width: number, rim: number): string {
  const parts = drops.map(({ x, end, radius }, index) => {
    const before = drops[index - 1];
    const from = before ? before.x + before.radius : -radius;
    const to = x - radius;
    const gap = (to - from) / 2;
    return `V${num(rim + gap)}A${num(gap)} ${num(gap)} 0 0 1 ${num(to)} ${num(rim + gap)}V${num(end)}A${num(radius)} ${num(radius)} 0 0 0 ${num(x + radius)} ${num(end)}`;
  });
  const last = drops.at(-1);
  const tail = last ? (width + last.radius - last.x) / 2 : 0;
  return `M${num(-(drops[0]?.radius ?? 0))} -40${parts.join("")}V${num(rim + tail)}A${num(tail)} ${num(tail)} 0 0 1 ${num(width + tail * 2)} ${num(rim)}V-40Z`;
}

/** A sheet that has gone soft: it runs down in long drops, and one has let go. */
export function melt(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const drops = dropsOf(stage);
  const d = outline(drops, width, height * 0.1);
  const grain = stipple(random, {
    box: [0, 0, width, height],
    towards: 62,
    fill: triad.accent,
    count: 15_000,
    size: height * 0.009,
  });
  const lights = drops.map(({ x, end, radius }) => {
    const [left, top] = [x - radius * 0.5, end - radius * 0.2];
    return line(
      `M${num(left)} ${num(Math.max(height * 0.16, top - radius * 2.4))}V${num(top)}A${num(radius * 0.5)} ${num(radius * 0.5)} 0 0 0 ${num(left + radius * 0.22)} ${num(top + radius * 0.4)}`,
      triad.ground,
      radius * 0.13,
    );
  });
  const edges = quietEdges(stage);
  const fallen = drops
    .filter(({ x, end, radius }) => x - radius > edges.right && end + radius * 3.4 < height)
    .slice(0, 2)
    .map(({ x, end, radius }) => {
      const y = end + radius * 2.3;
      return (
        circle(x, y, radius * 0.62, triad.accent) +
        circle(x - radius * 0.2, y - radius * 0.2, radius * 0.12, triad.ground)
      );
    });
  return path(d, triad.figure) + clipped("sheet", path(d, "#000"), grain) + lights.join("") + fallen.join("");
}
