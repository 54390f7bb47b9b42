/** Drawings of territories as pixels. */
import sharp from "sharp";
import type { Layout, Rectangle } from "territories";

/** Units that a pixel has. */
const COARSE = 4;

/** The drawing with every part where one of its second's transforms takes it. */
export function movedTo(svg: string, step: number): string {
  return svg.replace(
    /<g data-through="([^"]+)" data-time="[^"]+"(?: data-origin="([^"]+)")?>/g,
    (_, through, origin) => {
      const steps = String(through).split("|");
      const transform = (steps[step] ?? steps.at(-1) ?? "")
        .replace(/px|deg/g, "")
        .replace(
          /(translate|scale)X\(([^)]+)\)/g,
          (_all, name: string, by: string) => `${name}(${by} ${name === "scale" ? 1 : 0})`,
        )
        .replace(
          /(translate|scale)Y\(([^)]+)\)/g,
          (_all, name: string, by: string) => `${name}(${name === "scale" ? 1 : 0} ${by})`,
        );
      const [x = "0", y = "0"] = String(origin ?? "0 0").split(" ");
      return `<g transform="translate(${x} ${y}) ${transform} translate(-${x} -${y})">`;
    },
  );
}

/** How many pixels of areas are painted; the drawing is seen with so much around it, and has no ground. */
export async function paintedIn(svg: string, layout: Layout, areas: readonly Rectangle[], around = 0): Promise<number> {
  const [width, height] = [layout.width + 2 * around, layout.height + 2 * around];
  const seen = `width="${width / COARSE}" height="${height / COARSE}" viewBox="${-around} ${-around} ${width} ${height}"`;
  const drawing = Buffer.from(svg.replace(/viewBox="[^"]+"/, seen));
  const { data, info } = await sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) {
    const pixel = (at - 3) / 4;
    const [x, y] = [
      ((pixel % info.width) + 0.5) * COARSE - around,
      (Math.floor(pixel / info.width) + 0.5) * COARSE - around,
    ];
    const isIn = (area: Rectangle) => x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;
    if ((data[at] ?? 0) > 127 && areas.some(isIn)) painted += 1;
  }
  return painted;
}
