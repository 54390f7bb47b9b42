import { circle, clipped, half, line, path, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, scribble, standing, tapered, turned, type Still } from "./canvas";

/** A policy of eleven pages with a seal: the sun of a Monday morning. */
export const policy: Still = ({ ground, figure, accent, random }) => {
  const sheet = "M-340 -520H180L340 -360V520H-340Z";
  return [
    turned(7, 0, 0, path(sheet, accent)),
    turned(3, 0, 0, path(sheet, ground) + path("M-328 -508H172L328 -352V508H-328Z", accent)),
    turned(
      -3,
      0,
      0,
      [
        path(sheet, ground),
        shaded("sheet", path("M-326 -506H176L326 -354V506H-326Z", figure), random, {
          box: [-340, -520, 680, 1040],
          towards: 70,
          fill: ground,
          count: 2400,
          size: 6,
        }),
        path("M180 -520V-360H340Z", ground) + path("M176 -506V-346H326Z", accent),
        half(-90, -210, 150, ground) + half(-90, -210, 104, figure) + half(-90, -210, 60, ground),
        line("M-270 -196H100", ground, 14),
        scribble(-250, -100, [470, 500, 430, 490, 260], 58, ground),
        scribble(-250, 220, [300, 340, 190], 58, ground),
        circle(190, 330, 112, ground) +
          circle(190, 330, 92, accent) +
          repeat(12, (index) => turned(index * 30, 190, 330, line("M190 252V272", ground, 12))) +
          half(190, 352, 44, ground),
        path("M140 424L120 560L180 520L236 566L236 426Z", accent),
      ].join(""),
    ),
  ].join("");
};

/** Hours paid back: a clock with a slice served beside it. */
export const hours: Still = ({ ground, figure, accent, random }) => {
  const slice = "M0 0V-330A330 330 0 0 1 330 0Z";
  return [
    ring(0, 0, 470, accent, 8),
    turned(
      0,
      0,
      0,
      shaded("face", path("M-40 40V-370A370 370 0 1 0 370 40Z", figure), random, {
        box: [-420, -340, 800, 760],
        towards: 120,
        fill: ground,
        count: 4600,
        size: 8,
      }),
    ),
    `<g transform="translate(60 -60)">${shaded("slice", path(slice, accent), random, { box: [0, -330, 330, 330], towards: -45, fill: ground, count: 1800, size: 7 })}</g>`,
    repeat(12, (index) =>
      index === 1 || index === 2 || index === 0 || index === 3
        ? ""
        : turned(index * 30, -40, 40, line("M-40 -292V-326", ground, 18)),
    ),
    line("M-40 40V-190M-40 40H130", ground, 26) + circle(-40, 40, 34, ground) + circle(-40, 40, 14, accent),
    [
      [-390, 420],
      [-270, 440],
      [-150, 424],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 60, accent) + ring(x, y, 40, ground, 7) + line(`M${x} ${y - 22}V${y}h16`, ground, 7),
      )
      .join(""),
  ].join("");
};

/** The sixth floor on the first free Friday: desks, lamps, nobody. */
export const desks: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const desk = (x: number): string =>
    [
      rect(x - 200, 190, 400, 26, figure),
      line(`M${x - 176} 210V410M${x + 176} 210V410`, figure, 18),
      rect(x + 60, 216, 110, 120, figure) + line(`M${x + 96} 256h38M${x + 96} 300h38`, ground, 9),
      rect(x - 90, 40, 170, 112, figure, 10) +
        rect(x - 76, 54, 142, 84, ground) +
        standing(x - 5, 192, 40, 44, figure) +
        standing(x - 5, 192, 110, 12, figure),
      line(`M${x + 150} 190L${x + 120} 60L${x + 170} 0`, figure, 12) +
        turned(36, x + 170, 0, half(x + 170, 16, 50, accent)),
      rect(x - 66, 236, 132, 130, accent, 24) + line(`M${x} 366V420M${x - 60} 440Q${x} 400 ${x + 60} 440`, accent, 16),
    ].join("");
  return [
    shaded("noon", circle(0, -190, 236, figure), random, {
      box: [-236, -426, 472, 472],
      towards: 90,
      fill: ground,
      count: 3400,
      size: 8,
    }),
    line(
      `M${-width / 2} 30H${width / 2}M-560 -500V30M-190 -500V30M190 -500V30M560 -500V30M${-width / 2} -250H${width / 2}`,
      accent,
      18,
      "butt",
    ),
    rect(-width / 2, 22, width, 400, ground),
    floor(canvas, 410, figure),
    stipple(random, { box: [-width / 2, 410, width, 90], towards: 90, fill: ground, count: 1500, size: 7 }),
    desk(-540) + desk(0) + desk(540),
    tapered(-275, 410, 70, 96, 90, accent) +
      [-34, 0, 34]
        .map((tilt) => turned(tilt, -275, 320, path("M-275 330Q-310 220 -275 130Q-240 220 -275 330Z", figure)))
        .join(""),
  ].join("");
};

