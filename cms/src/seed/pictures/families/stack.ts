import { isFree, weight, type Stage } from "../stage";
import { circle, clipped, rect } from "../svg";

interface Pill {
  x: number;
  y: number;
  width: number;
  height: number;
}

function pill({ x, y, width, height }: Pill, stage: Stage, id: string): string {
  const { random, triad } = stage;
  const r = Math.min(width, height) / 2;
  const [fill, other] = random.chance(0.3) ? [triad.accent, triad.figure] : [triad.figure, triad.accent];
  const body = rect(x, y, width, height, fill, r);
  const kind = random.int(0, 9);
  if (kind === 0) return body + circle(x + width - r, y + r, r * 0.55, triad.ground);
  if (kind === 1) return body + circle(x + r, y + height - r, r * 0.999, other);
  if (kind === 2) {
    const split =
      width > height
        ? rect(x + width * 0.5, y, width * 0.5, height, other)
        : rect(x, y + height * 0.5, width, height * 0.5, other);
    return clipped(id, rect(x, y, width, height, "#000", r), body + split);
  }
  return body;
}

/** Pills of many lengths packed in columns or in rows. */
export function pills(stage: Stage): string {
  const { random, width, height } = stage;
  const upright = random.chance(0.6);
  const [across, along] = upright ? [width, height] : [height, width];
  const wide = across / random.pick(upright ? [11, 13, 9] : [7, 8, 9]);
  const thick = wide * random.pick([0.82, 0.9, 1]);
  const drawn: string[] = [];
  for (let lane = 0; lane * wide < across - 1; lane += 1) {
    let at = -random.range(0, 2) * wide;
    while (at < along) {
      const length = thick * random.pick([1, 1, 1.6, 2.2, 3, 4.2, 5.4]);
      const offset = lane * wide + (wide - thick) / 2;
      const one: Pill = upright
        ? { x: offset, y: at, width: thick, height: length }
        : { x: at, y: offset, width: length, height: thick };
      const seen = random.chance(0.3 + 0.68 * weight(stage, one.x + one.width / 2, one.y + one.height / 2));
      if (seen && isFree(stage, one.x, one.y + one.height)) drawn.push(pill(one, stage, `pill${drawn.length}`));
      at += length + wide - thick + (upright ? 0 : wide * 0.04);
    }
  }
  return drawn.join("");
}
