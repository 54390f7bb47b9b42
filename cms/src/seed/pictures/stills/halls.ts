import { circle, clipped, half, line, path, polygon, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, scribble, standing, turned, type Still } from "./canvas";

/** A kitchen chair, its feet at `foot`. */
function seat(x: number, foot: number, scale: number, fill: string, felt: string): string {
  return `<g transform="translate(${x} ${foot}) scale(${scale})">${[
    line("M-120 0L-104 -250M120 0L104 -250M-60 0V-230M64 0V-230", fill, 26),
    line("M-114 -110H114", fill, 16),
    rect(-140, -280, 280, 44, felt, 22),
    line("M-112 -280L-124 -560M112 -280L124 -560", fill, 26),
    path("M-140 -580Q0 -640 140 -580V-500Q0 -556 -140 -500Z", fill),
    [-50, 0, 50].map((at) => line(`M${at} -530L${at * 0.86} -280`, fill, 16)).join(""),
  ].join("")}</g>`;
}

/** An empty chair on a plinth, lit as a sculpture is. */
export const chair: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  return [
    polygon(
      [
        { x: -80, y: -520 },
        { x: 80, y: -520 },
        { x: 420, y: 470 },
        { x: -420, y: 470 },
      ],
      accent,
    ),
    clipped(
      "beam",
      path("M-80 -520H80L420 470H-420Z", "#000"),
      stipple(random, { box: [-420, -520, 840, 990], towards: 90, fill: ground, count: 4200, size: 8 }),
    ),
    rect(-60, -510, 120, 40, figure),
    seat(0, 170, 0.9, figure, ground),
    shaded("plinth", rect(-230, 170, 460, 270, ground), random, {
      box: [-230, 170, 460, 270],
      towards: 20,
      fill: figure,
      count: 2400,
      size: 7,
    }) +
      line("M-230 170H230V440H-230Z", figure, 10) +
      rect(-70, 240, 140, 84, figure) +
      scribble(-48, 264, [90, 60], 28, ground),
    floor(canvas, 440, figure),
    [-360, 360].map((x) => standing(x, 440, 22, 150, figure) + circle(x, 284, 24, figure)).join("") +
      line("M-360 300Q-250 400 -230 330M360 300Q250 400 230 330", figure, 10),
  ].join("");
};

/** A museum label that says the opposite of the usual. */
export const label: Still = ({ ground, figure, accent, random }) => {
  const card = "M-340 -190L-200 -330H340V330H-340Z";
  const palm =
    [-84, -30, 24, 78]
      .map((x, index) => rect(x - 24, [-190, -230, -222, -176][index] ?? 0, 48, 240, ground, 24))
      .join("") +
    rect(-108, -60, 210, 170, ground, 60) +
    turned(48, 96, 60, rect(78, -60, 48, 160, ground, 24));
  return [
    line("M-250 -240Q-420 -420 -300 -520", accent, 14),
    turned(
      -6,
      0,
      0,
      [
        path(card, accent),
        `<g transform="translate(-22 -22)">${shaded("card", path(card, figure), random, { box: [-340, -330, 680, 660], towards: 70, fill: ground, count: 3600, size: 7 })}${circle(-230, -214, 34, ground)}${ring(-230, -214, 44, accent, 12)}<g transform="translate(40 -30) scale(1.05)">${palm}</g>${scribble(-250, 180, [480, 360, 200], 54, ground)}</g>`,
      ].join(""),
    ),
    repeat(5, (index) => turned(-40 + index * 20, 20, -60, line("M20 -440V-490", accent, 16))),
  ].join("");
};

