import { floorAt, quietEdges, type Stage } from "../stage";
import { stipple } from "../stipple";
import { circle, clipped, rect, ring } from "../svg";

/** A record: grooves, a label and a spindle hole. */
function record(stage: Stage, x: number, y: number, radius: number): string {
  const { random, triad } = stage;
  const grooves = Array.from({ length: 9 }, (_, index) =>
    ring(x, y, radius * (0.95 - index * 0.065), triad.ground, radius * (index % 3 === 0 ? 0.012 : 0.006)),
  );
  const shade = stipple(random, {
    box: [x - radius, y - radius, radius * 2, radius * 2],
    towards: 50,
    fill: triad.ground,
    count: 5200,
    size: radius * 0.022,
  });
  return (
    circle(x, y, radius, triad.accent) +
    clipped("disc", circle(x, y, radius, "#000"), shade) +
    grooves.join("") +
    circle(x, y, radius * 0.34, triad.ground)
  );
}

/** A sound: round bars about a line, longest where it is loudest, with a record that sets behind them. */
export function pulse(stage: Stage): string {
  const { random, triad, width, height } = stage;
  const bars = Math.round((width / Math.max(width, height)) * random.pick([30, 34, 38]));
  const pitch = width / bars;
  const thick = pitch * random.range(0.52, 0.62);
  const middle = stage.quiet ? height * 0.36 : height * 0.5;
  const [phase, beat] = [random.range(0, 6.28), random.range(0.42, 0.62)];
  const { right } = quietEdges(stage);
  const voice = Array.from({ length: bars }, (_, index) => {
    const x = (index + 0.5) * pitch;
    const lowest = Math.min(floorAt(stage, x - thick, 0.3), height * 0.97) - middle;
    const loud = Math.min(1, Math.max(0.12, (x - right * 0.35) / (width * 0.5)));
    const swing = 0.3 + 0.7 * Math.abs(Math.sin(phase + index * beat) * Math.cos(index * beat * 0.31));
    const up = Math.max(thick, middle * 0.94 * loud * swing);
    const down = Math.min(
      lowest - thick * 0.2,
      Math.max(thick, (height - middle) * 0.94 * loud * (0.35 + 0.65 * swing)),
    );
    return rect(x - thick / 2, middle - up, thick, up + down, triad.figure, thick / 2);
  });
  const radius = height * 0.37;
  return (
    record(stage, width * (stage.quiet ? 0.76 : 0.5), height * (stage.quiet ? 0.46 : 0.5), radius) + voice.join("")
  );
}
