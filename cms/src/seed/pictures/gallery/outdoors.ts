import type { Triad } from "../palette";
import { circle, clipped, group, grown, half, line, num, path, polygon, rect } from "../svg";
import { HEIGHT, WIDTH, type Motif } from "./motif";

/** A yard of arcs with a mulberry tree that drops its ink. */
export const yard: Motif = ({ ground, figure, accent }, random) => {
  const arches = [0, 1, 2, 3, 4].map((index) => {
    const x = 40 + index * 320;
    return (
      path(`M${x} 1210V760A120 120 0 0 1 ${x + 240} 760V1210Z`, ground) +
      path(`M${x + 54} 1210V780A66 66 0 0 1 ${x + 186} 780V1210Z`, index % 2 === 0 ? accent : figure)
    );
  });
  const berries = Array.from({ length: 22 }, () => {
    const [angle, reach] = [random.range(0, 6.28), Math.sqrt(random.next()) * 300];
    return circle(
      1030 + Math.cos(angle) * reach,
      400 + Math.sin(angle) * reach * 0.9,
      random.range(20, 34),
      random.chance(0.6) ? ground : figure,
    );
  });
  const crown = [
    [1030, 400, 300],
    [770, 470, 170],
    [1270, 500, 180],
    [900, 230, 170],
    [1180, 220, 180],
  ].map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 0, accent));
  return [
    rect(0, 520, WIDTH, 700, figure),
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((index) => half(100 + index * 200, 520, 100, index % 2 === 0 ? figure : ground, 0))
      .join(""),
    arches.join(""),
    path("M980 1210Q1010 900 960 640L1020 700L1050 560L1080 690L1140 600Q1070 900 1110 1210Z", accent),
    crown.join(""),
    berries.join(""),
    rect(0, 1150, WIDTH, 60, ground),
    [640, 760, 1300, 1390].map((x, index) => circle(x, 1090 + index * 8, 18, accent)).join(""),
  ].join("");
};

/** Rain at four o'clock: slanting lines and an umbrella that was lent out. */
export const rain: Motif = ({ ground, figure, accent }, random) => {
  const drops: string[] = [];
  for (let row = -1; row < 10; row += 1) {
    for (let column = -2; column < 20; column += 1) {
      const [x, y] = [column * 96 + (row % 2) * 48 + row * -36, row * 140 + random.range(-30, 30)];
      const length = random.range(50, 120);
      drops.push(line(`M${num(x)} ${num(y)}l${num(-length * 0.42)} ${num(length)}`, figure, 17));
    }
  }
  const umbrella = path(
    `M380 720A440 440 0 0 1 1260 720${[0, 1, 2, 3].map(() => "a110 62 0 0 0 -220 0").join("")}Z`,
    accent,
  );
  return [
    drops.join(""),
    group(
      "rotate(-12 820 720)",
      path(`M360 720A460 460 0 0 1 1280 720V760H360Z`, ground) +
        umbrella +
        line("M600 716Q620 420 820 284Q1020 420 1040 716M820 284V716", figure, 14) +
        line("M820 720V1060A70 70 0 0 1 680 1060", figure, 30) +
        line("M820 280V220", accent, 26),
    ),
  ].join("");
};

/** Six in the morning at the plant: saw-tooth roofs, chimneys, a low sun. */
export const plant: Motif = ({ ground, figure, accent }) => {
  const roofs = (y: number, wide: number, shift: number, fill: string): string =>
    Array.from({ length: 10 }, (_, index) => {
      const x = index * wide - shift;
      return polygon(
        [
          { x, y: y + wide * 0.5 },
          { x: x + wide * 0.78, y },
          { x: x + wide * 0.78, y: y + wide * 0.5 },
          { x: x + wide + 1, y: y + wide * 0.5 },
          { x: x + wide + 1, y: HEIGHT + 10 },
          { x, y: HEIGHT + 10 },
        ],
        fill,
      );
    }).join("");
  const panes = (y: number, wide: number, shift: number, fill: string): string =>
    Array.from({ length: 10 }, (_, index) =>
      [0, 1, 2]
        .map((pane) =>
          rect(index * wide - shift + wide * 0.14 + pane * wide * 0.24, y + wide * 0.62, wide * 0.17, wide * 0.3, fill),
        )
        .join(""),
    ).join("");
  return [
    circle(980, 560, 360, accent),
    [620, 690, 750].map((y, index) => rect(600, y, 760, 16 + index * 8, ground)).join(""),
    rect(230, 240, 90, 700, figure) + rect(380, 380, 80, 600, figure) + rect(216, 230, 118, 40, figure),
    rect(250, 110, 330, 84, figure, 42) + rect(60, 40, 260, 64, figure, 32),
    roofs(640, 330, 90, figure) + panes(640, 330, 90, ground),
    roofs(880, 260, 40, ground) + roofs(902, 260, 40, figure) + panes(902, 260, 40, accent),
  ].join("");
};

/** A mountain with its far side in strata and snow on top; the near one parts from the far ones by a line of ground. */
function peak(x: number, y: number, wide: number, { ground, figure, accent }: Triad): string {
  const foot = 980;
  const step = wide * 0.15;
  const drop = (foot - y) * 0.3;
  const body = polygon(
    [
      { x: x - wide, y: foot },
      { x, y },
      { x: x + wide, y: foot },
    ],
    figure,
  );
  const shade = polygon(
    [
      { x, y: y + drop * 0.8 },
      { x: x + wide, y: foot },
      { x: x + wide * 0.2, y: foot },
    ],
    "#000",
  );
  const strata = Array.from({ length: 24 }, (_, index) => rect(x - wide, y + index * 46, wide * 2, 20, ground)).join(
    "",
  );
  return (
    grown(body, ground, 24) +
    body +
    clipped(`peak${x}`, shade, strata) +
    polygon(
      [
        { x: x - wide * 0.3, y: y + drop },
        { x, y },
        { x: x + wide * 0.3, y: y + drop },
        { x: x + step, y: y + drop * 0.76 },
        { x, y: y + drop * 1.2 },
        { x: x - step, y: y + drop * 0.8 },
      ],
      accent,
    )
  );
}

/** A day in the mountains on which nobody presented anything. */
export const mountains: Motif = (triad) => {
  const { ground, figure, accent } = triad;
  return [
    circle(1230, 250, 130, accent),
    peak(1180, 430, 560, triad),
    peak(300, 380, 600, triad),
    peak(740, 200, 640, triad),
    rect(0, 940, WIDTH, 270, figure),
    [970, 1020, 1080, 1150]
      .map((y, index) =>
        line(
          `M${140 + index * 90} ${y}H${900 - index * 60}M${1000 + index * 40} ${y + 20}H${1500 - index * 80}`,
          ground,
          14 + index * 3,
        ),
      )
      .join(""),
    polygon(
      [
        { x: 1170, y: 960 },
        { x: 1270, y: 780 },
        { x: 1370, y: 960 },
      ],
      accent,
    ) +
      polygon(
        [
          { x: 1240, y: 960 },
          { x: 1270, y: 850 },
          { x: 1300, y: 960 },
        ],
        ground,
      ),
  ].join("");
};
