import { quietEdges, type Stage } from "../stage";
import { shaded } from "../stipple";
import { circle, half, rect } from "../svg";

/** A staircase that climbs to the right, a ball on its way up, a sun that it is going to. */
export function steps(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const left = stage.quiet ? quietEdges(stage).right : 0;
  const count = Math.max(4, Math.round(((width - left) / height) * random.pick([6, 7])));
  const run = (width - left) / count;
  const rise = (height * 0.74) / count;
  const topOf = (index: number): number => height - (index + 1) * rise - height * 0.06;
  const stairs = Array.from({ length: count }, (_, index) => {
    const [x, top] = [left + index * run, topOf(index)];
    const accent = index === count - 2;
    return (
      shaded(`step${index}`, rect(x, top, run + 1, height - top, accent ? triad.accent : triad.figure), random, {
        box: [x, top, run, height - top],
        towards: 75,
        fill: triad.ground,
        count: 1900,
        size: height * 0.008,
      }) +
      rect(x, top, run + 1, rise * 0.16, accent ? triad.figure : triad.accent) +
      (index % 2 === 0 ? half(x + run / 2, height, run * 0.36, triad.ground) : "")
    );
  });
  const step = Math.floor(count / 3);
  const radius = run * 0.44;
  const ball = { x: left + (step + 0.5) * run, y: topOf(step) - radius };
  const sun = Math.min(height * 0.19, (width - left) * 0.2);
  return [
    shaded("sun", circle(left + (width - left) * 0.3, height * 0.25, sun, triad.accent), random, {
      box: [left + (width - left) * 0.3 - sun, height * 0.25 - sun, sun * 2, sun * 2],
      towards: 110,
      fill: triad.ground,
      count: 2400,
      size: height * 0.008,
    }),
    stairs.join(""),
    circle(ball.x, ball.y, radius, triad.figure),
    half(ball.x, ball.y, radius, triad.accent, random.int(0, 3)),
  ].join("");
}
