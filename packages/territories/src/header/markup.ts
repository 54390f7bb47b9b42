/** SVG of the few forms that headers are made of. A tenth of a unit is finer than what is seen. */
import { blob } from "../shapes";
import type { Random } from "../random";

export const num = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(Math.max(radius, 0))}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`;
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function line(data: string, stroke: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Half a disc on its flat side, whose middle is given; `turn` counts quarters clockwise. */
export function half(x: number, y: number, radius: number, fill: string, turn = 0): string {
  const r = num(radius);
  return moved(`translate(${num(x)} ${num(y)}) rotate(${turn * 90})`, path(`M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill));
}

export function moved(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** A stone: as large as given at most. */
export function pebble(x: number, y: number, radius: number, fill: string, random: Random): string {
  const radii = Array.from({ length: 7 }, () => radius * (0.72 + 0.26 * random()));
  return path(blob(x, y, radii, random() * 6), fill);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A smooth curve through points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[], isClosed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const wanted = isClosed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
    return points[wanted] ?? { x: 0, y: 0 };
  };
  const stretches = isClosed ? points : points.slice(0, -1);
  const curves = stretches.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = `${num(from.x + (to.x - before.x) / 6)} ${num(from.y + (to.y - before.y) / 6)}`;
    const second = `${num(to.x - (after.x - from.x) / 6)} ${num(to.y - (after.y - from.y) / 6)}`;
    return `C${first} ${second} ${num(to.x)} ${num(to.y)}`;
  });
  return `M${num(at(0).x)} ${num(at(0).y)}${curves.join("")}${isClosed ? "Z" : ""}`;
}
