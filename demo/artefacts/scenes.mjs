/** Where the things of a case are seen: on a wall, in a hand, as an object. Sizes are those of the files. */
import { at, disc, display, half, line, P, rect, shape, within, words } from "./kit.mjs";
import { motif } from "./motifs.mjs";

const FLOOR = 826;

const person = (x, y, scale, coat, skin, hair) =>
  at(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-40, -224, 80, 150, coat, 40) +
      rect(-34, -94, 28, 94, P.ink) +
      rect(6, -94, 28, 94, P.ink) +
      half(-18, 0, 26, P.ink) +
      half(26, 0, 26, P.ink) +
      disc(0, -266, 40, skin) +
      half(0, -270, 43, hair) +
      rect(-72, -200, 34, 108, coat, 17) +
      disc(-55, -90, 18, skin),
  );

const WALLS = {
  brick: (tint) => {
    let d = "";
    for (let row = 0; row * 64 < FLOOR; row += 1) {
      d += `M0 ${row * 64}H1920`;
      for (let x = row % 2 ? 85 : 0; x < 1920; x += 170) d += `M${x} ${row * 64}v64`;
    }
    return line(d, tint, 2, 'stroke-opacity=".14"');
  },
  tiles: (tint) => {
    let d = "";
    for (let x = 0; x <= 1920; x += 96) d += `M${x} 0V${FLOOR}`;
    for (let y = 58; y <= FLOOR; y += 96) d += `M0 ${y}H1920`;
    return line(d, tint, 2, 'stroke-opacity=".14"');
  },
  planks: (tint) => {
    let d = "";
    for (let x = 120; x < 1920; x += 240) d += `M${x} 0V${FLOOR}`;
    return line(d, tint, 3, 'stroke-opacity=".2"');
  },
  windows: (tint) => {
    let o = "";
    for (let y = 40; y < 700; y += 150)
      for (let x = 1400; x < 1900; x += 120)
        o += rect(x, y, 74, 104, tint, 0, `fill-opacity="${(x * 7 + y * 3) % 5 < 2 ? 0.9 : 0.14}"`);
    return o;
  },
  plain: () => "",
};

const PROPS = {
  lamp: (tint) => rect(-6, 150, 12, FLOOR - 150, P.ink) + half(0, 152, 62, P.ink) + disc(0, 164, 24, tint),
  bench: (tint) => rect(-330, 716, 370, 22, tint, 4) + rect(-300, 738, 16, 88, P.ink) + rect(-6, 738, 16, 88, P.ink),
  plant: (tint) =>
    [-34, -12, 12, 34]
      .map((turn) =>
        at(`translate(-20 700) rotate(${turn})`, shape("M0 0C-34 -80 -20 -170 0 -210C20 -170 34 -80 0 0Z", tint)),
      )
      .join("") + shape("M-72 700H32L16 826H-56Z", P.ink),
  plinth: (tint) => rect(-150, 640, 210, 186, tint),
  none: () => "",
};

function poster({ ground, ink, accent, head, foot, art, kind = 1 }, x, y, width) {
  const height = width * 1.42;
  const size = Math.min(width * 0.15, (width * 0.86) / Math.max(...head.map((text) => text.length * 0.84)));
  return at(
    `translate(${x} ${y})`,
    rect(0, 0, width, height, ground) +
      display(width * 0.065, width * 0.065 + size * 0.86, size, head, ink) +
      motif(art, width / 2, height * 0.575, width * 0.0036, ink, accent, ground, kind) +
      line(`M${width * 0.065} ${height - width * 0.2}H${width * 0.935}`, ink, 2) +
      words(width * 0.065, height - width * 0.13, width * 0.051, foot, ink),
  );
}

export function wall({
  ground,
  tint = P.ink,
  kind = "brick",
  floor = P.ink,
  edge,
  prop = "lamp",
  propTint = P.sun,
  posters,
  coat,
  skin,
  hair,
  isMirrored = false,
}) {
  const places = [
    [60, 110],
    [500, 70],
    [940, 140],
  ].map(([x, y]) => [isMirrored ? 1520 - x : x, y]);
  const across = (x) => (isMirrored ? 1920 - x : x);
  const inOrder = isMirrored ? places.toReversed() : places;
  const drawn = posters.map((one, index) => poster(one, ...inOrder[index], 400)).join("");
  return (
    rect(0, 0, 1920, 960, ground) +
    WALLS[kind](tint) +
    rect(0, FLOOR, 1920, 134, floor) +
    rect(0, FLOOR, 1920, 8, edge) +
    at(`translate(${across(1840)} 0) scale(${isMirrored ? -1 : 1} 1)`, PROPS[prop](propTint)) +
    drawn +
    at(`translate(${across(1500)} ${FLOOR}) scale(${isMirrored ? -1 : 1} 1)`, person(0, 0, 1.36, coat, skin, hair))
  );
}

