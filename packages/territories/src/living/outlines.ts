/** A closed outline of a drawing, as far as moves need it. */
export interface Outline {
  readonly data: string;
  /** Middle of its end points, in units of the drawing: the middle of every form that territories are made of. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many numbers a command takes; the last two are where it ends. Arcs and curves are measured by their ends alone. */
const ARITY: Readonly<Record<string, number>> = { M: 2, h: 1, v: 1, a: 7, q: 6, C: 6, z: 0 };

/** Splits path data, written as `shapes.ts` writes it, into its outlines. */
export function outlinesOf(data: string): Outline[] {
  return (data.match(/M[^M]+/g) ?? []).map(measure);
}

function measure(data: string): Outline {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const arity = ARITY[command] ?? 0;
    const [first = 0, last = 0] = values.slice(arity < 2 ? 0 : arity - 2, arity || 0);
    if (command === "M" || command === "C") [x, y] = [first, last];
    else if (command === "h") x += first;
    else if (command === "v") y += first;
    else if (command !== "z") [x, y] = [x + first, y + last];
    xs.push(x);
    ys.push(y);
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { data, x: left + width / 2, y: top + height / 2, width, height };
}

/** Every so many neighbours as one, such as the outlines of an arch. */
export function joined(outlines: readonly Outline[], count: number): Outline[] {
  return Array.from({ length: outlines.length && Math.ceil(outlines.length / count) }, (_, index) =>
    measure(
      outlines
        .slice(index * count, (index + 1) * count)
        .map(({ data }) => data)
        .join(""),
    ),
  );
}
