import { circle, ellipse, half, line, path, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, standing, times, turned, type Still } from "./canvas";

/** A drum kit in a spotlight, nobody behind it yet. */
export const drums: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const tom = (x: number, y: number, wide: number, high: number, tilt: number): string =>
    turned(
      tilt,
      x,
      y,
      rect(x - wide / 2, y, wide, high, figure, 26) +
        rect(x - wide / 2, y + high * 0.42, wide, high * 0.16, ground) +
        ellipse(x, y + 4, wide / 2, 34, accent) +
        ellipse(x, y + 4, wide / 2 - 14, 23, figure),
    );
  const cymbal = (x: number, y: number, tilt: number): string =>
    line(`M${x} ${y}V360M${x} 300L${x - 70} 376M${x} 300L${x + 70} 376`, figure, 12) +
    turned(
      tilt,
      x,
      y,
      ellipse(x, y, 190, 24, figure) + ellipse(x, y - 10, 46, 20, figure) + circle(x, y - 26, 10, accent),
    );
  return [
    shaded("spot", circle(0, -30, 450, accent), random, {
      box: [-450, -480, 900, 900],
      towards: 90,
      fill: ground,
      count: 5200,
      size: 9,
    }),
    floor(canvas, 360, accent),
    repeat(6, (index) => line(`M${-width / 2 + 40 + index * 290} ${410 + (index % 2) * 46}h200`, ground, 9)),
    cymbal(-480, -170, -12) + cymbal(490, -210, 10),
    [-360, -230].map((x) => line(`M${x} 220L${x - 24} 380`, figure, 14)).join("") + tom(-300, 110, 240, 130, -4),
    [290, 430].map((x) => line(`M${x} 300V386`, figure, 16)).join("") + tom(360, 90, 230, 250, 0),
    line("M0 -20V-120", figure, 20) + tom(-118, -130, 200, 140, 9) + tom(118, -130, 200, 140, -9),
    circle(0, 160, 236, figure) + circle(0, 160, 206, ground),
    shaded("skin", circle(0, 160, 190, figure), random, {
      box: [-190, -30, 380, 380],
      towards: 60,
      fill: ground,
      count: 1600,
      size: 7,
    }),
    half(0, 160, 84, accent) + half(0, 160, 84, ground, 2),
    line("M-206 330L-250 388M206 330L250 388", figure, 18),
    line("M-400 40L-250 86M-180 30L-330 92", figure, 14),
  ].join("");
};

/** Four lines of music, each with its rest. */
export const score: Still = ({ figure, accent, random, width, height }) => {
  const stave = (top: number, level: number): string => {
    const lines = repeat(5, (index) => line(`M${-width / 2} ${top + index * 26}H${width / 2}`, figure, 5));
    const rest = 1 + ((level * 3) % 5);
    const notes = times(7).map((index) => {
      const x = -410 + index * 132;
      if (index === rest) return rect(x - 30, top + 40, 84, 26, accent, 6);
      const y = top + 13 * random.int(-1, 8);
      const up = y > top + 52 ? -1 : 1;
      return (
        line(`M${x + 27 * -up} ${y}v${up * 130}`, figure, 9) +
        turned(-18, x, y, ellipse(x, y, 34, 24, index % 3 === level % 3 ? accent : figure))
      );
    });
    return lines + notes.join("");
  };
  return (
    stipple(random, {
      box: [-width / 2, -height / 2, width, height],
      towards: 125,
      fill: figure,
      count: 2600,
      size: 6,
    }) + repeat(4, (level) => stave(-440 + level * 246, level))
  );
};

/** A bell that is about to ring for the last time today. */
export const bell: Still = ({ ground, figure, accent, random }) => {
  const body = path(
    "M-70 -330A70 70 0 0 1 70 -330C210 -300 230 -120 244 40C252 130 290 190 340 236H-340C-290 190 -252 130 -244 40C-230 -120 -210 -300 -70 -330Z",
    figure,
  );
  const sound = [430, 520, 610].map((r) =>
    line(
      `M${-r} 0A${r} ${r} 0 0 1 ${-r * 0.78} ${-r * 0.62}M${r} 0A${r} ${r} 0 0 0 ${r * 0.78} ${-r * 0.62}`,
      accent,
      24,
    ),
  );
  return [
    sound.join(""),
    line("M0 -420V-700", accent, 22) + ring(0, -440, 44, figure, 26),
    turned(
      8,
      0,
      -420,
      line("M0 200L0 330", accent, 30) +
        circle(0, 330, 74, accent) +
        shaded("bell", body, random, { box: [-340, -400, 680, 640], towards: 20, fill: ground, count: 5200, size: 9 }) +
        rect(-356, 226, 712, 62, figure, 31) +
        line("M-232 120H232M-222 84H222", ground, 9),
    ),
    line("M70 440V690", accent, 14) + circle(70, 440, 20, accent) + standing(70, 690, 40, 80, accent, 20),
  ].join("");
};

/** What a pause looks like on tape: bars, a long flat stretch, bars. */
export const silence: Still = ({ ground, figure, accent, random, width }) => {
  const step = 34;
  const count = Math.floor(width / step);
  const bars = times(count).map((index) => {
    const [x, share] = [-width / 2 + (index + 0.5) * step, index / count];
    const quiet = share > 0.4 && share < 0.68;
    const size = quiet ? 14 : 60 + random.next() * 330 * (0.35 + 0.65 * Math.abs(Math.sin(index * 0.55)));
    return rect(x - 10, -size / 2, 20, size, quiet ? accent : figure, 10);
  });
  return [
    bars.join(""),
    line(`M${-width * 0.1} 110V160H${width * 0.18}V110`, accent, 10),
    repeat(11, (index) => circle(-width * 0.1 + 22 + (index * (width * 0.28 - 44)) / 10, 210, 12, accent)),
    rect(-width / 2, 418, width, 90, figure) +
      repeat(26, (index) => circle(-width / 2 + 40 + index * 62, 460, 18, ground)),
    rect(-width / 2, -508, width, 90, figure) +
      repeat(26, (index) => circle(-width / 2 + 40 + index * 62, -460, 18, ground)),
  ].join("");
};
