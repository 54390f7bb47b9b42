import { circle, group, half, line, path, rect } from "../svg";
import { shaded, stipple } from "../stipple";
import { setLine } from "../wordmarks/fonts";
import { floor, repeat, type Canvas, type Still } from "./canvas";

/** A line of capitals, `size` high, on the base line at (x, y). */
function painted(text: string, x: number, y: number, size: number, fill: string): string {
  const { letters } = setLine(text, "sansBlack", 4);
  return group(`translate(${x} ${y}) scale(${size / 100})`, letters.map(({ d }) => path(d, fill)).join(""));
}

const bricks = ({ width, height }: Canvas, fill: string): string =>
  repeat(Math.ceil(height / 60) * 12, (index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return line(`M${-width / 2 + column * 150 + (row % 2) * 75} ${-height / 2 + row * 60}v60`, fill, 4, "butt");
  }) +
  repeat(Math.ceil(height / 60), (row) =>
    line(`M${-width / 2} ${-height / 2 + row * 60}H${width / 2}`, fill, 4, "butt"),
  );

const ladder = (x: number, top: number, foot: number, fill: string): string =>
  line(`M${x - 46} ${foot}L${x - 34} ${top}M${x + 46} ${foot}L${x + 34} ${top}`, fill, 16) +
  repeat(Math.floor((foot - top) / 70), (index) => line(`M${x - 42} ${foot - 50 - index * 70}h84`, fill, 12));

/** Whoever stands on a ladder, seen from behind, a brush in the hand; parted from the wall by a line of `edge`. */
function painter(x: number, y: number, fill: string, edge: string): string {
  const body =
    line(`M${x - 26} ${y + 190}V${y + 90}M${x + 26} ${y + 190}V${y + 90}`, fill, 36) +
    rect(x - 56, y - 60, 112, 180, fill, 44) +
    circle(x, y - 100, 42, fill) +
    line(`M${x + 40} ${y - 30}L${x + 110} ${y - 110}`, fill, 28);
  const outline =
    line(`M${x - 26} ${y + 190}V${y + 90}M${x + 26} ${y + 190}V${y + 90}`, edge, 60) +
    rect(x - 68, y - 72, 136, 204, edge, 56) +
    circle(x, y - 100, 54, edge) +
    line(`M${x + 40} ${y - 30}L${x + 110} ${y - 110}`, edge, 52);
  return outline + body + half(x, y - 104, 46, edge) + line(`M${x + 104} ${y - 106}L${x + 136} ${y - 156}`, edge, 20);
}

/** A gable end on its nineteenth day. */
export const gable: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  return [
    rect(-width / 2, -500, width, 1000, accent),
    bricks(canvas, ground),
    stipple(random, { box: [-width / 2, -500, width, 1000], towards: 75, fill: ground, count: 5200, size: 8 }),
    painted("WE ARE", -740, -250, 160, figure),
    painted("LOOKING", -740, -20, 160, figure),
    painted("FOR SOME", -740, 210, 160, figure),
    ladder(650, 60, 450, figure),
    painter(650, 90, ground, figure),
    floor(canvas, 440, figure),
    line(`M${-width / 2} 468H${width / 2}`, accent, 8),
    rect(330, 330, 100, 110, figure, 8) +
      line("M330 350Q380 270 430 350", figure, 10) +
      path("M330 372h100v24q-20 40 -34 0t-32 6t-34 -6Z", ground),
  ].join("");
};

/** One letter as tall as a door, and the apprentice who answers questions. */
export const bigLetter: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  return [
    bricks(canvas, accent),
    group(
      "translate(-330 360)",
      shaded("letter", painted("R", 0, 0, 740, figure), random, {
        box: [0, -740, 640, 740],
        towards: 60,
        fill: ground,
        count: 4200,
        size: 8,
      }),
    ),
    ladder(240, -160, 420, accent),
    painter(240, -120, accent, ground),
    floor(canvas, 410, figure),
    rect(-420, 330, 100, 80, accent, 8) + line("M-420 350Q-370 280 -320 350", accent, 10),
    line("M-380 330V300", ground, 10),
  ].join("");
};

/** Those who came to see today's letter. */
export const crowd: Still = ({ ground, figure, accent, random }) => {
  const person = (x: number, y: number, size: number, kind: number): string => {
    const [fill, other] = kind % 4 === 1 ? [accent, figure] : [figure, accent];
    const hat =
      [
        half(x, y - 10 * size, 62 * size, other),
        circle(x, y - 62 * size, 24 * size, other),
        "",
        rect(x - 80 * size, y - 26 * size, 160 * size, 18 * size, other, 9 * size) +
          rect(x - 44 * size, y - 76 * size, 88 * size, 60 * size, other, 10 * size),
        line(`M${x + 16 * size} ${y - 50 * size}l${34 * size} ${-26 * size}`, fill, 20 * size),
      ][kind % 5] ?? "";
    return (
      path(
        `M${x - 120 * size} ${y + 300 * size}V${y + 170 * size}A${120 * size} ${96 * size} 0 0 1 ${x + 120 * size} ${y + 170 * size}V${y + 300 * size}Z`,
        ground,
      ).replace("/>", ` stroke="${ground}" stroke-width="18"/>`) +
      path(
        `M${x - 120 * size} ${y + 300 * size}V${y + 170 * size}A${120 * size} ${96 * size} 0 0 1 ${x + 120 * size} ${y + 170 * size}V${y + 300 * size}Z`,
        fill,
      ) +
      circle(x, y, 66 * size, ground) +
      circle(x, y, 58 * size, fill) +
      hat
    );
  };
  return [
    repeat(3, (index) => rect(-440 + index * 300, -440, 260, 300, index === 2 ? ground : figure)),
    painted("M", -424, -204, 172, ground),
    painted("E", -70, -204, 172, ground),
    line("M160 -440H420V-140H160Z", figure, 10),
    stipple(random, { box: [-500, -140, 1000, 300], towards: 90, fill: figure, count: 2600, size: 8 }),
    [0, 1, 2, 3, 4].map((index) => person(-400 + index * 200, 60 + (index % 2) * 24, 0.9, index)).join(""),
    [0, 1, 2, 3].map((index) => person(-320 + index * 220, 230 + (index % 2) * 30, 1.15, index + 3)).join(""),
  ].join("");
};
