import { circle, clipped, ellipse, group, half, line, path, polygon, rect } from "../svg";
import { type Motif } from "./motif";

/** No light in the house: three candles, and the strategy goes on. */
export const candles: Motif = ({ ground, figure, accent }) => {
  const lights: [number, number, number][] = [
    [340, 470, 270],
    [1240, 560, 240],
    [800, 330, 320],
  ];
  const glow =
    lights.map(([x, y, r]) => circle(x, y, r, figure)).join("") +
    lights.map(([x, y, r]) => circle(x, y, r * 0.8, ground) + circle(x, y, r * 0.6, figure)).join("");
  const bodies = lights.map(([x, y], index) => {
    const wide = 92 + index * 20;
    const foot = 1040;
    return (
      rect(x - wide / 2, y + 90, wide, foot - y - 90, accent) +
      path(`M${x - wide / 2} ${y + 170}a${wide / 4} 40 0 0 0 ${wide / 2} 0V${y + 80}H${x - wide / 2}Z`, figure) +
      line(`M${x} ${y + 96}V${y + 50}`, accent, 10) +
      path(
        `M${x} ${y - 96}C${x + 76} ${y - 8} ${x + 60} ${y + 62} ${x} ${y + 62}C${x - 60} ${y + 62} ${x - 76} ${y - 8} ${x} ${y - 96}Z`,
        ground,
      ) +
      circle(x, y + 22, 24, figure)
    );
  });
  return (
    glow +
    bodies.join("") +
    rect(0, 1036, 1600, 200, accent) +
    polygon(
      [
        { x: 920, y: 1036 },
        { x: 1120, y: 1036 },
        { x: 1080, y: 960 },
        { x: 900, y: 960 },
      ],
      ground,
    ) +
    line("M500 1090H700M560 1130H820", figure, 12)
  );
};

/** Three beams on a stage and the heads of the first row. */
export const stageLights: Motif = ({ ground, figure, accent }) => {
  const beam = (x: number, foot: number, fill: string): string =>
    polygon(
      [
        { x: x - 30, y: 90 },
        { x: x + 30, y: 90 },
        { x: foot + 250, y: 900 },
        { x: foot - 250, y: 900 },
      ],
      fill,
    );
  const left = beam(300, 720, figure);
  const heads = [120, 400, 680, 960, 1240, 1520].map(
    (x, index) => circle(x, 1110 + (index % 2) * 26, 96, ground) + rect(x - 150, 1190, 300, 80, ground, 60),
  );
  return [
    left,
    beam(1300, 880, accent),
    clipped(
      "both",
      polygon(
        [
          { x: 1270, y: 90 },
          { x: 1330, y: 90 },
          { x: 1130, y: 900 },
          { x: 630, y: 900 },
        ],
        "#000",
      ),
      left.replace(figure, ground),
    ),
    rect(0, 900, 1600, 320, figure),
    ellipse(800, 900, 330, 50, accent),
    line("M800 890V620", figure, 18) +
      rect(755, 430, 90, 190, accent, 45) +
      line("M755 510H845M755 546H845", ground, 10),
    rect(0, 60, 1600, 30, figure) +
      [300, 800, 1300]
        .map((x) =>
          group(
            `rotate(${(800 - x) / 26} ${x} 80)`,
            rect(x - 56, 50, 112, 130, figure, 20) + rect(x - 66, 160, 132, 34, accent, 10),
          ),
        )
        .join(""),
    heads.join(""),
  ].join("");
};

/** An armchair by the lamp, a plant that outlived three offices. */
export const corner: Motif = ({ ground, figure, accent }) =>
  [
    circle(470, 420, 330, accent),
    circle(560, 370, 270, ground),
    line("M1380 1080V330A240 240 0 0 0 900 330V380", figure, 22) +
      half(900, 470, 150, figure) +
      circle(900, 474, 46, accent) +
      rect(1260, 1066, 240, 34, figure, 17),
    path("M520 1100V640A150 150 0 0 1 670 490H1000A150 150 0 0 1 1150 640V1100Z", figure),
    rect(450, 760, 190, 330, accent, 90) +
      rect(1030, 760, 190, 330, accent, 90) +
      rect(560, 860, 550, 230, accent, 40) +
      rect(640, 800, 390, 120, ground, 60),
    [-58, -30, 0, 30, 58]
      .map((turn) =>
        group(
          `rotate(${turn} 240 860)`,
          path("M240 860Q140 640 240 430Q340 640 240 860Z", Math.abs(turn) === 30 ? accent : figure) +
            line("M240 850V520", ground, 8),
        ),
      )
      .join(""),
    path("M130 840H350L310 1100H170Z", accent) + rect(116, 820, 248, 56, figure),
    rect(0, 1096, 1600, 16, figure),
  ].join("");