/** Room nine before opening: three pictures of one river, and a chair. */
export const hall: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const frame = (x: number, y: number, wide: number, high: number, id: string, art: string): string =>
    rect(x - 22, y - 22, wide + 44, high + 44, figure) +
    clipped(id, rect(x, y, wide, high, "#000"), rect(x, y, wide, high, ground) + art);
  return [
    rect(-width / 2, 280, width, 220, figure),
    stipple(random, { box: [-width / 2, 280, width, 220], towards: 90, fill: ground, count: 2600, size: 8 }),
    rect(-width / 2, 258, width, 22, accent),
    repeat(9, (index) => line(`M${-width / 2 + index * 200} 500L${-width / 2.6 + index * 152} 284`, ground, 6)),
    frame(
      -690,
      -330,
      300,
      400,
      "one",
      path("M-700 -60Q-600 -140 -540 -40T-380 -100V80H-700Z", accent) + circle(-460, -230, 56, accent),
    ),
    frame(
      -290,
      -390,
      580,
      460,
      "two",
      path("M-300 -40Q-160 -160 -20 -40T300 -90V100H-300Z", accent) +
        path("M-300 20Q-160 -90 -20 30T300 -20V100H-300Z", figure) +
        path("M-300 50Q-160 -40 -20 60T300 20V100H-300Z", accent) +
        circle(130, -250, 84, figure) +
        line("M-200 -260h90M-160 -230h110", figure, 10),
    ),
    frame(
      390,
      -330,
      300,
      400,
      "three",
      circle(540, -140, 74, accent) +
        path("M420 90Q430 -50 540 -50T660 90Z", accent) +
        path("M466 -150Q470 -236 540 -232Q620 -230 616 -140Q580 -190 466 -150Z", figure),
    ),
    [-540, 0, 540].map((x) => line(`M${x} -500V-440`, figure, 10) + half(x, -418, 50, figure)).join(""),
    standing(330, 300, 30, 0, figure),
    seat(330, 440, 0.62, accent, ground),
    [-320, -120, 80].map((x) => standing(x, 420, 16, 130, accent) + circle(x, 284, 18, accent)).join("") +
      line("M-320 310Q-220 390 -120 310Q-20 390 80 310", accent, 10),
  ].join("");
};

/** A street cut open: a queue of cars above, the crew and the pipe below. */
export const trench: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const car = (x: number, fill: string): string =>
    path(
      `M${x - 130} -150V-190Q${x - 130} -214 ${x - 100} -216L${x - 66} -280Q${x - 58} -294 ${x - 40} -294H${x + 30}Q${x + 48} -294 ${x + 60} -278L${x + 96} -218Q${x + 130} -212 ${x + 130} -184V-150Z`,
      fill,
    ) +
    path(`M${x - 46} -222L${x - 22} -272H${x - 2}V-222ZM${x + 16} -222V-272H${x + 34}L${x + 62} -222Z`, ground) +
    [-72, 76].map((at) => circle(x + at, -148, 34, fill) + circle(x + at, -148, 15, ground)).join("");
  const earth = `M${-width / 2} -116H-240V360H260V-116H${width / 2}V500H${-width / 2}Z`;
  return [
    circle(560, -380, 70, accent),
    [-690, -390].map((x, index) => car(x, index === 0 ? figure : accent)).join("") +
      [430, 720].map((x, index) => car(x, index === 0 ? figure : accent)).join(""),
    shaded("earth", path(earth, figure), random, {
      box: [-width / 2, -116, width, 620],
      towards: 90,
      fill: ground,
      count: 9000,
      size: 9,
    }),
    line(`M${-width / 2} -96H-250M270 -96H${width / 2}`, accent, 20, "butt"),
    line(`M${-width / 2} 40Q-600 20 -440 60T-244 40M264 60Q420 20 560 60T${width / 2} 40`, accent, 10),
    line(`M${-width / 2} 270H-130M150 270H${width / 2}`, ground, 150, "butt") +
      line(`M${-width / 2} 270H-130M150 270H${width / 2}`, accent, 118, "butt") +
      rect(-180, 186, 50, 168, accent, 8) +
      rect(150, 186, 50, 168, accent, 8),
    repeat(5, (index) => path(`M${-100 + index * 26} ${250 + (index % 2) * 30}q-18 34 0 46q18 -12 0 -46Z`, accent)),
    line("M-200 -190V340M-130 -190V340", accent, 14) +
      repeat(6, (index) => line(`M-200 ${-120 + index * 76}h70`, accent, 12)),
    path("M-30 360V170Q-30 90 50 90T130 170V360H80V230H20V360Z", figure) +
      circle(50, 40, 50, figure) +
      path("M-20 30A70 70 0 0 1 120 30H150V48H-20Z", accent) +
      line("M110 150L170 240", figure, 40) +
      line("M150 210L230 290", accent, 18),
    path("M-300 -116L-270 -230H-250L-220 -116ZM240 -116L270 -230H290L320 -116Z", accent) +
      line("M-286 -164h52M254 -164h52", ground, 18, "butt"),
  ].join("");
};

