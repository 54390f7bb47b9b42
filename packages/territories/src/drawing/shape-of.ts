/** Apart from the families: a page that shows a drawing does not need what draws it. */
import { num, type Shape } from "./markup";
import type { Part } from "./stage";

/** A part as one element; its motion is in its attributes: transforms, delay and duration in milliseconds, origin. */
export function shapeOf({ shapes, motion }: Part): Shape {
  if (!motion) return { tag: "g", attributes: {}, children: shapes };
  const { through, origin, delay, duration } = motion;
  const attributes = {
    "data-through": through.join("|"),
    "data-time": `${Math.round(delay)} ${duration}`,
    ...(origin ? { "data-origin": `${num(origin[0])} ${num(origin[1])}` } : {}),
  };
  return { tag: "g", attributes, children: shapes };
}
