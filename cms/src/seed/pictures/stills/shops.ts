import { circle, clipped, ellipse, half, line, path, rect, ring } from "../svg";
import { shaded, stipple } from "../stipple";
import { floor, repeat, standing, tapered, turned, type Canvas, type Still } from "./canvas";

/** What is said in a bubble, by its number. */
function word(kind: number, x: number, y: number, fill: string): string {
  switch (kind % 6) {
    case 0:
      return repeat(3, (index) => circle(x - 50 + index * 50, y, 17, fill));
    case 1:
      return line(`M${x - 66} ${y}q22 -44 44 0t44 0t44 0`, fill, 16);
    case 2:
      return half(x, y + 24, 56, fill);
    case 3:
      return [36, 80, 56, 100]
        .map((size, index) => rect(x - 60 + index * 34, y - size / 2, 18, size, fill, 9))
        .join("");
    case 4:
      return ring(x, y, 40, fill, 18);
    default:
      return line(`M${x - 46} ${y - 34}L${x} ${y + 30}L${x + 46} ${y - 34}`, fill, 18);
  }
}

/** Twelve greetings at once. */
export const bubbles: Still = ({ ground, figure, accent, random }) =>
  repeat(12, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const [x, y] = [-320 + column * 320, -372 + row * 246];
    const fill = [1, 5, 6, 10].includes(index) ? accent : figure;
    const left = (index + row) % 2 === 0;
    const tail = left
      ? `M${x - 90} ${y + 60}L${x - 116} ${y + 132}L${x - 20} ${y + 74}Z`
      : `M${x + 90} ${y + 60}L${x + 116} ${y + 132}L${x + 20} ${y + 74}Z`;
    const body = rect(x - 140, y - 92, 280, 176, fill, index % 4 === 3 ? 20 : 88);
    return (
      shaded(`bubble${index}`, body, random, {
        box: [x - 140, y - 92, 280, 176],
        towards: 80,
        fill: ground,
        count: 620,
        size: 6,
      }) +
      path(tail, fill) +
      word(index * 5 + row, x, y - 4, ground)
    );
  });

/** A shop shelf of bowls under its lamps. */
export const bowls: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const bowl = (x: number, foot: number, r: number, fill: string, id: string): string =>
    shaded(id, half(x, foot - r - 16, r, fill, 2), random, {
      box: [x - r, foot - r - 16, 2 * r, r],
      towards: 30,
      fill: ground,
      count: r * 6,
      size: 6,
    }) +
    standing(x, foot, r * 0.7, 18, fill) +
    line(`M${x - r * 0.82} ${foot - r + 18}H${x + r * 0.82}`, ground, 8);
  const lamp = (x: number, y: number, r: number): string =>
    line(`M${x} -500V${y - r}`, figure, 9) +
    circle(x, y + 8, r * 0.34, accent) +
    half(x, y, r, figure) +
    line(`M${x - r * 0.7} ${y - 22}H${x + r * 0.7}`, ground, 8);
  return [
    lamp(-290, -170, 120) + lamp(20, -280, 84) + lamp(310, -140, 140),
    rect(-width / 2, 170, width, 24, figure) + rect(-width / 2, 440, width, 24, figure),
    bowl(-330, 170, 120, accent, "a") + bowl(-330, 96, 76, figure, "a2") + bowl(-60, 170, 84, figure, "b"),
    tapered(140, 170, 70, 150, 150, accent) + half(140, 20, 75, accent, 0) + bowl(350, 170, 120, figure, "c"),
    bowl(-380, 440, 92, figure, "d") + bowl(-110, 440, 144, accent, "e"),
    standing(130, 440, 110, 170, figure, 50) +
      standing(130, 290, 50, 60, figure) +
      bowl(350, 440, 100, accent, "f") +
      bowl(350, 366, 64, figure, "g"),
    stipple(random, { box: [-width / 2, 464, width, 40], towards: 90, fill: figure, count: 400, size: 6 }),
  ].join("");
};

/** Two hands that say hello without a word. */
export const hands: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  const hand = (x: number, fill: string, mirror: number, id: string): string => {
    const fingers = [
      [-150, -300, -16],
      [-54, -370, -5],
      [50, -364, 5],
      [146, -288, 15],
    ] as const;
    const shape =
      fingers.map(([fx, top, tilt]) => turned(tilt, fx, 60, rect(fx - 48, top, 96, 420, fill, 48))).join("") +
      path("M-200 20Q-200 -30 -150 -30H150Q200 -30 200 20V160Q200 300 90 330V560H-90V330Q-200 300 -200 160Z", fill) +
      turned(52, 190, 160, rect(140, -90, 100, 290, fill, 50));
    return `<g transform="translate(${x} 40) scale(${mirror} 1) rotate(-9)">${shape}${clipped(id, shape.replaceAll(fill, "#000"), stipple(random, { box: [-260, -380, 620, 960], towards: 75, fill: ground, count: 6400, size: 8 }))}${line("M-120 90Q0 150 130 80M-70 170Q20 220 110 160", ground, 9)}${rect(-110, 410, 220, 180, fill === figure ? accent : figure)}${line("M-110 450H110", ground, 12)}</g>`;
  };
  return [
    circle(-360, -40, 380, accent) + circle(380, 30, 380, figure),
    stipple(random, { box: [-740, -420, 760, 760], towards: 200, fill: ground, count: 2600, size: 8 }),
    hand(-360, figure, 1, "left") + hand(380, accent, -1, "right"),
  ].join("");
};