/** Round windows in a fence at three heights: for a child, an adult, a driver. */
export const fence: Still = ({ ground, figure, accent, random }) => {
  const hole = (x: number, y: number, r: number, id: string, draw: string): string =>
    circle(x, y, r + 26, ground) +
    ring(x, y, r + 16, accent, 20) +
    clipped(id, circle(x, y, r, "#000"), rect(x - r, y - r, 2 * r, 2 * r, ground) + draw);
  const face = (x: number, y: number, r: number): string =>
    circle(x, y + r * 0.2, r * 0.62, accent) +
    path(`M${x - r * 0.8} ${y - r * 0.02}A${r * 0.8} ${r * 0.72} 0 0 1 ${x + r * 0.8} ${y - r * 0.02}Z`, figure) +
    circle(x - r * 0.22, y + r * 0.26, r * 0.08, ground) +
    circle(x + r * 0.22, y + r * 0.26, r * 0.08, ground) +
    line(`M${x - r * 0.18} ${y + r * 0.54}q${r * 0.18} ${r * 0.14} ${r * 0.36} 0`, ground, r * 0.07);
  return [
    repeat(8, (index) =>
      shaded(
        `board${index}`,
        path(`M${-488 + index * 124} 470V-380L${-434 + index * 124} -440L${-380 + index * 124} -380V470Z`, figure),
        random,
        { box: [-488 + index * 124, -440, 108, 910], towards: index % 2 ? 80 : 100, fill: ground, count: 900, size: 7 },
      ),
    ),
    rect(-500, -300, 1000, 34, accent) + rect(-500, 380, 1000, 34, accent),
    repeat(8, (index) => circle(-434 + index * 124, -283, 9, ground) + circle(-434 + index * 124, 397, 9, ground)),
    hole(-260, -80, 120, "adult", face(-260, -80, 120)) +
      hole(60, 190, 100, "child", line("M-60 190H200M-60 240H200", accent, 24) + ring(60, 200, 60, figure, 24)) +
      hole(
        300,
        20,
        110,
        "driver",
        path("M170 20H430V140H170Z", accent) +
          line("M200 60h60M290 90h90", ground, 14) +
          path("M300 -90q-30 60 0 80q30 -20 0 -80Z", figure),
      ),
  ].join("");
};

/** Seven ducks on their way to a meeting. */
export const ducks: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const one = (index: number): string => {
    const body =
      half(0, 0, 100, figure, 2) +
      path("M-100 4V-56Q-60 -50 -50 4ZM20 4V-66A56 56 0 0 1 132 -66V-40A110 110 0 0 1 96 24Z", figure);
    return `<g transform="translate(${-636 + index * 202} ${90 + (index % 2) * 26}) rotate(${index % 2 ? -4 : 3})">${shaded(`duck${index}`, body, random, { box: [-110, -130, 260, 240], towards: 100, fill: ground, count: 700, size: 6 })}${half(132, -52, 32, accent, 2)}${circle(88, -72, 10, accent)}${path("M-56 22A54 54 0 0 0 52 22Z", accent)}${index === 6 ? rect(36, -168, 90, 50, accent, 8) + rect(20, -126, 120, 16, accent, 8) : ""}</g>`;
  };
  return [
    circle(500, -250, 150, accent),
    repeat(7, one),
    repeat(3, (index) =>
      line(
        `M${-width / 2 - 60 + index * 50} ${220 + index * 100}${"q50 -44 100 0t100 0".repeat(9)}`,
        index === 1 ? figure : accent,
        22,
      ),
    ),
    stipple(random, { box: [-width / 2, 200, width, 300], towards: 90, fill: accent, count: 2600, size: 8 }),
  ].join("");
};
