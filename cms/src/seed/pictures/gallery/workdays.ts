import { circle, group, half, line, num, path, polygon, quarter, rect, ring } from "../svg";
import { type Motif } from "./motif";

function cup(x: number, y: number, size: number, fill: string): string {
  return (
    rect(x, y - size * 0.86, size, size * 0.86, fill, size * 0.1) +
    ring(x + size, y - size * 0.5, size * 0.22, fill, size * 0.12)
  );
}

/** The long table that was bought for ping-pong: a net, bats, and everything that settles on tables. */
export const pingPong: Motif = ({ ground, figure, accent }) =>
  [
    [280, 1320]
      .map((x) => line(`M${x} -10V180`, figure, 10) + half(x, 300, 130, figure) + circle(x, 306, 40, accent))
      .join(""),
    rect(70, 760, 1460, 76, figure, 12),
    [210, 1330].map((x) => line(`M${x} 820L${x - 46} 1170M${x + 60} 820L${x + 106} 1170`, figure, 30)).join(""),
    rect(790, 600, 20, 170, figure) + rect(776, 600, 48, 26, accent),
    group(
      "rotate(-26 430 640)",
      circle(430, 540, 160, accent) +
        path("M280 600A160 160 0 0 0 580 600Z", ground) +
        rect(402, 590, 56, 210, figure, 22) +
        path("M292 622A160 160 0 0 0 568 622Z", accent),
    ),
    group(
      "rotate(30 1200 640)",
      circle(1200, 540, 160, figure) +
        path("M1050 600A160 160 0 0 0 1350 600Z", ground) +
        path("M1062 622A160 160 0 0 0 1338 622Z", figure) +
        rect(1172, 660, 56, 140, accent, 22),
    ),
    cup(600, 760, 110, figure) +
      rect(890, 700, 190, 26, accent) +
      rect(910, 728, 180, 32, figure) +
      rect(920, 668, 150, 26, figure),
    circle(830, 330, 38, accent) +
      [
        [690, 372],
        [736, 342],
        [776, 330],
      ]
        .map(([x, y], index) => circle(x ?? 0, y ?? 0, 10 + index * 4, accent))
        .join(""),
    rect(0, 1150, 1600, 60, accent),
  ].join("");

/** Eleven drafts in two rows, and the backs of those who review them. */
export const review: Motif = ({ ground, figure, accent }, random) => {
  const sheets = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = [110 + (index % 6) * 240 + (index > 5 ? 90 : 0), index > 5 ? 470 : 110];
    const art = [
      () => half(90, 190, 64, ground),
      () => circle(90, 120, 60, ground) + circle(90, 120, 26, accent),
      () => [0, 1, 2, 3].map((row) => rect(26, 50 + row * 46, 128 - row * 22, 26, ground, 13)).join(""),
      () => quarter(26, 46, 128, random.int(0, 3), ground) + circle(130, 196, 22, accent),
      () =>
        polygon(
          [
            { x: 26, y: 210 },
            { x: 90, y: 60 },
            { x: 154, y: 210 },
          ],
          ground,
        ),
      () =>
        [0, 1, 2]
          .flatMap((row) =>
            [0, 1, 2].map((column) =>
              circle(46 + column * 44, 76 + row * 52, 8 + ((row * 3 + column) % 4) * 4, ground),
            ),
          )
          .join(""),
    ][index % 6];
    const tilt = random.range(-4, 4);
    return group(
      `translate(${x} ${y}) rotate(${num(tilt)} 90 10)`,
      rect(0, 0, 180, 250, figure) + (art ? art() : "") + circle(90, 14, 13, accent),
    );
  });
  const person = (x: number, y: number, size: number): string =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      circle(0, 0, 84, accent) +
        path("M-190 420V290A160 160 0 0 1 -30 130H30A160 160 0 0 1 190 290V420Z", accent) +
        rect(-38, 60, 76, 100, accent),
    );
  return (
    sheets.join("") +
    person(310, 920, 1.3) +
    person(820, 880, 1.36) +
    circle(820, 750, 66, accent) +
    person(1310, 940, 1.3)
  );
};

/** Seven people around one table, seen from above. */
export const lunch: Motif = ({ ground, figure, accent }) => {
  const around = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2 - Math.PI / 2;
    const at = (reach: number): [number, number] => [800 + Math.cos(angle) * reach, 600 + Math.sin(angle) * reach];
    const [person, plate, glass] = [
      at(500),
      at(270),
      [at(318)[0] + Math.cos(angle + 1.57) * 110, at(318)[1] + Math.sin(angle + 1.57) * 110] as const,
    ];
    return {
      seat:
        circle(person[0], person[1], 96, accent) +
        (index % 2 === 0 ? half(person[0], person[1], 96, figure, index) : ""),
      plate:
        circle(plate[0], plate[1], 76, ground) +
        circle(plate[0], plate[1], 46, index % 3 === 0 ? accent : figure) +
        circle(glass[0], glass[1], 24, accent),
    };
  });
  return (
    around.map(({ seat }) => seat).join("") +
    circle(800, 600, 410, figure) +
    around.map(({ plate }) => plate).join("") +
    circle(800, 600, 112, accent) +
    [0, 60, 120]
      .map((turn) => group(`rotate(${turn} 800 600)`, path("M800 500Q850 600 800 700Q750 600 800 500Z", ground)))
      .join("")
  );
};

/** Shelves from which books are borrowed and seldom returned. */
export const library: Motif = ({ ground, figure, accent }, random) => {
  const drawn: string[] = [];
  [380, 760, 1140].forEach((floor, shelf) => {
    let x = 60;
    while (x < 1500) {
      const wide = random.pick([38, 52, 66, 84]);
      const high = random.range(190, 300);
      const gap = random.chance(0.16);
      const fill = random.chance(0.34) ? accent : figure;
      const mark = fill === accent ? figure : ground;
      const leaning = !gap && random.chance(0.12) && x < 1300;
      const book =
        rect(0, -high, wide, high, fill) +
        (random.chance(0.5)
          ? rect(0, -high + 30, wide, 14, mark) + rect(0, -50, wide, 14, mark)
          : circle(wide / 2, -high + 50, wide * 0.26, mark));
      if (!gap) drawn.push(group(`translate(${num(x)} ${floor}) rotate(${leaning ? -14 : 0} 0 0)`, book));
      x += gap ? random.range(90, 190) : wide + (leaning ? high * 0.12 : 0) + 7;
      if (leaning) x += 54;
    }
    drawn.push(rect(0, floor, 1600, 26, figure));
    if (shelf === 1) drawn.push(circle(1548, floor - 46, 46, accent));
  });
  return drawn.join("");
};
