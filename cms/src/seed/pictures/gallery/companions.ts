import { circle, ellipse, group, half, line, path, quarter, rect, ring, smoothWay } from "../svg";
import { WIDTH, type Motif } from "./motif";

function duckling(x: number, y: number, size: number, fill: string, beak: string, eye: string): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    [
      half(0, 0, 300, fill, 2),
      quarter(-300, -110, 110, 3, fill),
      path("M60 10V-150A150 150 0 0 1 360 -150V-100A300 300 0 0 1 300 10Z", fill),
      half(360, -130, 84, beak, 2),
      circle(240, -170, 26, eye),
      path("M-190 60A150 150 0 0 0 110 60Z", eye),
    ].join(""),
  );
}

/** The duck that chairs the meetings, and those who report to it. */
export const duck: Motif = ({ ground, figure, accent }) =>
  [
    circle(330, 270, 170, accent),
    duckling(640, 640, 1.25, figure, accent, ground),
    [0, 1, 2]
      .map((index) =>
        line(
          `M${-60 + index * 60} ${1040 + index * 62}${"q60 -50 120 0t120 0".repeat(8)}`,
          index === 1 ? figure : accent,
          22,
        ),
      )
      .join(""),
    duckling(1300, 930, 0.36, accent, figure, ground) + duckling(180, 960, 0.36, accent, figure, ground),
  ].join("");

/** The office dog and the ball that is always under the same table. */
export const dog: Motif = ({ ground, figure, accent }) =>
  [
    circle(420, 330, 210, accent),
    path("M330 620A60 60 0 0 1 390 560H1010V940H900V790H520V940H410V760A90 90 0 0 1 330 670Z", figure),
    rect(540, 770, 84, 170, figure) + rect(796, 770, 84, 170, figure),
    line("M360 610Q220 560 250 390", figure, 54),
    path("M960 620V380A130 130 0 0 1 1090 250H1160L1330 360A60 60 0 0 1 1300 470H1200Q1180 640 1040 760Z", figure),
    path("M1030 262Q880 290 890 500A70 70 0 0 0 1030 500V290Z", accent),
    circle(1322, 386, 30, ground) +
      circle(1150, 350, 17, ground) +
      line("M972 590L1150 640", ground, 34) +
      circle(1120, 676, 26, ground),
    rect(0, 936, WIDTH, 270, figure),
    circle(250, 830, 110, accent) + line("M160 780Q250 830 210 930M310 738Q280 830 350 870", ground, 14),
    line("M560 1020H1400M880 1090H1260", ground, 14),
  ].join("");

/** The bicycle that came to work before everybody else. */
export const bicycle: Motif = ({ ground, figure, accent }) => {
  const wheel = (x: number): string =>
    ring(x, 800, 262, figure, 34) +
    [0, 30, 60, 90, 120, 150]
      .map((turn) => group(`rotate(${turn} ${x} 800)`, line(`M${x - 240} 800H${x + 240}`, figure, 5)))
      .join("") +
    circle(x, 800, 36, accent);
  return [
    circle(800, 430, 340, accent),
    rect(0, 1080, WIDTH, 130, figure),
    wheel(400) + wheel(1210),
    line("M400 800L640 430H1080L760 800H400M760 800L610 360M1210 800L1050 300", figure, 36),
    line("M520 352H700", figure, 46) + line("M1050 300L1190 262M1050 300L940 330", figure, 30),
    circle(760, 800, 76, ground) + ring(760, 800, 70, figure, 16) + line("M760 800L830 920M800 930H880", figure, 22),
    path("M1090 360H1370L1330 540H1130Z", ground) +
      [0, 1, 2].map((index) => line(`M1106 ${404 + index * 46}H1354`, figure, 12)).join("") +
      line("M1090 360H1370L1330 540H1130Z", figure, 16),
    [-36, 0, 36]
      .map((turn) => group(`rotate(${turn} 1230 360)`, path("M1230 360Q1170 260 1230 150Q1290 260 1230 360Z", figure)))
      .join(""),
    ellipse(400, 1088, 200, 12, ground) + ellipse(1210, 1088, 200, 12, ground),
    `<path d="${smoothWay([
      { x: -20, y: 1150 },
      { x: 400, y: 1136 },
      { x: 900, y: 1160 },
      { x: 1640, y: 1140 },
    ])}" fill="none" stroke="${accent}" stroke-width="12"/>`,
  ].join("");
};
