import { circle, half, line, path, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, times, turned, type Canvas, type Still } from "./canvas";

/** Where the wheels of a wagon stand. */
const bogie = (x: number, foot: number, { ground, accent }: Canvas, dark: string): string =>
  circle(x, foot - 34, 36, dark) + circle(x, foot - 34, 16, ground) + circle(x, foot - 34, 6, accent);

/** Dina with 4,300 tonnes of grain. */
export const train: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const foot = 250;
  const wagon = (x: number, index: number): string =>
    shaded(
      `wagon${index}`,
      path(`M${x} ${foot - 60}L${x + 22} 20H${x + 278}L${x + 300} ${foot - 60}Z`, figure),
      random,
      { box: [x, 20, 300, 180], towards: 90, fill: ground, count: 1300, size: 7 },
    ) +
    repeat(4, (rib) => line(`M${x + 62 + rib * 58} 40V${foot - 76}`, ground, 8)) +
    half(x + 150, 22, 110, accent) +
    rect(x + 20, 12, 260, 16, figure) +
    [60, 130, 190, 250].map((at) => bogie(x + at, foot, canvas, figure)).join("");
  return [
    shaded("sun", circle(-360, -210, 170, accent), random, {
      box: [-530, -380, 340, 340],
      towards: 90,
      fill: ground,
      count: 2200,
      size: 8,
    }),
    line("M-120 -330h180M-60 -290h260M330 -390h220", figure, 12),
    path(`M${-width / 2} 190Q-500 60 -240 170T260 130T${width / 2} 150V500H${-width / 2}Z`, accent),
    stipple(random, { box: [-width / 2, 130, width, 200], towards: 90, fill: ground, count: 1900, size: 8 }),
    floor(canvas, foot, figure) +
      rect(-width / 2, foot, width, 14, ground) +
      repeat(28, (index) => rect(-width / 2 + index * 60, foot + 22, 34, 16, ground)),
    wagon(-820, 0) + wagon(-500, 1) + wagon(-180, 2),
    line("M-530 180h40M-210 180h40M110 180h60", figure, 18),
    shaded(
      "engine",
      path("M140 190V-30A40 40 0 0 1 180 -70H470Q560 -70 610 20L660 110A50 50 0 0 1 640 190Z", figure),
      random,
      { box: [140, -70, 520, 260], towards: 100, fill: ground, count: 2600, size: 7 },
    ),
    path("M480 -40Q540 -36 580 36H480Z", ground) +
      rect(200, -30, 90, 70, ground, 8) +
      rect(310, -30, 90, 70, ground, 8) +
      rect(140, 76, 520, 34, accent),
    rect(230, 128, 190, 50, accent, 6) + line("M256 153q14 -24 28 0t28 0t28 0t28 0", ground, 10),
    circle(624, 90, 20, ground),
    [220, 300, 480, 560].map((x) => bogie(x, foot, canvas, figure)).join(""),
    repeat(40, (index) =>
      line(`M${-width / 2 + index * 42} ${480 - (index % 4) * 26}l${(index % 3) * 8 - 8} -44`, ground, 8),
    ),
  ].join("");
};

/** Wheels in the depot, checked and stacked. */
export const wheels: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  const wheel = (x: number, y: number, index: number): string =>
    shaded(`rim${index}`, circle(x, y, 158, figure), random, {
      box: [x - 158, y - 158, 316, 316],
      towards: 50,
      fill: ground,
      count: 1700,
      size: 7,
    }) +
    ring(x, y, 128, ground, 9) +
    circle(x, y, 96, index === 4 ? accent : ground) +
    turned(
      index * 17,
      x,
      y,
      repeat(6, (hole) => turned(hole * 60, x, y, circle(x, y - 64, 17, figure))),
    ) +
    circle(x, y, 34, figure) +
    circle(x, y, 14, index === 4 ? figure : accent);
  const rows = [
    [-330, 250],
    [0, 250],
    [330, 250],
    [-165, -36],
    [165, -36],
    [0, -322],
  ];
  return [
    floor(canvas, 408, figure) + line("M-500 446H500", ground, 10),
    rows.map(([x = 0, y = 0], index) => wheel(x, y, index)).join(""),
    line("M-430 -470V-210M-430 -470h70", accent, 16) + path("M-380 -490h130v70h-130Z", accent),
  ].join("");
};

/** The face of a locomotive with a name lent to it. */
export const plate: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  return [
    repeat(9, (index) => line(`M${-width / 2 + 30 + index * 118} -500l-60 130`, accent, 12)),
    shaded("front", path("M-360 400V-180Q-360 -420 -120 -420H120Q360 -420 360 -180V400Z", figure), random, {
      box: [-360, -420, 720, 820],
      towards: 60,
      fill: ground,
      count: 6400,
      size: 8,
    }),
    path("M-300 -60V-170Q-300 -330 -140 -344L-14 -350V-60ZM300 -60V-170Q300 -330 140 -344L14 -350V-60Z", ground) +
      line("M-270 -120L-120 -310M-210 -90L-90 -240M60 -90L210 -280", accent, 12),
    circle(0, -462, 52, figure) + circle(0, -462, 30, accent),
    rect(-236, 20, 472, 160, ground, 16) +
      rect(-220, 36, 440, 128, accent, 8) +
      line(
        "M-150 116c10 -70 50 -60 36 -10s-20 40 10 20s40 -60 60 -40s-30 50 0 44s40 -60 60 -40s-10 50 20 40s50 -60 70 -40s-20 50 40 34",
        ground,
        15,
      ),
    circle(-204, 52, 6, ground) + circle(204, 148, 6, ground),
    [-260, 260]
      .map((x) => circle(x, 260, 62, ground) + circle(x, 260, 44, accent) + circle(x, 260, 18, ground))
      .join(""),
    rect(-130, 240, 260, 34, ground, 17) +
      path("M-400 360H400L330 470H-330Z", accent) +
      line("M-300 360L-240 470M-150 360L-120 470M0 360V470M150 360L120 470M300 360L240 470", ground, 12),
  ].join("");
};