/** An open envelope with a letter that is longer than it. */
export const letter: Still = ({ ground, figure, accent, random, width }) =>
  [
    circle(-width * 0.28, -180, 200, accent),
    stipple(random, { box: [-width / 2, -500, width, 1000], towards: 90, fill: figure, count: 3000, size: 7 }),
    path("M-460 20L0 -330L460 20V440H-460Z", figure),
    shaded("page", rect(-340, -420, 680, 700, accent), random, {
      box: [-340, -420, 680, 700],
      towards: 90,
      fill: ground,
      count: 1500,
      size: 6,
    }),
    scribble(-270, -340, [230], 62, ground),
    scribble(-270, -250, [520, 540, 470, 530, 350], 66, ground),
    path("M-460 20L-20 300H20L460 20V440H-460Z", figure) +
      line("M-460 440L-70 250M460 440L70 250M-460 24L0 312L460 24", ground, 12),
    path("M520 60C600 0 640 -40 700 -160L730 -130C690 -20 640 60 556 100Z", figure) +
      line("M500 130L556 78", figure, 12),
  ].join("");

/** Four lines are enough for a refusal: the answer stands in the first. */
export const reply: Still = ({ ground, figure, accent, random, width }) =>
  [
    repeat(9, (index) =>
      turned(-16 + index * 4, -380, 0, rect(-645, -335, 530, 670, ground) + rect(-640, -330, 520, 660, figure)),
    ),
    line("M-560 -210h360M-560 -150h300M-560 -90h340", ground, 16),
    turned(
      4,
      320,
      0,
      [
        rect(20, -400, 620, 800, ground),
        shaded("note", rect(36, -384, 588, 768, accent), random, {
          box: [36, -384, 588, 768],
          towards: 60,
          fill: ground,
          count: 1700,
          size: 6,
        }),
        [0, 1, 2, 3]
          .map(
            (index) =>
              circle(110, -250 + index * 130, 26, ground) +
              line(
                `M176 ${-262 + index * 130}h${[380, 330, 370, 240][index] ?? 0}M176 ${-232 + index * 130}h${[250, 300, 180, 120][index] ?? 0}`,
                ground,
                15,
              ),
          )
          .join(""),
        line("M330 310c40 -70 60 -50 50 0s40 -60 60 -30s30 20 90 -10", figure, 12),
      ].join(""),
    ),
    rect(-width / 2, 470, width, 40, figure),
  ].join("");

/** A tray of biscuits; one is bitten, and nobody stayed because of it. */
export const biscuits: Still = ({ ground, figure, accent, random, width }) => {
  const biscuit = (x: number, y: number, index: number): string => {
    const fill = index % 4 === 1 ? accent : figure;
    const edge = repeat(14, (tooth) => {
      const turn = (tooth * Math.PI * 2) / 14;
      return circle(x + Math.cos(turn) * 96, y + Math.sin(turn) * 96, 26, fill);
    });
    const crumbs = repeat(7, (hole) => {
      const turn = (hole * Math.PI * 2) / 6;
      return hole === 6
        ? circle(x, y, 11, ground)
        : circle(x + Math.cos(turn) * 50, y + Math.sin(turn) * 50, 11, ground);
    });
    const jam =
      index % 3 === 0 ? circle(x, y, 56, ground) + circle(x, y, 42, fill === figure ? accent : figure) : crumbs;
    const bite =
      index === 8
        ? circle(x + 96, y - 66, 74, ground) + circle(x + 36, y - 100, 34, ground) + circle(x + 112, y + 10, 30, ground)
        : "";
    return (
      shaded(`biscuit${index}`, circle(x, y, 106, fill), random, {
        box: [x - 110, y - 110, 220, 220],
        towards: 50,
        fill: ground,
        count: 700,
        size: 6,
      }) +
      edge +
      jam +
      bite
    );
  };
  return [
    rect(-width / 2 + 50, -450, width - 100, 900, figure, 96) +
      rect(-width / 2 + 72, -428, width - 144, 856, ground, 76),
    repeat(15, (index) => biscuit(-580 + (index % 5) * 290, -276 + Math.floor(index / 5) * 276, index)),
    [
      [150, -170],
      [176, -136],
      [130, -130],
    ]
      .map(([x = 0, y = 0]) => circle(x + 180, y + 170, 10, figure))
      .join(""),
  ].join("");
};

/** A dial with four marks; the fifth is not worth looking at. */
export const dial: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  const tick = (degrees: number, long: number, fill: string, thick: number): string =>
    turned(degrees, 0, 340, line(`M0 ${340 - 560}V${340 - 560 + long}`, fill, thick));
  return [
    shaded("dial", half(0, 340, 660, figure), random, {
      box: [-660, -320, 1320, 660],
      towards: 70,
      fill: ground,
      count: 6400,
      size: 8,
    }),
    clipped("inside", half(0, 340, 600, "#000"), path("M0 340L-600 340A600 600 0 0 1 -560 130Z", accent)),
    repeat(41, (index) => tick(-80 + index * 4, index % 10 === 0 ? 0 : 30, ground, 7)),
    [-60, -20, 20, 60].map((degrees) => tick(degrees, 110, ground, 30)).join(""),
    half(0, 340, 300, ground) + half(0, 340, 270, figure),
    turned(31, 0, 340, path("M-26 340L0 -260L26 340Z", accent)),
    circle(0, 340, 70, ground) + circle(0, 340, 40, accent),
    floor(canvas, 340, ground) + line("M-660 372H660", figure, 16),
    circle(560, -330, 76, accent) + line("M516 -286L604 -374", ground, 16),
    repeat(5, (index) => standing(-300 + index * 150, 460, 90, 30, index === 3 ? accent : figure, 15)),
  ].join("");
};
