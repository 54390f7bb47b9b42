import { circle, clipped, half, line, path, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, standing, tapered, times, type Canvas, type Still } from "./canvas";

/** One thing on a shelf, by its number: a pot, a bottle, a box, a jar, a tin. */
function grocery(kind: number, x: number, foot: number, { ground, figure, accent }: Canvas, lit: boolean): string {
  const [fill, mark] = lit ? [accent, figure] : [figure, ground];
  if (kind === 0)
    return (
      tapered(x, foot, 70, 96, 92, fill) +
      rect(x - 56, foot - 108, 112, 20, mark === ground ? accent : figure, 6) +
      circle(x, foot - 46, 20, mark)
    );
  if (kind === 1)
    return (
      path(
        `M${x - 40} ${foot}V${foot - 110}Q${x - 38} ${foot - 146} ${x - 16} ${foot - 158}V${foot - 196}H${x + 16}V${foot - 158}Q${x + 38} ${foot - 146} ${x + 40} ${foot - 110}V${foot}Z`,
        fill,
      ) + rect(x - 40, foot - 100, 80, 50, mark)
    );
  if (kind === 2)
    return (
      standing(x, foot, 100, 172, fill) + half(x, foot - 60, 34, mark) + line(`M${x - 30} ${foot - 134}h60`, mark, 10)
    );
  if (kind === 3)
    return (
      standing(x, foot, 92, 116, fill, 18) +
      standing(x, foot - 112, 72, 20, mark === ground ? accent : figure, 4) +
      line(`M${x - 22} ${foot - 60}h44`, mark, 10)
    );
  return (
    standing(x, foot, 86, 104, fill, 8) +
    line(`M${x - 43} ${foot - 22}h86M${x - 43} ${foot - 84}h86`, mark, 7) +
    circle(x, foot - 52, 18, mark)
  );
}

/** Shelves at a quarter past three, with one gap. */
export const shelf: Still = (canvas) => {
  const { figure, accent, ground, random, width } = canvas;
  const row = (foot: number, level: number): string =>
    repeat(14, (index) => {
      const x = -width / 2 + 62 + index * 122;
      if (level === 1 && (index === 8 || index === 9)) return "";
      return grocery(
        (index * 2 + level * 3 + Math.floor(index / 4)) % 5,
        x + random.range(-6, 6),
        foot,
        canvas,
        (index + level * 4) % 6 === 1,
      );
    }) +
    rect(-width / 2, foot, width, 26, figure) +
    repeat(14, (index) => rect(-width / 2 + 26 + index * 122, foot + 6, 62, 30, accent, 4));
  return [
    stipple(random, { box: [-width / 2, -500, width, 1000], towards: -90, fill: figure, count: 5200, size: 7 }),
    row(-236, 0),
    row(72, 1),
    row(380, 2),
    floor(canvas, 470, figure),
    line("M300 -500V-470M480 -500V-470", ground, 10),
  ].join("");
};

/** A pool at eleven in the morning: five lanes, nobody in them. */
export const pool: Still = ({ ground, figure, accent, random, width, height }) => {
  const top = -height / 2 + 330;
  const lanes = 5;
  const wide = width / lanes;
  const ropes = times(lanes - 1).map((lane) =>
    repeat(30, (index) =>
      circle(-width / 2 + (lane + 1) * wide, top + 30 + index * 38, 15, index % 5 === 0 ? ground : accent),
    ),
  );
  const glints = times(26).map(() => {
    const [x, y, length] = [
      random.range(-width / 2, width / 2 - 90),
      random.range(top + 60, height / 2 - 40),
      random.range(50, 120),
    ];
    return line(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 4).toFixed(0)} -18 ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`,
      ground,
      9,
    );
  });
  const water = rect(-width / 2, top, width, height, figure);
  return [
    circle(180, top - 30, 190, accent),
    shaded("water", water, random, {
      box: [-width / 2, top, width, height - 330],
      towards: 90,
      fill: ground,
      count: 4200,
      size: 8,
    }),
    clipped(
      "mirror",
      water,
      repeat(7, (index) => rect(180 - 190 + index * 20, top + 30 + index * 44, 380 - index * 40, 20, accent, 10)),
    ),
    glints.join(""),
    ropes.join(""),
    rect(-width / 2, top - 26, width, 30, ground),
    repeat(
      lanes,
      (lane) =>
        standing(-width / 2 + (lane + 0.5) * wide, top + 4, 120, 96, figure, 10) +
        repeat(lane + 1, (mark) =>
          circle(-width / 2 + (lane + 0.5) * wide + (mark - lane / 2) * 20, top - 46, 7, accent),
        ),
    ),
    line(
      `M${-width / 2 + 40} ${top - 130}V${top + 150}M${-width / 2 + 120} ${top - 130}V${top + 150}M${-width / 2 + 40} ${top + 40}h80M${-width / 2 + 40} ${top + 100}h80`,
      ground,
      14,
    ),
  ].join("");
};

/** The first bus, with one passenger asleep against the glass. */
export const nightBus: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  const pane = (x: number, lit: boolean): string => rect(x, -150, 150, 190, lit ? accent : ground, 20);
  return [
    circle(300, -330, 84, accent) + circle(336, -352, 74, ground),
    repeat(16, () => circle(random.range(-480, 180), random.range(-480, -280), random.range(4, 9), accent)),
    floor(canvas, 330, figure) + line("M-460 420H-300M-180 420H-20M100 420H260M380 420H500", accent, 16),
    shaded(
      "coach",
      path(
        "M-440 -220A60 60 0 0 1 -380 -280H380A80 80 0 0 1 460 -200V250A30 30 0 0 1 430 280H-410A30 30 0 0 1 -440 250Z",
        figure,
      ),
      random,
      { box: [-440, -280, 900, 560], towards: 90, fill: ground, count: 3600, size: 7 },
    ),
    rect(-440, 76, 900, 26, accent),
    [-400, -230, -60, 110].map((x, index) => pane(x, index !== 1)).join("") + rect(286, -190, 150, 270, accent, 24),
    clipped(
      "seat",
      rect(-60, -150, 150, 190, "#000", 20),
      rect(-30, -6, 140, 90, ground, 44) +
        circle(46, -44, 46, figure) +
        path("M4 -52A48 48 0 0 1 96 -58Q50 -74 4 -52Z", ground) +
        line("M20 -40q10 10 20 0M50 -44q10 10 20 0", ground, 6),
    ),
    rect(286, -250, 120, 38, ground, 8) + line("M304 -230h60", accent, 9),
    [-270, 270]
      .map((x) => circle(x, 290, 92, ground) + ring(x, 290, 62, figure, 30) + circle(x, 290, 22, accent))
      .join(""),
    circle(448, 200, 26, accent),
  ].join("");
};