export function hand({ ground, skin, screen, ink, accent, left, right, art, kind, title, lines, button }) {
  const size = Math.min(64, 460 / Math.max(...title.map((text) => text.length * 0.8)));
  const below = 880 + title.length * size * 1.06;
  return (
    rect(0, 0, 1380, 1640, ground) +
    at(
      "translate(690 1640)",
      rect(-240, -520, 660, 880, skin, 220) +
        rect(200, -860, 300, 128, skin, 64) +
        rect(200, -706, 320, 128, skin, 64) +
        rect(200, -552, 300, 128, skin, 64),
    ) +
    at("translate(0 20)", rect(390, 340, 600, 1200, P.ink, 88) + rect(414, 364, 552, 1152, screen, 68)) +
    words(466, 462, 30, [left], ink, 600) +
    words(914, 462, 30, [right], ink, 400, "end") +
    motif(art, 690, 660, 1.6, ink, accent, screen, kind) +
    display(466, 880, size, title, ink) +
    words(466, below, 30, lines, ink) +
    rect(452, 1384, 476, 92, accent) +
    words(482, 1441, 30, [button], P.ink, 600) +
    words(898, 1441, 32, ["→"], P.ink, 600, "end") +
    at("translate(690 1640) rotate(-24 -400 -380)", rect(-470, -660, 160, 500, skin, 80))
  );
}

