import { circle, clipped, half, line, num, path, rect } from "../svg";
import { shaded, stipple } from "../stipple";
import { repeat, turned, type Still } from "./canvas";

/** A beetle seen from above about (0, 0), some 560 long. */
function beetleBody(
  x: number,
  y: number,
  scale: number,
  tilt: number,
  inks: { shell: string; mark: string; gap: string },
): string {
  const { shell, mark, gap } = inks;
  const legs = [-90, 10, 120]
    .map((at, index) =>
      line(
        `M-120 ${at}L-250 ${at - 40 + index * 40}L-300 ${at + 40 + index * 50}M120 ${at}L250 ${at - 40 + index * 40}L300 ${at + 40 + index * 50}`,
        shell,
        20,
      ),
    )
    .join("");
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(tilt)}) scale(${num(scale)})">${[
    legs,
    line("M-40 -250Q-70 -330 -150 -340M40 -250Q70 -330 150 -340", shell, 14),
    half(0, -166, 96, shell),
    rect(-130, -158, 260, 84, mark, 34),
    path("M-150 -62H-9V280Q-140 230 -150 40Z", shell) + path("M150 -62H9V280Q140 230 150 40Z", shell),
    [
      [-80, 10, 30],
      [80, 10, 30],
      [-66, 120, 24],
      [66, 120, 24],
      [-44, 200, 15],
      [44, 200, 15],
    ]
      .map(([a = 0, b = 0, r = 0]) => circle(a, b, r, mark === gap ? gap : mark))
      .join(""),
    circle(-44, -210, 14, gap) + circle(44, -210, 14, gap),
  ].join("")}</g>`;
}

/** Sixty notices, nine of them still open. */
export const notices: Still = ({ ground, figure, accent, random, width }) => {
  const open = new Set([4, 11, 17, 23, 30, 38, 41, 50, 57]);
  return repeat(60, (index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    const [x, y] = [-width / 2 + 78 + column * 131.5, -388 + row * 194];
    const lit = open.has(index);
    const fill = lit ? accent : figure;
    return turned(
      index === 38 ? -11 : random.range(-2, 2),
      x,
      y,
      rect(x - 54, y - 82, 108, 164, fill) +
        beetleBody(x, y - 22, 0.15, random.int(0, 3) * 90, { shell: ground, mark: lit ? figure : ground, gap: fill }) +
        line(`M${x - 34} ${y + 46}h${random.int(40, 68)}M${x - 34} ${y + 64}h${random.int(20, 50)}`, ground, 7) +
        (lit ? "" : line(`M${x - 40} ${y + 20}l80 -80`, ground, 8)),
    );
  });
};

/** A beetle in a frame, one leg over the edge. */
export const beetle: Still = ({ ground, figure, accent, random }) =>
  [
    rect(-400, -560, 800, 1120, figure),
    rect(-350, -510, 700, 1020, ground),
    clipped(
      "mount",
      rect(-350, -510, 700, 1020, "#000"),
      stipple(random, { box: [-350, -510, 700, 1020], towards: 60, fill: figure, count: 5200, size: 7 }),
    ),
    beetleBody(10, -40, 1.12, 9, { shell: figure, mark: accent, gap: ground }),
    rect(-130, 380, 260, 76, accent) + line("M-96 408h180M-96 432h110", ground, 9),
    circle(0, -610, 16, figure) + line("M0 -610L-150 -560M0 -610L150 -560", figure, 8),
  ].join("");

/** A moth at a lamp. */
export const moth: Still = ({ ground, figure, accent, random }) => {
  const wing =
    "M-16 -60C-120 -260 -400 -330 -440 -230C-470 -120 -330 20 -190 60C-330 110 -330 260 -230 300C-130 330 -40 220 -16 90Z";
  const one =
    shaded("wing", path(wing, figure), random, {
      box: [-450, -300, 440, 620],
      towards: 180,
      fill: ground,
      count: 3200,
      size: 8,
    }) +
    circle(-290, -150, 66, ground) +
    circle(-290, -150, 44, accent) +
    circle(-290, -150, 16, ground) +
    circle(-190, 200, 42, ground) +
    circle(-190, 200, 24, accent) +
    line("M-40 -60Q-180 -220 -390 -250M-40 90Q-110 220 -210 270", ground, 9);
  return [
    circle(0, 0, 478, accent),
    stipple(random, { box: [-478, -478, 956, 956], towards: 90, fill: ground, count: 2600, size: 8 }),
    one,
    `<g transform="scale(-1 1)">${one.replaceAll("wing", "wing2")}</g>`,
    rect(-40, -110, 80, 330, figure, 40) +
      circle(0, -130, 52, figure) +
      repeat(5, (index) => rect(-40, -20 + index * 44, 80, 12, ground)),
    line("M-18 -170Q-60 -300 -150 -330M18 -170Q60 -300 150 -330", figure, 14),
    circle(-22, -140, 12, ground) + circle(22, -140, 12, ground),
  ].join("");
};
