/** Elements of SVG, of which drawings are made. A tenth of a unit is finer than what is seen. */
import { blob } from "../shapes";
import type { Random } from "../random";

/** An element; its attributes have the names that SVG gives them. */
export interface Shape {
  readonly tag: "path" | "circle" | "rect" | "g";
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly Shape[];
}

export const num = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): Shape {
  const box = { x: num(x), y: num(y), width: num(width), height: num(height) };
  return { tag: "rect", attributes: { ...box, ...(radius > 0 ? { rx: num(radius) } : {}), fill } };
}

export function circle(x: number, y: number, radius: number, fill: string): Shape {
  return { tag: "circle", attributes: { cx: num(x), cy: num(y), r: num(Math.max(radius, 0)), fill } };
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): Shape {
  const attributes = { cx: num(x), cy: num(y), r: num(radius), fill: "none", stroke, "stroke-width": num(width) };
  return { tag: "circle", attributes };
}

export function path(d: string, fill: string): Shape {
  return { tag: "path", attributes: { d, fill } };
}

const ROUND = { "stroke-linecap": "round", "stroke-linejoin": "round" };

export function line(d: string, stroke: string, width: number, style: Readonly<Record<string, string>> = ROUND): Shape {
  return { tag: "path", attributes: { d, fill: "none", stroke, "stroke-width": num(width), ...style } };
}

/** Half a disc on its flat side, whose middle is given; `turn` counts quarters clockwise. */
export function half(x: number, y: number, radius: number, fill: string, turn = 0): Shape {
  const r = num(radius);
  return moved(`translate(${num(x)} ${num(y)}) rotate(${turn * 90})`, [path(`M-${r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill)]);
}

export function moved(transform: string, children: readonly Shape[]): Shape {
  return { tag: "g", attributes: { transform }, children };
}

/** A stone: as large as given at most. */
export function pebble(x: number, y: number, radius: number, fill: string, random: Random): Shape {
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
