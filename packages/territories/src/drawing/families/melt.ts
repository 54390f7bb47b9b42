import { circle, line, num, path } from "../markup";
import type { Family, Part, Stage } from "../stage";

interface Drop {
  readonly x: number;
  readonly radius: number;
  /** Position of its round end. */
  readonly end: number;
  readonly isLong: boolean;
}

/** A sheet that has gone soft. It is at least as tall as the page's bar, which lies on it. */
export const melt: Family = (stage) => {
  const { width, height, ground, figure } = stage;
  const rim = Math.max(stage.top + 6, height * 0.1);
  const drops = dropsOf(stage, rim);
  const [head] = drops;
  const first = head?.radius ?? 0;
  // Beside words in the corner it begins with a drop.
  const start = stage.head && head ? head.x - first : 0;
  const sheet = path(`M${num(start)} 0H${width}V${num(rim)}H${num(start)}Z`, figure);
  const webs = drops.map((drop, index) => {
    const before = drops[index - 1];
    if (stage.head && !before) return "";
    const from = before ? before.x + before.radius : -first;
    return web(from, drop.x - drop.radius, rim);
  });
  const last = drops.at(-1);
  const tail = last ? web(last.x + last.radius, width + last.radius, rim) : "";
  return [
    { name: "sheet", shapes: [sheet, path(webs.join("") + tail, figure)] },
    ...drops.map((drop): Part => {
      const { x, radius, end, isLong } = drop;
      const body = path(
        `M${num(x - radius)} ${num(rim - 2)}V${num(end)}A${num(radius)} ${num(radius)} 0 0 0 ${num(x + radius)} ${num(end)}V${num(rim - 2)}Z`,
        figure,
      );
      const from = Math.max(rim + radius * 0.4, end - radius * 2.4);
      const light = line(`M${num(x - radius * 0.5)} ${num(from)}V${num(end - radius * 0.1)}`, ground, radius * 0.14);
      const grown = Math.min(isLong ? 1.06 : 1.2, (stage.floor(x - radius, radius * 2) - rim) / (end + radius - rim));
      const through = [`scaleY(${grown.toFixed(2)})`, "scaleY(.96)"];
      return {
        name: "drop",
        shapes: [body, light],
        motion: { through, origin: [x, rim], delay: (x / width) * 300, duration: 700 },
      };
    }),
    ...drops.filter(({ isLong }) => isLong).flatMap((drop, index) => fallen(stage, drop, index)),
  ];
};

/** Concave corners between two drops. */
function web(from: number, to: number, rim: number): string {
  const gap = Math.max(0, (to - from) / 2);
  // A little under both drops, so that no seam shines through.
  return `M${num(from - 2)} ${num(rim - 2)}V${num(rim + gap)}H${num(from)}A${num(gap)} ${num(gap)} 0 0 1 ${num(to)} ${num(rim + gap)}h2V${num(rim - 2)}Z`;
}

function dropsOf({ width, height, head, random, floor }: Stage, rim: number): Drop[] {
  const start = head ? head.x + head.width : 0;
  const count = Math.max(4, Math.round(((width - start) / height) * 4.2));
  const step = (width - start) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = start + (index + 0.5) * step;
    const radius = step * (0.25 + 0.06 * random());
    const isLong = index % 3 === 1;
    const lowest = floor(x - radius * 1.3, radius * 2.6) - radius - rim;
    const reach = isLong ? 0.82 : 0.36 + 0.22 * random();
    return { x, radius, isLong, end: rim + Math.max(step * 0.2, lowest * reach) };
  });
}

/** A drop that has separated from a long one, if there is room below. */
function fallen({ floor, ground, accent }: Stage, { x, radius, end }: Drop, index: number): Part[] {
  const size = radius * 0.6;
  const lowest = floor(x - radius, radius * 2) - size;
  const y = Math.min(lowest, end + radius * (index % 2 ? 2.2 : 2.9));
  if (y < end + radius + size) return [];
  const shapes = [circle(x, y, size, accent), circle(x - size * 0.34, y - size * 0.34, size * 0.2, ground)];
  const fall = Math.max(0, lowest - y);
  const through = [`translateY(${num(Math.min(fall, size * 3))}px)`];
  return [{ name: "loose", shapes, motion: { through, delay: 200, duration: 760 } }];
}
