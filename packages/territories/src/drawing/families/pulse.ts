import { circle, half, num, rect, ring, type Point } from "../markup";
import type { Family, Part, Stage } from "../stage";

/** The waveform of a band that warms up, and the record that it is on. */
export const pulse: Family = (stage) => [...record(stage), ...bars(stage)];

function middleOf({ top, height, hasWords, floor, width }: Stage): number {
  return hasWords ? (top + floor(0, width * 0.1)) / 2 : (top + height) / 2;
}

/** Of the record, where it is loudest. */
function centreOf(stage: Stage): Point {
  const { width, height, top, hasWords, isBordered } = stage;
  const y = hasWords ? top + (height - top) * 0.48 : middleOf(stage);
  return isBordered ? stage.spot(width * 0.7, y, (height - top) * 0.4) : { x: width * 0.77, y };
}

function record(stage: Stage): Part[] {
  const { width, height, top, ground, figure, accent } = stage;
  const { x, y } = centreOf(stage);
  const radius = Math.min((height - top) * 0.44, width * 0.2 + 40, stage.room(x, y));
  if (radius < 20) return [];
  const grooves = [0.95, 0.88, 0.81, 0.74, 0.67, 0.6, 0.53, 0.46].map((share, index) =>
    ring(x, y, radius * share, ground, radius * (index % 3 ? 0.006 : 0.014)),
  );
  const label = [circle(x, y, radius * 0.34, ground), half(x, y, radius * 0.34, figure)];
  return [
    { name: "record", shapes: [circle(x, y, radius, accent), ...grooves] },
    {
      name: "label",
      shapes: label,
      motion: { through: ["rotate(180deg)", "rotate(360deg)"], origin: [x, y], delay: 0, duration: 1000 },
    },
  ];
}

function bars(stage: Stage): Part[] {
  const { width, height, top, figure, floor, isBordered } = stage;
  const count = Math.round(width / (width > 1000 ? 42 : 26));
  const pitch = width / count;
  const thick = pitch * 0.54;
  // Bars and record share a middle, unless words push them apart.
  const { x: loudest, y } = centreOf(stage);
  const [middle, peak] = isBordered ? [y, loudest / width] : [middleOf(stage), 0.76];
  return Array.from({ length: count }, (_, index): Part[] => {
    const [x, u] = [(index + 0.5) * pitch, (index + 0.5) / count];
    const loud = 0.16 + 0.84 * Math.exp(-(((u - peak) / 0.26) ** 2));
    const swing = 0.35 + 0.65 * Math.abs(Math.sin(index * 0.62 + 0.8) * Math.cos(index * 0.19));
    const up = Math.max(thick / 2, (middle - top) * 0.96 * loud * swing);
    const lowest = Math.min(floor(x - thick, thick * 2), height * 0.96);
    const down = Math.max(
      thick / 2,
      Math.min(lowest - middle, (height - middle) * 0.94 * loud * (0.35 + 0.65 * swing)),
    );
    // No longer than where words begin.
    const grown = Math.min(1.22, (lowest - middle) / down, (middle - top * 0.9) / up);
    const through = [`scaleY(${num(0.45 + 0.3 * (1 - swing))})`, `scaleY(${grown.toFixed(2)})`, "scaleY(.8)"];
    const box = { x: x - thick / 2, y: middle - up, width: thick, height: up + down };
    if (isBordered && !stage.isFree(box)) return [];
    const shapes = [rect(box.x, box.y, box.width, box.height, figure, thick / 2)];
    const motion = { through, origin: [x, middle] as const, delay: index * (440 / count), duration: 560 };
    return [{ name: "bar", shapes, motion }];
  }).flat();
}
