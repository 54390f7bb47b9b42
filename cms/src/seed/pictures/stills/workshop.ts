import { circle, clipped, line, path, polygon, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, standing, turned, type Still } from "./canvas";

/** A coil of sheet steel that rolls out along the floor. */
export const coil: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const roll = (x: number, y: number, r: number, id: string): string =>
    shaded(id, circle(x, y, r, figure), random, {
      box: [x - r, y - r, 2 * r, 2 * r],
      towards: 45,
      fill: ground,
      count: r * 14,
      size: 8,
    }) +
    repeat(6, (index) => ring(x, y, r * (0.9 - index * 0.1), ground, 6)) +
    circle(x, y, r * 0.3, ground) +
    ring(x, y, r * 0.3, figure, 10);
  return [
    floor(canvas, 330, accent),
    stipple(random, { box: [-width / 2, 330, width, 170], towards: 90, fill: ground, count: 2600, size: 8 }),
    roll(560, 130, 200, "far"),
    standing(560, 350, 300, 34, ground),
    path(`M-180 330H${width / 2}V386H-180Z`, figure),
    roll(-200, 20, 366, "near"),
    line(`M-120 358H${width / 2}`, ground, 6),
    line(`M-640 -500V-300M-560 -500V-300`, accent, 18) +
      path(
        "M-680 -310H-520V-260Q-520 -180 -600 -180Q-650 -180 -656 -220H-610Q-600 -210 -580 -224Q-566 -240 -574 -260H-680Z",
        accent,
      ),
  ].join("");
};

/** A steel ruler from hard to soft: ten forms from a square to a disc. */
export const ruler: Still = ({ ground, figure, accent, random }) => {
  const bar = rect(-640, -110, 1280, 220, figure);
  return turned(
    -32,
    0,
    0,
    [
      shaded("bar", bar, random, { box: [-640, -110, 1280, 220], towards: 100, fill: ground, count: 3000, size: 7 }),
      repeat(33, (index) => rect(-620 + index * 40, -110, 8, index % 4 === 0 ? 96 : 48, ground)),
      circle(560, 52, 26, ground),
      repeat(10, (index) =>
        rect(-598 + index * 122 - 42, -280, 84, 84, index === 0 || index === 9 ? accent : figure, (index / 9) * 42),
      ),
      repeat(10, (index) => circle(-598 + index * 122, 52, 14 + (index === 6 ? 10 : 0), index === 6 ? accent : ground)),
      repeat(10, (index) =>
        rect(-598 + index * 122 - 42, 200, 84, 84, index === 6 ? accent : figure, ((9 - index) / 9) * 42),
      ),
    ].join(""),
  );
};

/** A work glove that is being offered. */
export const glove: Still = ({ ground, figure, accent, random }) => {
  const fingers = [
    [-196, -330, -7],
    [-66, -410, -2],
    [66, -396, 3],
    [192, -300, 9],
  ] as const;
  const hand =
    fingers.map(([x, top, tilt]) => turned(tilt, x, 0, rect(x - 60, top, 120, 480, figure, 60))).join("") +
    rect(-262, -60, 524, 360, figure, 70) +
    turned(42, 250, 120, rect(190, -130, 128, 330, figure, 64));
  return [
    circle(0, 0, 470, accent),
    stipple(random, { box: [-470, -470, 940, 940], towards: 60, fill: ground, count: 2400, size: 7 }),
    turned(
      -10,
      0,
      200,
      hand +
        clipped(
          "palm",
          hand.replaceAll(figure, "#000"),
          stipple(random, { box: [-300, -420, 680, 740], towards: 40, fill: ground, count: 4200, size: 8 }),
        ) +
        fingers
          .slice(1)
          .map(([x]) => line(`M${x - 64} -60V60`, ground, 9))
          .join("") +
        line("M-150 130Q0 210 150 120M-110 200Q0 262 120 190", ground, 9) +
        rect(-280, 282, 560, 60, ground) +
        rect(-270, 300, 540, 320, figure, 20) +
        repeat(9, (index) => rect(-250 + index * 58, 330, 22, 290, accent)),
    ),
  ].join("");
};

/** Pipes that bend in the dark, one valve among them. */
export const pipes: Still = ({ ground, figure, accent, random, width }) => {
  const pipe = (d: string, fill: string): string =>
    line(d, ground, 176, "butt") + line(d, fill, 140, "butt") + line(d, ground, 10, "butt");
  const flange = (x: number, y: number, upright: boolean, fill: string): string =>
    upright
      ? rect(x - 100, y - 26, 200, 52, fill, 8) + line(`M${x - 70} ${y}h0M${x} ${y}h0M${x + 70} ${y}h0`, ground, 18)
      : rect(x - 26, y - 100, 52, 200, fill, 8) + line(`M${x} ${y - 70}v0M${x} ${y}v0M${x} ${y + 70}v0`, ground, 18);
  return [
    stipple(random, { box: [-500, -500, 1000, 1000], towards: 70, fill: figure, count: 4200, size: 7 }),
    pipe(`M-${width / 2} -260H-110A150 150 0 0 1 40 -110V520`, figure),
    pipe("M-300 520V200A130 130 0 0 1 -170 70H-60M140 70H520", figure),
    pipe("M300 -520V-230A130 130 0 0 0 430 -100H520", accent),
    flange(-330, -260, false, accent) +
      flange(40, 290, true, accent) +
      flange(300, -360, true, figure) +
      flange(330, 70, false, accent),
    pipe("M-60 70H140", accent),
    circle(40, 70, 168, ground) +
      ring(40, 70, 136, accent, 34) +
      repeat(3, (index) => turned(index * 60, 40, 70, line("M-80 70H160", accent, 26))) +
      circle(40, 70, 40, figure),
    repeat(3, (index) => path(`M${-330} ${-120 + index * 90}q-24 40 0 54q24 -14 0 -54Z`, accent)),
  ].join("");
};

/** An arch that carries a weight. */
export const bridge: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const stones = 13;
  const at = (r: number, index: number): { x: number; y: number } => {
    const turn = Math.PI * (1 + index / stones);
    return { x: Math.cos(turn) * r, y: 430 + Math.sin(turn) * r };
  };
  const arch = repeat(stones, (index) => {
    const key = index === 6;
    const points = [
      at(400, index + 0.05),
      at(400, index + 0.95),
      at(key ? 610 : 560, index + 0.95),
      at(key ? 610 : 560, index + 0.05),
    ];
    const stone = polygon(points, key ? accent : figure);
    return shaded(`stone${index}`, stone, random, {
      box: [-600, -200, 1200, 640],
      towards: 80,
      fill: ground,
      count: 500 * (key ? 2 : 1),
      size: 8,
    });
  });
  const ball = circle(0, -336, 152, figure);
  return [
    floor(canvas, 430, figure),
    repeat(9, (index) => line(`M${-width / 2 + 60 + index * 190} ${462}h90`, ground, 10)),
    arch,
    shaded("ball", ball, random, { box: [-152, -488, 304, 304], towards: 50, fill: ground, count: 2600, size: 8 }),
    line("M-700 -120Q-560 -170 -480 -60M700 -120Q560 -170 480 -60", accent, 20),
    repeat(3, (index) =>
      line(`M${-330 + index * -46} ${-390 + index * 60}h-90M${330 + index * 46} ${-390 + index * 60}h90`, accent, 14),
    ),
  ].join("");
};