const OBJECTS = {
  box: ({ ink, accent, side, front, art, kind, head, foot }) =>
    shape("M130 470L650 320L1170 470L650 620Z", front) +
    shape("M130 470L650 620V1270L130 1100Z", side) +
    shape("M1170 470L650 620V1270L1170 1100Z", front) +
    shape("M650 620L1170 470V530L650 680L130 530V470Z", P.ink) +
    at("translate(390 905) skewY(16.2)", motif(art, 0, 0, 1.7, ink, accent, side, kind)) +
    at(
      "translate(716 880) skewY(-16.2)",
      display(0, 0, 66, head, P.ink) + words(0, head.length * 70 - 4, 36, foot, P.ink, 600),
    ),
  sleeve: ({ ink, accent, side, front, art, head, foot }) =>
    at("translate(820 600)", motif("record", 0, 0, 4.2, P.ink, accent, P.paper)) +
    at(
      "rotate(-4 520 680)",
      rect(130, 280, 760, 760, front) +
        motif(art, 510, 580, 2.9, ink, side, front) +
        display(176, 900, 74, head, ink) +
        words(176, 984, 34, foot, ink),
    ),
  bottle: ({ ink, accent, side, front, art, head, foot }) =>
    shape(
      "M540 130H760V330C760 430 900 470 900 610V1120a60 60 0 0 1-60 60H460a60 60 0 0 1-60-60V610C400 470 540 430 540 330Z",
      side,
    ) +
    rect(520, 92, 260, 96, accent, 24) +
    rect(400, 640, 500, 400, front) +
    motif(art, 650, 770, 1.05, ink, accent, front) +
    display(650, 950, 48, head, ink, 1.06, "middle") +
    words(650, 1012, 29, foot, ink, 500, "middle"),
  pocket: ({ ink, accent, side, front, head, foot }) =>
    at(
      "rotate(-7 650 500)",
      rect(560, 90, 190, 900, accent) +
        Array.from(
          { length: 10 },
          (_, i) =>
            line(`M560 ${150 + i * 62}h${i % 5 === 4 ? 110 : 60}`, P.ink, 6) +
            words(722, 160 + i * 62, 34, [String(10 - i)], P.ink, 600, "end"),
        ).join(""),
    ) +
    shape("M230 560H1070V1060L650 1220L230 1060Z", side) +
    shape("M230 560H1070V690H230Z", front) +
    line("M252 712V1040L650 1192L1048 1040V712", ink, 5, 'stroke-dasharray="22 16"') +
    display(650, 860, 64, head, ink, 1.06, "middle") +
    words(650, 1010, 36, foot, ink, 500, "middle"),
  paper: ({ ink, accent, side, front, art, head, foot }) =>
    at("rotate(5 650 650)", rect(330, 190, 720, 940, side)) +
    at(
      "rotate(-3 650 650)",
      rect(290, 170, 720, 940, front) +
        motif(art, 640, 430, 1.7, ink, accent, front) +
        display(350, 720, 74, head, ink) +
        words(350, 900, 34, foot, ink) +
        disc(880, 970, 84, accent) +
        half(880, 970, 84, ink),
    ),
  badge: ({ ink, accent, side, front, art, head, foot }) =>
    line("M420 -40L640 330L880 -40", side, 44) +
    at(
      "rotate(4 650 720)",
      rect(340, 330, 620, 800, front, 40) +
        rect(560, 372, 180, 34, side, 17) +
        motif(art, 650, 610, 1.7, ink, accent, front) +
        display(650, 890, 68, head, ink, 1.06, "middle") +
        words(650, 1040, 34, foot, ink, 500, "middle"),
    ),
  plate: ({ ink, accent, side, front, art, head, foot }) =>
    rect(-20, 420, 1340, 900, side) +
    disc(240, 560, 26, ink) +
    disc(1060, 560, 26, ink) +
    at(
      "rotate(-3 650 720)",
      rect(150, 480, 1000, 420, front, 30) +
        rect(176, 506, 948, 368, "none", 18, `stroke="${ink}" stroke-width="8"`) +
        display(650, 760, 170, head, ink, 1, "middle"),
    ) +
    words(650, 1060, 40, foot, front, 500, "middle") +
    motif(art, 650, 230, 1.5, ink, accent, side),
  mat: ({ ink, accent, side, front, art, head, foot }) =>
    at("rotate(9 650 650)", rect(250, 250, 800, 800, side, 60)) +
    at(
      "rotate(-6 650 650)",
      rect(250, 250, 800, 800, front, 60) +
        motif(art, 650, 520, 2, ink, accent, front) +
        display(650, 850, 70, head, ink, 1.06, "middle") +
        words(650, 976, 34, foot, ink, 500, "middle"),
    ),
  ticket: ({ ink, accent, side, front, art, head, foot }) =>
    at(
      "rotate(-10 650 650)",
      shape("M150 380H820a40 40 0 0 0 80 0H1150V920H900a40 40 0 0 0-80 0H150Z", front) +
        line("M860 440V860", ink, 5, 'stroke-dasharray="4 22"') +
        display(220, 570, 82, head, ink) +
        words(220, 800, 36, foot, ink) +
        motif(art, 1010, 650, 0.95, side, accent, front),
    ),
  jar: ({ ink, accent, side, front, art, head, foot }) =>
    rect(330, 330, 640, 860, side, 110) +
    rect(300, 220, 700, 150, accent, 30) +
    [340, 420, 500, 580, 660, 740, 820, 900].map((x) => half(x + 20, 370, 40, accent, 180)).join("") +
    rect(400, 580, 500, 420, front) +
    motif(art, 650, 710, 1, ink, accent, front) +
    display(650, 890, 52, head, ink, 1.06, "middle") +
    words(650, 950, 30, foot, ink, 500, "middle"),
  tin: ({ ink, accent, side, front, art, head, foot }) =>
    line("M330 430C330 60 970 60 970 430", P.ink, 14) +
    rect(310, 420, 680, 740, side, 20) +
    rect(280, 390, 740, 90, accent, 30) +
    shape("M420 480H560V640a44 44 0 0 1-88 0V600a26 26 0 0 1-52 0Z", accent) +
    rect(310, 700, 680, 330, front) +
    display(380, 830, 66, head, ink) +
    words(380, 980, 36, foot, ink) +
    motif(art, 880, 860, 0.85, ink, accent, front),
};

export const object = ({ ground, table, thing, ...rest }) =>
  rect(0, 0, 1300, 1300, ground) +
  (table ? rect(0, 1010, 1300, 290, table) : "") +
  within(rect(0, 0, 1300, 1300, P.ink), OBJECTS[thing](rest));