const DIGITS = ["010110010010111", "111001010010010", "00010101000", "111001011001111", "111101101101111"];

/** The windows that tell 17:30 on a wall of 22 columns, as "column row". */
function litWindows(): Set<string> {
  const lit = new Set<string>();
  let column = 2;
  for (const dots of DIGITS) {
    const colon = dots.length < 15;
    const pixels = colon ? "01010" : dots;
    const wide = colon ? 1 : 3;
    times(pixels.length).forEach((index) => {
      if (pixels[index] === "1") lit.add(`${column + (index % wide)} ${2 + Math.floor(index / wide)}`);
    });
    column += wide + 1;
  }
  return lit;
}

/** An office at night whose lit windows tell the time at which they go out. */
export const facade: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const lit = litWindows();
  const pane = (index: number): string => {
    const [at, row] = [index % 19, Math.floor(index / 19)];
    const [x, y] = [-width / 2 + 110 + at * 73, -320 + row * 80];
    return lit.has(`${at} ${row}`)
      ? rect(x - 4, y - 4, 66, 72, figure, 3)
      : rect(x, y, 58, 64, ground, 3) + line(`M${x + 12} ${y + 46}h34`, accent, 8);
  };
  return [
    circle(-600, -418, 54, figure) + circle(-576, -432, 48, ground),
    repeat(30, () => circle(random.range(-width / 2, width / 2), random.range(-500, -400), random.range(3, 7), figure)),
    rect(-width / 2 + 76, -356, width - 152, 780, accent) + rect(-width / 2 + 86, -346, width - 172, 780, ground),
    repeat(19 * 9, pane),
    stipple(random, { box: [-width / 2, 60, width, 340], towards: 90, fill: accent, count: 3400, size: 7 }),
    floor(canvas, 400, accent) +
      repeat(22, (index) => rect(-width / 2 + index * 80, 420, 50, 12, ground)) +
      line(`M${-width / 2} 468H${width / 2}`, ground, 10),
  ].join("");
};

/** A switch that is off. */
export const lightSwitch: Still = ({ ground, figure, accent, random }) =>
  [
    stipple(random, { box: [-500, -500, 1000, 1000], towards: 200, fill: accent, count: 5200, size: 8 }),
    shaded("frame", rect(-250, -330, 500, 660, figure, 44), random, {
      box: [-250, -330, 500, 660],
      towards: 50,
      fill: ground,
      count: 3600,
      size: 8,
    }),
    circle(0, -272, 17, ground) + circle(0, 272, 17, ground) + line("M-10 -280L10 -264M-10 264L10 280", figure, 5),
    rect(-120, -190, 240, 380, ground, 20),
    path("M-96 -166H96V-20L-96 -20Z", accent) +
      path("M-96 -20H96V60H-96Z", figure) +
      shaded("rocker", rect(-96, -10, 192, 176, accent), random, {
        box: [-96, -10, 192, 176],
        towards: 90,
        fill: ground,
        count: 900,
        size: 6,
      }),
    line("M-40 -100H40", ground, 14) + ring(0, 96, 30, ground, 12),
    line("M320 -200Q400 -60 320 80M320 80l-6 -60M320 80l56 -26", accent, 18),
  ].join("");

/** Waves that a foreman sends without a microphone. */
export const helmet: Still = ({ ground, figure, accent, random, width }) => {
  const shell = path("M-330 130A330 330 0 0 1 330 130Z", figure);
  return [
    [470, 570, 670, 770]
      .map((r, index) => line(`M${-r} 130A${r} ${r} 0 0 1 ${r} 130`, index % 2 === 0 ? accent : figure, 30, "butt"))
      .join(""),
    circle(0, 130, 400, ground),
    shaded("shell", shell, random, { box: [-330, -200, 660, 330], towards: 50, fill: ground, count: 4600, size: 8 }),
    path("M-70 130V-190Q0 -230 70 -190V130Z", accent) +
      line("M-190 -90Q-150 -150 -110 -170M190 -90Q150 -150 110 -170", ground, 12),
    path("M-430 130H430Q420 200 340 200H-340Q-420 200 -430 130Z", figure) + rect(-430, 118, 860, 14, ground),
    [-190, 190].map((x) => line(`M${x} 200Q${x * 0.9} 330 0 380`, accent, 16)).join("") + circle(0, 384, 26, accent),
    rect(-width / 2, 470, width, 40, figure) +
      repeat(14, (index) => path(`M${-width / 2 + index * 120} 470h60l-40 40h-60Z`, ground)),
  ].join("");
};
