/** Helpers that write SVG elements. Lengths are pixels of the picture, angles degrees. */

export interface Point {
  x: number;
  y: number;
}

/** Two decimals are finer than any screen shows, and keep the text short and the same everywhere. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(Math.max(radius, 0))}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function polygon(points: readonly Point[], fill: string): string {
  return `<polygon points="${points.map(({ x, y }) => `${num(x)},${num(y)}`).join(" ")}" fill="${fill}"/>`;
}

/** A shape with an outline of its own colour, `width` wide: half of it grows outwards. */
export function grown(shape: string, fill: string, width: number): string {
  return `<g stroke="${fill}" stroke-width="${num(width)}">${shape}</g>`;
}

export function line(d: string, stroke: string, width: number, cap: "butt" | "round" = "round"): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="${cap}" stroke-linejoin="${cap === "round" ? "round" : "miter"}"/>`;
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** Content seen only inside a shape. Ids must differ within one picture. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A quarter of a disc that fills a square cell, its centre in corner 0–3 (clockwise from the upper left). */
export function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const [l, t, r, b, s] = [num(x), num(y), num(x + size), num(y + size), num(size)];
  const shapes = [
    `M${l} ${t}H${r}A${s} ${s} 0 0 1 ${l} ${b}Z`,
    `M${r} ${t}V${b}A${s} ${s} 0 0 1 ${l} ${t}Z`,
    `M${r} ${b}H${l}A${s} ${s} 0 0 1 ${r} ${t}Z`,
    `M${l} ${b}V${t}A${s} ${s} 0 0 1 ${r} ${b}Z`,
  ];
  return path(shapes[corner % 4] ?? "", fill);
}

/** Half a disc that stands on its flat side; `turn` rotates it by quarters clockwise about the middle of that side. */
export function half(x: number, y: number, radius: number, fill: string, turn = 0): string {
  const r = num(radius);
  const shape = path(`M${num(-radius)} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill);
  return group(`translate(${num(x)} ${num(y)}) rotate(${turn * 90})`, shape);
}

/** A closed smooth curve through the points (Catmull-Rom turned into Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${num(first.x)} ${num(first.y)} ${num(second.x)} ${num(second.y)} ${num(to.x)} ${num(to.y)}`;
  });
  return `M${num(start.x)} ${num(start.y)}${curves.join("")}Z`;
}

/** An open smooth curve through the points. */
export function smoothWay(points: readonly Point[]): string {
  return points
    .map((to, index) => {
      const from = points[index - 1];
      if (!from) return `M${num(to.x)} ${num(to.y)}`;
      const [before, after] = [points[index - 2] ?? from, points[index + 1] ?? to];
      const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${num(first.x)} ${num(first.y)} ${num(second.x)} ${num(second.y)} ${num(to.x)} ${num(to.y)}`;
    })
    .join("");
}

export function svgDocument(
  width: number,
  height: number,
  content: string,
  viewBox = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