/** A steel cabinet full of other people's things, with a doily on it. */
export const server: Still = (canvas) => {
  const { ground, figure, accent, random, width } = canvas;
  const unit = (index: number): string => {
    const y = -190 + index * 124;
    return (
      rect(-236, y, 472, 104, ground, 8) +
      circle(-190, y + 52, 20, index === 2 ? accent : figure) +
      circle(-134, y + 52, 12, accent) +
      repeat(9, (slot) => rect(-70 + slot * 32, y + 24, 16, 56, figure, 8))
    );
  };
  return [
    circle(0, -60, 440, accent),
    stipple(random, { box: [-440, -500, 880, 880], towards: 100, fill: ground, count: 2600, size: 7 }),
    floor(canvas, 400, figure) + line(`M${-width / 2} 440H${width / 2}`, ground, 8),
    shaded("box", rect(-280, -230, 560, 600, figure, 20), random, {
      box: [-280, -230, 560, 600],
      towards: 10,
      fill: ground,
      count: 4200,
      size: 7,
    }),
    rect(-230, 366, 60, 40, figure) + rect(170, 366, 60, 40, figure),
    repeat(4, unit),
    repeat(
      7,
      (index) =>
        circle(-264 + index * 88, -204, 50, ground) +
        circle(-264 + index * 88, -208, 40, accent) +
        circle(-264 + index * 88, -196, 12, ground),
    ) + rect(-320, -262, 640, 40, accent, 20),
    path("M-60 -262Q-120 -360 -34 -390V-430H34V-390Q120 -360 60 -262Z", figure) + line("M-72 -330H72", ground, 10),
    [-30, 0, 30]
      .map((tilt) =>
        turned(tilt, 0, -420, line("M0 -420V-480", ground, 8) + circle(0, -490, 24, tilt === 0 ? figure : ground)),
      )
      .join(""),
  ].join("");
};

/** Tea for two, and a chair pulled up for whoever has to explain their work. */
export const tea: Still = ({ ground, figure, accent, random }) => {
  const place = (tilt: number): string =>
    turned(
      tilt,
      0,
      0,
      circle(0, 300, 92, ground) +
        circle(0, 300, 74, accent) +
        circle(0, 300, 40, ground) +
        ring(108, 300, 20, ground, 12) +
        line("M-140 240V360", ground, 12) +
        ellipse(-140, 236, 14, 26, ground),
    );
  return [
    repeat(24, (index) => turned(index * 15, 0, 0, circle(0, 452, 58, figure))),
    circle(0, 0, 450, figure),
    repeat(24, (index) => turned(index * 15, 0, 0, circle(0, 452, 20, ground))),
    clipped(
      "cloth",
      circle(0, 0, 430, "#000"),
      stipple(random, { box: [-430, -430, 860, 860], towards: 50, fill: ground, count: 4600, size: 8 }),
    ),
    ring(0, 0, 406, accent, 9),
    place(0) + place(180),
    circle(0, 0, 150, ground) +
      circle(0, 0, 128, accent) +
      circle(0, 0, 50, ground) +
      circle(0, 0, 28, figure) +
      path("M110 -60L230 -110L250 -70L140 -10Z", ground) +
      line("M-120 -60Q-230 0 -120 60", ground, 26),
    [
      [-300, 60],
      [-260, -70],
      [-310, -20],
    ]
      .map(([x = 0, y = 0]) => rect(x - 22, y - 22, 44, 44, ground, 6))
      .join(""),
    circle(290, 40, 80, ground) +
      circle(290, 40, 62, figure) +
      repeat(6, (index) => turned(index * 60, 290, 40, circle(290, 10, 13, accent))),
  ].join("");
};

/** Knitting of loops: two rows of slanting stitches, over and over. */
function stitches({ width, height }: Canvas, fill: string): string {
  const [wide, high] = [54, 46];
  return repeat(Math.ceil(width / wide) * Math.ceil(height / high), (index) => {
    const columns = Math.ceil(width / wide);
    const [x, y] = [-width / 2 + (index % columns) * wide, -height / 2 + Math.floor(index / columns) * high];
    return line(`M${x + 8} ${y}L${x + wide / 2} ${y + high - 8}L${x + wide - 8} ${y}`, fill, 11);
  });
}

/** A cloud on the needles. */
export const cloud: Still = (canvas) => {
  const { ground, figure, accent, random } = canvas;
  const shape =
    [
      [-300, 60, 190],
      [-80, -90, 240],
      [190, -30, 210],
      [380, 90, 150],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, figure))
      .join("") + rect(-490, 40, 1020, 200, figure, 100);
  return [
    circle(440, -250, 150, accent),
    line("M-700 -360L-120 160M-560 -430L-240 190", accent, 22) +
      circle(-700, -360, 34, accent) +
      circle(-560, -430, 34, accent),
    shape,
    clipped("knit", shape.replaceAll(figure, "#000"), stitches(canvas, ground)),
    clipped(
      "under",
      shape.replaceAll(figure, "#000"),
      stipple(random, { box: [-500, 60, 1040, 200], towards: 90, fill: accent, count: 2600, size: 9 }),
    ),
    line("M480 220Q640 300 500 380Q380 440 300 380", figure, 12),
    shaded("yarn", circle(160, 370, 118, figure), random, {
      box: [42, 252, 236, 236],
      towards: 60,
      fill: ground,
      count: 900,
      size: 7,
    }) +
      line(
        "M70 310Q160 250 250 320M60 370Q160 300 276 380M80 440Q180 360 260 430M130 470Q60 370 130 264M200 480Q140 370 210 262",
        ground,
        10,
      ),
    repeat(6, (index) => line(`M${-420 + index * 70} ${300 + (index % 3) * 26}v${50 + (index % 2) * 40}`, accent, 14)),
  ].join("");
};
